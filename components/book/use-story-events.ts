import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '@/lib/paths'

const ENDS = ['ready', 'failed', 'held'] as const

interface Making {
  /** Pages that stand. */
  pages: number
  /** Events were refused for good: then the page has to ask. */
  deaf: boolean
}

/**
 * Follows a story while it is written, from the page that is known; `onEnd` when there is nothing more to follow. A
 * lost connection comes back by itself and misses nothing.
 */
export function useStoryEvents(id: string, known: number, onEnd: () => void): Making {
  const [pages, setPages] = useState(known)
  const [deaf, setDeaf] = useState(false)
  // What was known at first is where it starts; later pages come by events.
  const start = useEffectEvent(() => known)
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    const source = new EventSource(`${api.storyEvents(id)}?after=${start()}`)
    source.addEventListener('page', ({ lastEventId }) =>
      setPages((before) => Math.max(before, Number(lastEventId) || 0)),
    )
    for (const end of ENDS) {
      source.addEventListener(end, () => {
        source.close()
        ended()
      })
    }
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) setDeaf(true)
    })
    return () => source.close()
  }, [id])
  return { pages: Math.max(pages, known), deaf }
}
