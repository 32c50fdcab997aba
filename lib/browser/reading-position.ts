'use client'
import { writeStorage, readStorage } from '@/lib/browser/storage'
import { READING_POSITION_KEY } from './reading-keys'

/** Newest last; old ones fall out. */
const AT_MOST = 40

type Place = [id: string, page: number]
const isPlace = (kept: unknown): kept is Place =>
  Array.isArray(kept) && kept.length === 2 && typeof kept[0] === 'string' && Number.isInteger(kept[1]) && kept[1] >= 1

function all(): Place[] {
  try {
    const kept: unknown = JSON.parse(readStorage(READING_POSITION_KEY) ?? '[]')
    return Array.isArray(kept) && kept.every(isPlace) ? kept : []
  } catch {
    return []
  }
}

/** The page where this browser left a story, from 1; the first for a story that was not begun. */
export const loadReadingPosition = (id: string): number => all().find(([one]) => one === id)?.[1] ?? 1

/** A book read to its last page begins anew. */
export function saveReadingPosition(id: string, page: number, total: number): void {
  const others = all().filter(([one]) => one !== id)
  const now: Place[] = page > 1 && page < total ? [[id, page]] : []
  writeStorage(READING_POSITION_KEY, JSON.stringify([...others, ...now].slice(-AT_MOST)))
}
