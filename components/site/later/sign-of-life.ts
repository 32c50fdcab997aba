'use client'

/** What somebody who is there does, with a pointer, a finger, keys or a screen reader. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
] as const

const first = (names: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const heard = () => {
      for (const name of names) removeEventListener(name, heard, true)
      resolve()
    }
    for (const name of names) addEventListener(name, heard, { capture: true, passive: true })
  })

/** A browser that keeps something of ours has been here before, and what it keeps has to be shown. */
function hasMemories(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    return false
  }
}

/**
 * Until a part of a page that the server has drawn is needed for more than reading: at the first sign that somebody is there, and at once where the address or
 * the browser's memory has something to say; `sooner` may know of more. A page that was drawn here, where nothing is kept of what is typed early, needs all
 * of itself at once.
 */
export async function untilWanted(sooner: () => Promise<void>): Promise<void> {
  const typed = typeof window === 'undefined' ? undefined : window.wagtaleTyped
  if (typed?.length !== 0 || location.search !== '' || hasMemories()) return
  await Promise.race([first(SIGNS), sooner()])
}

/** Until it may be worth trying again what the line did not let through: it is back, or after a while in which somebody went on. */
export async function untilTriedAgain(afterMs: number): Promise<void> {
  await Promise.race([
    first(['online']),
    Promise.all([first(['input', 'click']), new Promise((resolve) => setTimeout(resolve, afterMs))]),
  ])
}
