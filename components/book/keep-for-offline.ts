'use client'

const KEPT = ['/_next/static/', '/paper/']

/**
 * Anything the open book needs again when the network is gone: this page, what it has loaded so far, and these files of
 * its own.
 */
export function neededAgain(files: readonly string[]): string[] {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => KEPT.some((folder) => name.startsWith(`${location.origin}${folder}`)))
  return [...new Set([location.pathname, ...loaded, ...files])]
}

/**
 * Adds files of the open book to what the reader's service worker has of it. Where no worker is, or it has nothing to
 * do with this page, nothing happens.
 */
export async function keepForOffline(files: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration(location.pathname)
    registration?.active?.postMessage({ keep: neededAgain(files) })
  } catch (error) {
    console.warn('this book can only be heard with a network', error)
  }
}
