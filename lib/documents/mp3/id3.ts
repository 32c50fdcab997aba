// An ID3v2.3 tag (https://id3.org/id3v2.3.0) with chapters (https://id3.org/id3v2-chapters-1.0). Version 3 and not 4:
// more players read its sizes and its UTF-16 right. Numbers in brackets are sections of the first document.

export interface Chapter {
  title: string
  beginMs: number
  endMs: number
}

interface Tag {
  title: string
  author: string
  /** ISO 639-2, three letters (4.2.1, TLEN and TLAN). */
  language: string
  genre: string
  durationMs: number
  chapters: readonly Chapter[]
}

/** A chapter's byte offsets are not said: readers go by its times (chapters, 3.1). */
const NOT_SAID = 0xffffffff
/** %000000ab: no other list contains this one, and its entries are in order (chapters, 3.2). */
const TOP_LEVEL_AND_ORDERED = 0b11
/** An entry count is one byte (chapters, 3.2). */
const MOST_CHAPTERS = 255

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/**
 * Ten bytes of header: identifier, size without the header, two flags (3.3). Its size is not "synchsafe" before
 * version 4.
 */
const frame = (id: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([latin(id), long(body.length), Buffer.alloc(2), body])
}

/** Text frames begin with their encoding: 1 is UTF-16 with a byte order mark (3.3, 4.2). */
const textFrame = (id: string, text: string): Buffer =>
  frame(id, Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le'))

const chapterId = (at: number): Buffer => latin(`chp${at}\0`)

function chapterFrame({ title, beginMs, endMs }: Chapter, at: number): Buffer {
  return frame(
    'CHAP',
    chapterId(at),
    long(beginMs),
    long(endMs),
    long(NOT_SAID),
    long(NOT_SAID),
    textFrame('TIT2', title),
  )
}

/** Seven bits a byte, so that no byte looks like the beginning of an MPEG frame (3.1). */
const synchsafe = (value: number): Buffer => Buffer.from([21, 14, 7, 0].map((bits) => (value >> bits) & 0x7f))

/** The bytes that stand before the MPEG frames. */
export function id3Tag({ title, author, language, genre, durationMs, chapters }: Tag): Buffer {
  const listed = chapters.slice(0, MOST_CHAPTERS)
  const frames = Buffer.concat([
    textFrame('TIT2', title),
    textFrame('TPE1', author),
    textFrame('TLAN', language),
    textFrame('TCON', genre),
    textFrame('TLEN', String(durationMs)),
    frame(
      'CTOC',
      latin('toc\0'),
      Buffer.from([TOP_LEVEL_AND_ORDERED, listed.length]),
      ...listed.map((_, at) => chapterId(at)),
      textFrame('TIT2', title),
    ),
    ...listed.map(chapterFrame),
  ])
  // Version 3.0, no flags (3.1).
  return Buffer.concat([latin('ID3'), Buffer.from([3, 0, 0]), synchsafe(frames.length), frames])
}
