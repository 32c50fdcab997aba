import type { IdeaTrace } from '@/lib/domain/collaboration/room-log'

/** A stretch of a page's text, and the idea that it tells. */
export interface TextPart {
  text: string
  ideaId: string | null
}

/** A page's text cut where ideas begin and end. Of two that overlap the later one begins where the earlier one ends. */
export function cutByTraces(content: string, traces: readonly IdeaTrace[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const inText = traces
    .flatMap(({ ideaId, start, end }) => (start === undefined || end === undefined ? [] : [{ ideaId, start, end }]))
    .sort((a, b) => a.start - b.start)
  for (const { ideaId, start, end } of inText) {
    const from = Math.max(start, at)
    const to = Math.min(end, content.length)
    if (to <= from) continue
    if (from > at) parts.push({ text: content.slice(at, from), ideaId: null })
    parts.push({ text: content.slice(from, to), ideaId })
    at = to
  }
  if (at < content.length) parts.push({ text: content.slice(at), ideaId: null })
  return parts
}
