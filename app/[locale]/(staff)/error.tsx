'use client'
import { Failure } from '@/components/site/failure'
import type { FailureProps } from '@/components/site/start-again'

/** Inside the frame, so that the way to the other pages stays. */
export default function StaffFailure(props: FailureProps) {
  return <Failure {...props} />
}
