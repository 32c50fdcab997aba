// A TrueType face with the outlines of a few letters only (https://learn.microsoft.com/typography/opentype/spec/otff): a Chinese or Japanese
// face is ten times the size of the book. Glyphs keep their numbers, so that widths stay as they are; what joins letters is left out, so it
// is for scripts whose letters stand alone.
const KEPT = ['OS/2', 'cvt ', 'fpgm', 'gasp', 'hhea', 'hmtx', 'maxp', 'name', 'prep']

/** A font file's tables by their tags. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let at = 12, left = font.readUInt16BE(4); left > 0; left--, at += 16) {
    const offset = font.readUInt32BE(at + 8)
    tables.set(font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12)))
  }
  return tables
}

const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX] = [0x1, 0x8, 0x20, 0x40, 0x80]

/** The glyphs that an outline is put together from; none for one that is drawn. */
function partsOf(outline: Buffer): number[] {
  const parts: number[] = []
  if (outline.length < 10 || outline.readInt16BE(0) >= 0) return parts
  for (let at = 10, flags = MORE; flags & MORE;) {
    flags = outline.readUInt16BE(at)
    parts.push(outline.readUInt16BE(at + 2))
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0)
  }
  return parts
}

/** Character map of format 12, one letter a group. */
function mapOf(glyphs: ReadonlyMap<number, number>): Buffer {
  const letters = [...glyphs].sort(([a], [b]) => a - b)
  const map = Buffer.alloc(12 + 16 + 12 * letters.length)
  map.writeUInt16BE(1, 2)
  map.writeUInt16BE(3, 4)
  map.writeUInt16BE(10, 6)
  map.writeUInt32BE(12, 8)
  map.writeUInt16BE(12, 12)
  map.writeUInt32BE(16 + 12 * letters.length, 16)
  map.writeUInt32BE(letters.length, 24)
  letters.forEach(([letter, glyph], i) => [letter, letter, glyph].forEach((value, j) => map.writeUInt32BE(value, 28 + 12 * i + 4 * j)))
  return map
}

const padded = (length: number): number => Math.ceil(length / 4) * 4
function sumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + Buffer.concat([table.subarray(at, at + 4), Buffer.alloc(4)]).readUInt32BE(0)) >>> 0
  return sum
}

function fileOf(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const power = Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(12 + 16 * tables.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(tables.length * 16 - 2 ** power * 16, 10)
  const parts: Uint8Array[] = [head]
  let offset = head.length
  tables.forEach(([tag, table], i) => {
    head.write(tag, 12 + 16 * i, 'latin1')
    ;[sumOf(table), offset, table.length].forEach((value, j) => head.writeUInt32BE(value, 16 + 16 * i + 4 * j))
    parts.push(table, Buffer.alloc(padded(table.length) - table.length))
    offset += padded(table.length)
  })
  return Buffer.concat(parts)
}

/** `glyphs` says which glyph stands for which letter (code point) of those that are wanted. */
export function cutFont(font: Buffer, glyphs: ReadonlyMap<number, number>): Buffer {
  const tables = tablesOf(font)
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag))
  if (!head || !loca || !glyf) throw new Error('not a TrueType font')
  const long = head.readInt16BE(50) === 1
  const count = loca.length / (long ? 4 : 2) - 1
  const at = (glyph: number) => (long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph))
  const outline = (glyph: number) => glyf.subarray(at(glyph), at(glyph + 1))
  const wanted = new Set([0, ...glyphs.values()])
  for (const glyph of wanted) for (const part of partsOf(outline(glyph))) wanted.add(part)
  const places = Buffer.alloc(4 * (count + 1))
  const outlines: Uint8Array[] = []
  let length = 0
  for (let glyph = 0; glyph < count; glyph++) {
    places.writeUInt32BE(length, 4 * glyph)
    if (!wanted.has(glyph)) continue
    const own = outline(glyph)
    outlines.push(own, Buffer.alloc(padded(own.length) - own.length))
    length += padded(own.length)
  }
  places.writeUInt32BE(length, 4 * count)
  const newHead = Buffer.from(head)
  newHead.writeUInt32BE(0, 8)
  newHead.writeInt16BE(1, 50)
  const post = Buffer.alloc(32)
  tables.get('post')?.copy(post, 0, 0, 32)
  post.writeUInt32BE(0x00030000, 0)
  const own: [string, Buffer][] = [['cmap', mapOf(glyphs)], ['glyf', Buffer.concat(outlines)], ['head', newHead], ['loca', places], ['post', post]]
  const kept = KEPT.flatMap((tag): [string, Buffer][] => {
    const table = tables.get(tag)
    return table ? [[tag, table]] : []
  })
  const file = fileOf([...kept, ...own].sort(([a], [b]) => (a < b ? -1 : 1)))
  // The sum of the whole, which its header then makes this number.
  const headAt = tablesOf(file).get('head')
  headAt?.writeUInt32BE((0xb1b0afba - sumOf(file)) >>> 0, 8)
  return file
}
