'use client'
import { Failure } from '@/components/site/failure'
import type { FailureProps } from '@/components/site/start-again'

export default function LocaleFailure(props: FailureProps) {
  return (
    <main>
      <Failure {...props} />
    </main>
  )
}
