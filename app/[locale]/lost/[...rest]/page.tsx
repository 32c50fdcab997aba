import { notFound } from 'next/navigation'

/** Rendered for each request: addresses that are no page must not fill the page cache. */
export const dynamic = 'force-dynamic'

export default function NoSuchPage() {
  notFound()
}
