import type { Keepers } from '@/lib/server/stories/keepers'

const YEAR = 31_536_000
const SCOPES = { everybody: 'public', owner: 'private', nobody: 'private' } as const satisfies Record<Keepers, string>

/**
 * Caching of what has a version: a picture, the sound of a page. With its version in the URL it never changes, so
 * whoever may cache it does so for good. Others revalidate each time and get a 304 without the work, so a story that
 * is no longer shared is gone at once.
 */
export function cacheHeaders(
  { version, keepers }: { version: number | string; keepers: Keepers },
  requestedVersion: string | undefined,
): { etag: string; 'cache-control': string } {
  const immutable = keepers !== 'nobody' && requestedVersion === String(version)
  return {
    etag: `"${version}"`,
    'cache-control': `${SCOPES[keepers]}, ${immutable ? `max-age=${YEAR}, immutable` : 'no-cache'}`,
  }
}

/** 304 when the client has this very version. */
export function isNotModified(request: Request, headers: { etag: string; 'cache-control': string }): Response | null {
  const tags = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(headers.etag) ? new Response(null, { status: 304, headers }) : null
}
