// Scripts and style sheets as scripts/pack-assets.ts packed them at build time, from memory (some 3 MB). Everything
// else goes on to Next: a client without Brotli, a part of a file, a question whether it has changed, a file of the
// release before. Why: docs/decisions/load.md.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { assetPolicy, everywhere, unframed } from '@/lib/http/security-headers'
import { accepts } from './accepts'

/** Within a build's folder. */
export const PACKED_FOLDER = 'packed'
const ADDRESS = '/_next/static/'
const NEXT_ANSWERS = ['range', 'if-none-match', 'if-modified-since'] as const
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
}

interface PackedAsset {
  body: Buffer
  headers: Record<string, string | number>
}

/**
 * @returns what serves a request and says true, or says false where the file isn't packed or the client wants it
 * otherwise
 */
export function servePacked(buildFolder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const assets = readPacked(join(buildFolder, PACKED_FOLDER))
  return ({ url = '', method = '', headers }, response) => {
    const asset = assets.get(url.split('?', 1)[0] ?? '')
    if (!asset || (method !== 'GET' && method !== 'HEAD')) return false
    if (NEXT_ANSWERS.some((name) => headers[name] !== undefined)) return false
    if (!accepts(headers['accept-encoding'], 'br')) return false
    response.writeHead(200, asset.headers).end(method === 'HEAD' ? undefined : asset.body)
    return true
  }
}

function readPacked(folder: string): Map<string, PackedAsset> {
  const assets = new Map<string, PackedAsset>()
  if (!existsSync(folder)) return assets
  const shared = Object.fromEntries([...everywhere, ...unframed, assetPolicy].map(({ key, value }) => [key, value]))
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.br')) continue
    const body = readFileSync(join(folder, entry))
    const name = entry.slice(0, -'.br'.length).split(sep).join('/')
    const headers = {
      ...shared,
      // Names hold a hash of what is in them.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Content-Length': body.byteLength,
      Vary: 'Accept-Encoding',
    }
    assets.set(ADDRESS + encodeURI(name), { body, headers })
  }
  return assets
}
