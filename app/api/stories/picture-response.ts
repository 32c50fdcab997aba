import type { PictureCaching, ShownPicture } from '@/lib/server/stories/get-picture'

const YEAR = 31_536_000
const SCOPES = { everybody: 'public', owner: 'private', nobody: 'private' } as const satisfies Record<
  PictureCaching,
  string
>

/**
 * How a picture may be kept. Under its version it never changes, so whoever may keep it does so for good. Anybody else asks each time,
 * and is answered without a drawing while the picture is the one he has: so a story that is no longer shared is gone at once.
 */
export function cacheHeaders(
  { version, keepers }: ShownPicture,
  requestedVersion: string | undefined,
): { etag: string; 'cache-control': string } {
  const immutable = keepers !== 'nobody' && requestedVersion === String(version)
  return {
    etag: `"${version}"`,
    'cache-control': `${SCOPES[keepers]}, ${immutable ? `max-age=${YEAR}, immutable` : 'no-cache'}`,
  }
}

/** 304 for whoever has this very picture. */
export function isNotModified(request: Request, headers: { etag: string; 'cache-control': string }): Response | null {
  const tags = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(headers.etag) ? new Response(null, { status: 304, headers }) : null
}
