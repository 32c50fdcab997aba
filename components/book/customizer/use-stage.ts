'use client'
import { useEffect, useRef, useState } from 'react'
import { openWorker, type WorkerClient } from '@/lib/browser/worker-client'
import type { Customizations } from '@/lib/domain/illustration/customizations'
import type { DrawingBoard } from '@/lib/domain/illustration/drawing-board'
import type { Stage, StageRequest } from './render-stage'

const openStage = (): WorkerClient<StageRequest, Stage> =>
  openWorker({
    worker: () => new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async (wish) => (await import('./render-stage')).renderStage(wish),
  })

/**
 * Draws the page again with each change: one drawing at a time, and after it only the newest wish. The last one stays
 * until the next is there.
 */
export function useStage(
  board: DrawingBoard,
  chosen: Customizations,
  page: number,
): { stage: Stage | null; failed: boolean } {
  const [stage, setStage] = useState<Stage | null>(null)
  const [failed, setFailed] = useState(false)
  const worker = useRef<WorkerClient<StageRequest, Stage> | null>(null)
  const wish = useRef<StageRequest | null>(null)
  const drawing = useRef(false)

  useEffect(() => {
    const opened = openStage()
    worker.current = opened
    return () => {
      opened.close()
      worker.current = null
      drawing.current = false
    }
  }, [])

  useEffect(() => {
    wish.current = {
      board,
      chosen,
      page,
    }
    const draw = async (): Promise<void> => {
      const table = worker.current
      if (drawing.current || !table) return
      drawing.current = true
      try {
        while (wish.current && worker.current === table) {
          const request = wish.current
          wish.current = null
          const drawn = await table.draw(request)
          if (worker.current === table) setStage(drawn)
          setFailed(false)
        }
      } catch (error) {
        console.warn('picture not drawn', error)
        setFailed(true)
      } finally {
        if (worker.current === table) drawing.current = false
      }
    }
    void draw()
  }, [board, chosen, page])
  return { stage, failed }
}
