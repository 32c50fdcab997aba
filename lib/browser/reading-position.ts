'use client'
import { keep, recall } from '@/lib/browser/storage'
import { PLACE_KEY } from './reading-keys'

/** Newest last; old ones fall out. */
const AT_MOST = 40

type Place = [id: string, page: number]
const isPlace = (kept: unknown): kept is Place =>
  Array.isArray(kept) && kept.length === 2 && typeof kept[0] === 'string' && Number.isInteger(kept[1]) && kept[1] >= 1

function all(): Place[] {
  try {
    const kept: unknown = JSON.parse(recall(PLACE_KEY) ?? '[]')
    return Array.isArray(kept) && kept.every(isPlace) ? kept : []
  } catch {
    return []
  }
}

/** The page where this browser left a story, from 1; the first for a story that was not begun. */
export const leftOff = (id: string): number => all().find(([one]) => one === id)?.[1] ?? 1

/** A book read to its last page begins anew. */
export function keepPlace(id: string, page: number, total: number): void {
  const others = all().filter(([one]) => one !== id)
  const now: Place[] = page > 1 && page < total ? [[id, page]] : []
  keep(PLACE_KEY, JSON.stringify([...others, ...now].slice(-AT_MOST)))
}
