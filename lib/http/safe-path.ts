/** Where to go on after signing in: a path of our own, whatever was put into the address; else `otherwise`. */
export function safePath(wanted: string | null | undefined, otherwise: string): string {
  const base = 'http://own.invalid'
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, base)) return otherwise
  // The parser reads '//evil', '/\evil' and '/<tab>/evil' as browsers do: as another host.
  const { origin, pathname, search } = new URL(wanted, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search : otherwise
}
