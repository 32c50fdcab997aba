'use client'

/** The stored text of a key; null when there is none or the storage is closed (a private window). */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Gives whether it was stored: storage may be closed or full. */
export function writeStorage(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch (error) {
    console.warn(`${key} not stored`, error)
    return false
  }
}
