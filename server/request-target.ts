import type { IncomingMessage } from 'node:http'

/**
 * Whether the request names a path of ours, as every browser and proxy sends it (RFC 9112, 3.2.1). A whole address, as
 * a forward proxy gets it, may name another host, which would then stand in our redirects; `*` is for no page.
 */
export const isPath = ({ url }: Pick<IncomingMessage, 'url'>): boolean => url?.startsWith('/') ?? false
