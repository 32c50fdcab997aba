'use client'
import { ErrorScreen } from '@/components/site/error-screen'
import type { ErrorPageProps } from '@/components/site/retry-failed-page'

/** Inside the frame, so that the way to the other pages stays. */
export default function AdminError(props: ErrorPageProps) {
  return <ErrorScreen {...props} />
}
