'use client'
import { loadConfetti } from '@/components/site/confetti'
import { loadToastViewport } from '@/components/ui/load-toast'
import { loadMotion } from './motion/load-motion'
import { loadNarrator } from './narrator/load-narrator'
import { READER_FONTS } from '@/lib/browser/reading-keys'
import { neededAgain } from './keep-for-offline'

const letters = () =>
  [...document.fonts]
    .filter(({ family, weight }) => !/700|bold/.test(weight) && READER_FONTS.some((face) => face === family))
    .map((face) => face.load())

/**
 * Parts that load on demand: a book that is read offline needs its narrator, movements, messages, confetti and fonts
 * too.
 */
const late = () => Promise.allSettled([loadNarrator(), loadMotion(), loadToastViewport(), loadConfetti(), ...letters()])

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
    active?.postMessage({ keep: neededAgain(pictures) })
  } catch (error) {
    console.warn('this book can only be read with a network', error)
  }
}
