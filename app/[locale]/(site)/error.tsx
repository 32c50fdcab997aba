'use client'
import { Failure } from '@/components/site/failure'
import type { FailureProps } from '@/components/site/start-again'

/** Inside the shop, so that header and footer stay. */
export default function SiteFailure(props: FailureProps) {
  return <Failure {...props} />
}
