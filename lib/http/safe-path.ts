/** Where to go on after signing in: a path of our own, whatever was put into the address; else `otherwise`. */
export function safePath(requested: string | null | undefined, fallback: string): string {
  const base = 'http://own.invalid'
  if (!requested?.startsWith('/') || !URL.canParse(requested, base)) return fallback
  // The parser reads '//evil', '/\evil' and '/<tab>/evil' as browsers do: as another host.
  const { origin, pathname, search } = new URL(requested, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search : fallback
}
