import type { IncomingHttpHeaders, RequestListener } from 'node:http'
type KeyOf = (path: string, headers: IncomingHttpHeaders) => string | undefined
/** Packs and keeps what `same` has a key for, for browsers that take Brotli. */
export function keepAnswers(same: KeyOf, listener: RequestListener): RequestListener
/** By what an answer at one of these paths is kept; undefined where it isn't the same for everyone. */
export function keyOf(known: ReadonlySet<string>): KeyOf
/** The paths of a build's prerendered answers that never change, by its manifest's text. */
export function prerendered(manifest: string, defaultLocale: string): Set<string>
