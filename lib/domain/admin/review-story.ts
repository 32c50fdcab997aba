// A story as administrators see it: in the list, and open beside it.
import type { StoryState } from '../story/story'
import type { Flags } from './review'

interface Standing extends Flags {
  id: string
  title: string
  childName: string
  lifeSkill: string
  state: StoryState
  featured: boolean
  declined: boolean
  /** With each of the two a decision says what it was made on (lib/server/admin/decide-story). */
  reviewVersion: number
  version: number
}

export interface ReviewRow extends Standing {
  petName: string
  createdAt: Date
}

/** A text that was typed, with the codes of what moderation found in it. */
interface HeldText {
  field: string
  text: string
  rules: string[]
}

/** All that the reviewer's panel shows of one story. */
export interface Review extends Standing {
  childAge: string
  pets: { name: string; type: string }[]
  language: string
  shared: boolean
  moderationNotes: string
  excerpt: string
  pictures: string[]
  /** Of a story that moderation has ever held: what was typed, and why. */
  held: HeldText[]
  /** The last that an administrator did with it. */
  last: { actor: string; action: string; at: string } | null
}
