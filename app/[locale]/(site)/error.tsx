'use client'
import { Failure } from '@/components/site/error-screen'
import type { FailureProps } from '@/components/site/retry-failed-page'

/** Inside the shop, so that header and footer stay. */
export default function SiteFailure(props: FailureProps) {
  return <Failure {...props} />
}
