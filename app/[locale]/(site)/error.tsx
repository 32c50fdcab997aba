'use client'
import { ErrorScreen } from '@/components/site/error-screen'
import type { ErrorPageProps } from '@/components/site/retry-failed-page'

/** Inside the shop, so that header and footer stay. */
export default function SiteError(props: ErrorPageProps) {
  return <ErrorScreen {...props} />
}
