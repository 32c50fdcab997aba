import type { RequestListener } from 'node:http'
/** Packs what `same` says is the same for everyone, for browsers that take Brotli. */
export function brotli(same: (path: string) => boolean, listener: RequestListener): RequestListener
/** The paths of a build's prerendered answers, by its manifest's text. */
export function prerendered(manifest: string, defaultLocale: string): Set<string>
