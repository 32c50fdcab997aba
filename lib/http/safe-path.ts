/** Where to go after signing in: a path of this site, else `fallback`. Prevents open redirects. */
export function safePath(requested: string | null | undefined, fallback: string): string {
  const base = 'http://own.invalid'
  if (!requested?.startsWith('/') || !URL.canParse(requested, base)) return fallback
  // The URL parser reads '//evil', '/\evil' and '/<tab>/evil' as browsers do: as another host.
  const { origin, pathname, search } = new URL(requested, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search : fallback
}
