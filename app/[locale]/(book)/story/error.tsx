'use client'
import { useEffect } from 'react'
import { StoryFailure } from '@/components/book/story-failure'

export default function Failure({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  useEffect(() => console.error(error), [error])
  return <StoryFailure retry={reset} />
}
