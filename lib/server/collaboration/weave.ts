// The one place where a room's book meets its author.
import type { IdeaFate, IdeaType } from '@/lib/domain/collaboration/room'
import type { IdeaTrace } from '@/lib/domain/collaboration/room-log'
import type { Manuscript } from '@/lib/domain/story/manuscript'
import type { StoryRequest } from '@/lib/domain/story/request'

/** `fate`: the creator's choice; null leaves it to the author. */
export interface WeaveIdea {
  id: string
  type: IdeaType
  content: string
  giver: string
  fate: IdeaFate | null
}
/** `ideas`: in the room's order. */
export interface WeaveRequest {
  title: string
  description?: string
  story: StoryRequest
  ideas: WeaveIdea[]
}
export interface Woven {
  manuscript: Manuscript
  traces: IdeaTrace[]
}
/** `onPage` is called for each page as it is written, where the author writes page by page. */
export type Weave = (
  request: WeaveRequest,
  onPage: (page: { number: number; content: string }) => Promise<void>,
) => Woven | Promise<Woven>

/** The author of rooms' books. */
export const weave: Weave = () => {
  throw new Error('rooms have no author yet')
}
