import type { IncomingHttpHeaders, RequestListener } from 'node:http'
type KeyOf = (path: string, headers: IncomingHttpHeaders) => string | undefined
/** Packs and keeps what `same` has a key for, for browsers that take Brotli; best once nobody has asked for `wait.quiet` ms, or after `wait.patience` ms. */
export function keepAnswers(
  same: KeyOf,
  listener: RequestListener,
  wait?: { quiet: number; patience: number },
): RequestListener
/** By what an answer at one of these paths is kept; undefined where it isn't the same for everyone. */
export function keyOf(known: ReadonlySet<string>): KeyOf
/** The paths of a build's prerendered answers that never change, by its manifest's text. */
export function prerendered(manifest: string, defaultLocale: string): Set<string>
