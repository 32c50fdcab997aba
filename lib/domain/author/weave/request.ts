// What the room gives the weaver: its title and description, its cast, and its ideas in their order.
import type { IdeaTrace } from '../../collaboration/room-log'
import type { IdeaFate, IdeaType } from '../../collaboration/room'
import type { Manuscript } from '../../story/manuscript'
import type { StoryRequest } from '../../story/request'

export interface WeaveIdea {
  id: string
  type: IdeaType
  content: string
  /** The name of whoever gave it. */
  giver: string
  /** The creator's choice; null leaves it to the author. */
  fate: IdeaFate | null
}
export interface WeaveRequest {
  title: string
  description?: string | undefined
  story: StoryRequest
  ideas: readonly WeaveIdea[]
}
export interface PlannedIdea {
  id: string
  fate: IdeaFate
}
export interface Woven {
  manuscript: Manuscript
  traces: IdeaTrace[]
}
