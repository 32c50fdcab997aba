'use client'
import { Failure, type FailureProps } from '@/components/site/failure'

/** Inside the frame, so that the way to the other pages stays. */
export default function StaffFailure(props: FailureProps) {
  return <Failure {...props} />
}
