'use client'
import { useEffect } from 'react'
import { StoryFailure } from '@/components/book/story-failure'
import type { ErrorPageProps } from '@/components/site/retry-failed-page'

export default function StoryError(props: ErrorPageProps) {
  const { error } = props
  useEffect(() => console.error(error), [error])
  return <StoryFailure {...props} />
}
