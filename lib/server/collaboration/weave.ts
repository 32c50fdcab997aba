// The one place where a room's book meets its author.
import type { WeaveRequest, Woven } from '@/lib/domain/author/weave'

/** `onPage` is called for each page as it is written, where the author writes page by page. */
export type Weave = (
  request: WeaveRequest,
  onPage: (page: { number: number; content: string }) => Promise<void>,
) => Promise<Woven>

/** The built-in author. Loaded when first needed. */
export const weave: Weave = async (request) => {
  const { weaveStory } = await import('@/lib/domain/author/weave')
  return weaveStory(request)
}
