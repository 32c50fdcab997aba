'use client'
import { writeStorage, readStorage } from '@/lib/browser/storage'
import { READING_POSITION_KEY } from './reading-keys'

/** Positions stored at most, newest last. */
const AT_MOST = 40

type Place = [id: string, page: number]
const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  Number.isInteger(value[1]) &&
  value[1] >= 1

function all(): Place[] {
  try {
    const value: unknown = JSON.parse(readStorage(READING_POSITION_KEY) ?? '[]')
    return Array.isArray(value) && value.every(isPlace) ? value : []
  } catch {
    return []
  }
}

/** The page where this browser left a story, from 1; the first for a story that was not begun. */
export const loadReadingPosition = (id: string): number => all().find(([one]) => one === id)?.[1] ?? 1

/** Removes the position of a book that is at its first or last page: it starts from the beginning. */
export function saveReadingPosition(id: string, page: number, total: number): void {
  const others = all().filter(([one]) => one !== id)
  const now: Place[] = page > 1 && page < total ? [[id, page]] : []
  writeStorage(READING_POSITION_KEY, JSON.stringify([...others, ...now].slice(-AT_MOST)))
}
