// Keeps the open book readable when the network is gone. Registered by the reader for the book's own address alone.
const shelf = `book ${self.registration.scope}`
/** Whose address names their version. */
const LASTING = ['/picture.svg', '/sound.mp3']
const lasting = (url) =>
  url.pathname.startsWith('/_next/static/') ||
  (LASTING.some((end) => url.pathname.endsWith(end)) && url.searchParams.has('v'))
/** When each word of the book is said. */
const isNarration = (url) =>
  /^\/api\/(?:stories\/[^/]+\/narrations\/[^/]+|recordings\/[^/]+\/narration)$/.test(url.pathname)

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith('book ') && name !== shelf) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('message', (event) => {
  const urls = event.data?.keep
  if (!Array.isArray(urls)) return
  const keepAll = async () => {
    const cache = await caches.open(shelf)
    for (const url of urls) {
      if (lasting(new URL(url, self.location.origin)) && (await cache.match(url))) continue
      try {
        const answer = await fetch(url, { credentials: 'same-origin' })
        if (answer.ok && !answer.redirected) await cache.put(url, answer)
      } catch {
        // Gone before all was cached: what is there still serves.
      }
    }
    for (const client of await self.clients.matchAll()) client.postMessage({ cached: urls.length })
  }
  event.waitUntil(keepAll())
})

/** The newest when there is a network, the cached one when there is none. */
async function newestOrKept(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const { pathname, search } = new URL(request.url)
    const cached = await caches.match(pathname + (request.mode === 'navigate' ? '' : search), { cacheName: shelf })
    if (cached) return cached
    throw error
  }
}

/** A book that its owner took away is forgotten. */
async function page(request) {
  const answer = await newestOrKept(request)
  if (answer.status === 404) await caches.delete(shelf)
  return answer
}

/** A cached picture is shown at once; whether it is still anybody's to see is asked behind it. */
async function keptOrFetched(event) {
  const { request } = event
  const cached = await caches.match(request, { cacheName: shelf })
  if (!cached) return fetch(request)
  if (request.url.includes('/picture.svg')) event.waitUntil(forgetIfGone(request))
  return cached
}

async function forgetIfGone(request) {
  const answer = await fetch(request).catch(() => null)
  if (answer?.status === 404) await caches.delete(shelf)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (lasting(url)) event.respondWith(keptOrFetched(event))
  // Edges of torn paper: their addresses say nothing of their age.
  else if (url.pathname.startsWith('/paper/') || isNarration(url)) event.respondWith(newestOrKept(request))
})
