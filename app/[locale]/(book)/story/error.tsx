'use client'
import { useEffect } from 'react'
import { StoryFailure } from '@/components/book/story-failure'
import type { FailureProps } from '@/components/site/retry-failed-page'

export default function Failure(props: FailureProps) {
  const { error } = props
  useEffect(() => console.error(error), [error])
  return <StoryFailure {...props} />
}
