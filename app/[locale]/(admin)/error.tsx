'use client'
import { Failure } from '@/components/site/error-screen'
import type { FailureProps } from '@/components/site/retry-failed-page'

/** Inside the frame, so that the way to the other pages stays. */
export default function StaffFailure(props: FailureProps) {
  return <Failure {...props} />
}
