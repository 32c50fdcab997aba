// Scripts and style sheets of a build, packed once: packing one for each request took half of a busy server's processor
// (docs/decisions/load.md). They stand in a folder of their own; what Next wrote stays as it is.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PACKED_FOLDER } from '@/server/packed-assets'

const TEXTS = /\.(?:js|css|svg|json)$/
/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 1_000
/** 355 files, 9.1 MB: 2.92 MB in 1.1 s; 9 takes ten seconds for 1 % less, 11 half a minute for 9 %. */
const QUALITY = 5

/**
 * Writes the Brotli form of each text under `static/`; may be run again.
 * @returns how many files it packed
 */
export function packAssets(buildFolder: string): { assets: number } {
  const from = join(buildFolder, 'static')
  const to = join(buildFolder, PACKED_FOLDER)
  rmSync(to, { recursive: true, force: true })
  let assets = 0
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.test(name)) continue
    const text = readFileSync(join(from, name))
    if (text.byteLength < LEAST_BYTES) continue
    const file = join(to, `${name}.br`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
    assets += 1
  }
  return { assets }
}
