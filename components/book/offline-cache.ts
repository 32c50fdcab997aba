'use client'
import { loadConfetti } from '@/components/site/confetti'
import { loadToastViewport } from '@/components/ui/load-toast'
import { loadNarrator } from './narrator/load-narrator'
import { READER_FONTS } from '@/lib/browser/reading-keys'

const letters = () =>
  [...document.fonts]
    .filter(({ family, weight }) => !/700|bold/.test(weight) && READER_FONTS.some((face) => face === family))
    .map((face) => face.load())

/** Parts that load on demand: a book that is read offline needs its narrator, messages, confetti and fonts too. */
const late = () => Promise.allSettled([loadNarrator(), loadToastViewport(), loadConfetti(), ...letters()])

const KEPT = ['/_next/static/', '/paper/']

/**
 * Anything the open book needs again when the network is gone: this page, what it has loaded so far, and all its
 * pictures.
 */
const needed = (pictures: readonly string[]): string[] => {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => KEPT.some((folder) => name.startsWith(`${location.origin}${folder}`)))
  return [...new Set([location.pathname, ...loaded, ...pictures])]
}

/**
 * Has the reader's service worker cache the open book, and only it. Its scope is the book's own address, so that no
 * other page is touched. Browsers without service workers, and closed storage, read on with the network.
 */
export async function cacheBook(pictures: readonly string[]): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  try {
    const scope = new URL(location.pathname, location.origin).href
    for (const other of await navigator.serviceWorker.getRegistrations())
      if (other.scope !== scope && other.active?.scriptURL.endsWith('/reader-worker.js')) await other.unregister()
    await navigator.serviceWorker.register('/reader-worker.js', { scope: location.pathname })
    const { active } = await navigator.serviceWorker.ready
    await late()
    active?.postMessage({ keep: needed(pictures) })
  } catch (error) {
    console.warn('this book can only be read with a network', error)
  }
}
