/**
 * Makes a finished PDF smaller without changing what it shows. The printer writes each of a picture's thousands of small objects (gradients,
 * their stops, opacities) as plain text, half of the file in a book with much light in it. PDF 1.5 keeps such objects together in compressed
 * object streams, and their places in a compressed table: ISO 32000-1, 7.5.7 and 7.5.8.
 */
import { deflateSync } from 'node:zlib'

/** Readers unpack a whole stream for one object of it. */
const AT_ONCE = 200
const LENGTHS = { type: 1, place: 4, index: 2 } as const
const ENTRY = LENGTHS.type + LENGTHS.place + LENGTHS.index
/** "0000000015 00000 n \n", as the printer writes them. */
const PLAIN_ENTRY = 20

interface Parts { places: { id: number; from: number; to: number }[]; trailer: string }

/** Where the objects are. @throws for a file that isn't laid out as the printer lays it out */
function partsOf(file: Buffer): Parts {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.toString('latin1', file.length - 64))?.[1])
  const head = /^xref\n0 (\d+)\n/.exec(file.toString('latin1', table, table + 40))
  const first = table + (head?.[0].length ?? NaN)
  const entries = Array.from({ length: Number(head?.[1]) || 0 }, (_, id) => ({ id, entry: file.toString('latin1', first + id * PLAIN_ENTRY, first + (id + 1) * PLAIN_ENTRY) }))
  const used = entries.filter(({ entry }) => / 00000 n/.test(entry)).map(({ id, entry }) => ({ id, from: parseInt(entry, 10) })).sort((a, b) => a.from - b.from)
  const trailer = /trailer\s*<<(.*)>>\s*startxref/s.exec(file.toString('latin1', first + entries.length * PLAIN_ENTRY))?.[1]
  if (used.length === 0 || trailer === undefined) throw new Error('no table of objects where it should be')
  return { places: used.map(({ id, from }, i) => ({ id, from, to: used[i + 1]?.from ?? table })), trailer: trailer.replace(/\/Size \d+/, '') }
}

/** @throws for a file that the printer didn't write */
export function pack(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const { places, trailer } = partsOf(file)
  let end = Math.min(...places.map(({ from }) => from))
  const out: Buffer[] = [file.subarray(0, end)]
  const entries = new Map<number, [type: number, place: number, index: number]>()
  const write = (id: number, bytes: Buffer) => {
    entries.set(id, [1, end, 0])
    out.push(bytes)
    end += bytes.length
  }
  const stream = (id: number, dictionary: string, content: Buffer) => {
    const packed = deflateSync(content)
    write(id, Buffer.concat([Buffer.from(`${id} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`), packed, Buffer.from('\nendstream\nendobj\n')]))
  }

  const small: { id: number; text: string }[] = []
  for (const { id, from, to } of places) {
    const bytes = file.subarray(from, to)
    if (bytes.includes('endstream', bytes.length - 40)) write(id, bytes)
    else small.push({ id, text: bytes.toString('latin1').replace(/^\d+ 0 obj\s*|\s*endobj\s*$/g, '') })
  }
  let next = Math.max(...places.map(({ id }) => id)) + 1
  for (let at = 0; at < small.length; at += AT_ONCE) {
    const some = small.slice(at, at + AT_ONCE)
    let offset = 0
    const index = some.map(({ id, text }, i) => {
      entries.set(id, [2, next, i])
      const place = `${id} ${offset}`
      offset += text.length + 1
      return place
    }).join(' ')
    stream(next++, `/Type /ObjStm /N ${some.length} /First ${index.length + 1}`, Buffer.from(`${index}\n${some.map(({ text }) => text).join('\n')}\n`, 'latin1'))
  }
  return table(next, end)

  /** The table lists itself too. */
  function table(id: number, start: number): Uint8Array {
    entries.set(id, [1, start, 0])
    const rows = Buffer.alloc((id + 1) * ENTRY)
    for (const [one, [type, place, index]] of entries) {
      rows.writeUInt8(type, one * ENTRY)
      rows.writeUInt32BE(place, one * ENTRY + LENGTHS.type)
      rows.writeUInt16BE(index, one * ENTRY + LENGTHS.type + LENGTHS.place)
    }
    stream(id, `/Type /XRef /Size ${id + 1} /W [${LENGTHS.type} ${LENGTHS.place} ${LENGTHS.index}] ${trailer}`, rows)
    return Buffer.concat([...out, Buffer.from(`startxref\n${start}\n%%EOF\n`)])
  }
}
