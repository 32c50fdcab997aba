'use client'

/** What the browser keeps under a key; null where it keeps nothing, or keeps its storage closed (private windows, full disks). */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether it was kept. */
export function writeStorage(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch (error) {
    console.warn(`${key} not stored`, error)
    return false
  }
}
