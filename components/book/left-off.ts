'use client'
import { z } from 'zod'
import { keep, recall } from '@/components/site/browser-memory'
import { PLACE_KEY } from './reading-keys'

/** Newest last; old ones fall out. */
const places = z.array(z.tuple([z.string(), z.int().min(1)])).catch([])
const AT_MOST = 40

function all(): [id: string, page: number][] {
  try {
    return places.parse(JSON.parse(recall(PLACE_KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** The page where this browser left a story, from 1; the first for a story that was not begun. */
export const leftOff = (id: string): number => all().find(([one]) => one === id)?.[1] ?? 1

/** A book read to its last page begins anew. */
export function keepPlace(id: string, page: number, total: number): void {
  const others = all().filter(([one]) => one !== id)
  const now: [string, number][] = page > 1 && page < total ? [[id, page]] : []
  keep(PLACE_KEY, JSON.stringify([...others, ...now].slice(-AT_MOST)))
}
