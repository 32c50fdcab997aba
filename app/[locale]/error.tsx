'use client'
import { Failure, type FailureProps } from '@/components/site/failure'

export default function LocaleFailure(props: FailureProps) {
  return (
    <main>
      <Failure {...props} />
    </main>
  )
}
