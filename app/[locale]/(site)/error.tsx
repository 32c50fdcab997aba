'use client'
import { Failure, type FailureProps } from '@/components/site/failure'

/** Inside the shop, so that header and footer stay. */
export default function SiteFailure(props: FailureProps) {
  return <Failure {...props} />
}
