// A story in the review list, and in the panel beside it.
import type { StoryState } from '../story/story'
import type { Flags } from './review'

interface ReviewState extends Flags {
  id: string
  title: string
  childName: string
  lifeSkill: string
  state: StoryState
  featured: boolean
  declined: boolean
  /** Both are sent back with a decision (optimistic locking, lib/server/admin/decide-story). */
  reviewVersion: number
  version: number
}

export interface ReviewRow extends ReviewState {
  petName: string
  createdAt: Date
}

/** A text of the request with the codes of moderation's findings. */
interface HeldText {
  field: string
  text: string
  rules: string[]
}

/** Everything that the review panel shows. */
export interface Review extends ReviewState {
  childAge: string
  pets: { name: string; type: string }[]
  language: string
  shared: boolean
  moderationNotes: string
  excerpt: string
  pictures: string[]
  /** For a story that moderation held at some time: the texts and the findings. */
  held: HeldText[]
  /** The latest action on it. */
  last: { actor: string; action: string; at: string } | null
}
