import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = join(process.cwd(), 'node_modules', 'wasm-media-encoders', 'wasm', 'mp3.wasm')

/** LAME for browsers that record: the same as here, as its package has it. */
export const readEncoder = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(FILE))
