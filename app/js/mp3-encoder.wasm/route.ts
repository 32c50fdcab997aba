import { readEncoder } from '@/lib/documents/mp3/read-encoder'

/**
 * Copied once, while the site is built: unchanged and as a file of its own, as its licence asks
 * (docs/decisions/voice.md).
 */
export const dynamic = 'force-static'

export const GET = async () =>
  new Response(await readEncoder(), {
    headers: { 'content-type': 'application/wasm', 'cache-control': 'public, max-age=86400' },
  })
