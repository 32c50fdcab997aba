'use client'
import { useState, type ReactNode } from 'react'
import { DRAFT_KEY } from '@/lib/domain/story/storage-keys'
import type { WholeStory } from '@/lib/http/endpoints'
import type { DrawnPreview } from '@/components/story-preview/drawn-preview'
import { removeDraft } from '@/lib/browser/draft-storage'
import { ExtendedFormDone } from './extended-form-done'
import { ExtendedForm } from './extended-form'

/** The form, and in its place the story once it is made; another one begins with an empty form. */
export function ExtendedFormClient({ title, first }: { title: ReactNode; first: DrawnPreview | null }) {
  const [created, setCreated] = useState<WholeStory | null>(null)
  const [round, setRound] = useState(1)
  const another = () => {
    removeDraft(DRAFT_KEY)
    setCreated(null)
    setRound(round + 1)
    scrollTo(0, 0)
  }
  return created ? (
    <ExtendedFormDone story={created} onAnother={another} />
  ) : (
    <ExtendedForm key={round} again={round > 1} title={title} first={first} onMade={setCreated} />
  )
}
