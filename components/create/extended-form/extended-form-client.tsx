'use client'
import { useState, type ReactNode } from 'react'
import { DRAFT_KEY } from '@/lib/domain/story/storage-keys'
import type { WholeStory } from '@/lib/http/endpoints'
import type { Drawn } from '@/components/story-preview/drawn-preview'
import { forget } from '@/lib/browser/draft-storage'
import { WholeDone } from './extended-form-done'
import { WholeForm } from './extended-form'

/** The form, and in its place the story once it is made; another one begins with an empty form. */
export function WholeDesk({ title, first }: { title: ReactNode; first: Drawn | null }) {
  const [made, setMade] = useState<WholeStory | null>(null)
  const [round, setRound] = useState(1)
  const another = () => {
    forget(DRAFT_KEY)
    setMade(null)
    setRound(round + 1)
    scrollTo(0, 0)
  }
  return made ? (
    <WholeDone story={made} onAnother={another} />
  ) : (
    <WholeForm key={round} again={round > 1} title={title} first={first} onMade={setMade} />
  )
}
