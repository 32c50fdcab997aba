import { encodeMp3 } from '../narration/encode-mp3'
import type { NarratedPage } from '../../domain/book/narration/narrated-book'
import { makeMp3 } from './make-mp3'

const page = async (name: string, heading: string, seconds: number): Promise<NarratedPage> => ({
  name,
  heading,
  blocks: [],
  sentences: [],
  ...(await encodeMp3(
    Float32Array.from({ length: seconds * 16_000 }, (_, i) => Math.sin(i / 9) / 3),
    16_000,
  )),
})

interface Frame {
  id: string
  body: Buffer
}
/** Frames of ID3v2.3, of the tag and within a chapter. */
function framesIn(bytes: Buffer): Frame[] {
  const frames: Frame[] = []
  for (let at = 0; at < bytes.length;) {
    const end = at + 10 + bytes.readUInt32BE(at + 4)
    frames.push({ id: bytes.toString('latin1', at, at + 4), body: bytes.subarray(at + 10, end) })
    at = end
  }
  return frames
}
const textOf = ({ body }: Frame) => {
  expect(body.subarray(0, 3)).toEqual(Buffer.from([1, 0xff, 0xfe]))
  return body.toString('utf16le', 3)
}
const idOf = (body: Buffer) => body.toString('latin1', 0, body.indexOf(0))

async function makeAndParse() {
  const pages = [
    await page('title', 'Mila & the Sea', 1),
    await page('page-01', '1', 2),
    await page('end', 'The End', 1.5),
  ]
  const file = Buffer.from(makeMp3({ title: 'Mila & 小美 ', credit: 'Wagtale Press', language: 'en' }, { pages }))
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (file[at] ?? 0), 0)
  return { pages, file, frames: framesIn(file.subarray(10, 10 + size)), sound: file.subarray(10 + size) }
}

it('has the title, the author and the language in its tag', async () => {
  const { file, frames } = await makeAndParse()
  expect(file.subarray(0, 6)).toEqual(Buffer.from([...Buffer.from('ID3'), 3, 0, 0]))
  const texts = Object.fromEntries(frames.filter(({ id }) => id.startsWith('T')).map((one) => [one.id, textOf(one)]))
  expect(texts).toMatchObject({ TIT2: 'Mila & 小美 ', TPE1: 'Wagtale Press', TLAN: 'eng', TCON: 'Audiobook' })
})

it('lists a chapter for each page, which follow one another over the whole length', async () => {
  const { pages, frames } = await makeAndParse()
  const chapters = frames
    .filter(({ id }) => id === 'CHAP')
    .map(({ body }) => {
      const at = body.indexOf(0) + 1
      const [title] = framesIn(body.subarray(at + 16))
      expect([body.readUInt32BE(at + 8), body.readUInt32BE(at + 12)]).toEqual([0xffffffff, 0xffffffff])
      return {
        id: idOf(body),
        begin: body.readUInt32BE(at),
        end: body.readUInt32BE(at + 4),
        title: title && textOf(title),
      }
    })
  expect(chapters.map(({ title }) => title)).toEqual(['Mila & the Sea', '1', 'The End'])
  expect(chapters[0]?.begin).toBe(0)
  for (const [i, { begin }] of chapters.slice(1).entries()) expect(begin).toBe(chapters[i]?.end)
  const whole = pages.reduce((sum, { durationMs }) => sum + durationMs, 0)
  expect(chapters.at(-1)?.end).toBe(whole)
  expect(textOf(frames.find(({ id }) => id === 'TLEN') ?? { id: '', body: Buffer.alloc(0) })).toBe(String(whole))

  const toc = frames.find(({ id }) => id === 'CTOC')?.body ?? Buffer.alloc(0)
  const after = toc.indexOf(0) + 1
  expect([toc[after], toc[after + 1]]).toEqual([0b11, chapters.length])
  const ids = chapters.map(({ id }) => `${id}\0`).join('')
  expect(toc.toString('latin1', after + 2, after + 2 + ids.length)).toBe(ids)
})

it('is MPEG frames from the tag to the end, as long as the tag says', async () => {
  const { pages, sound } = await makeAndParse()
  // MPEG-2 layer III, 48 kbit/s, 16 kHz, one channel: 216 bytes and 36 ms a frame.
  let count = 0
  for (; count * 216 < sound.length; count++) expect(sound.readUInt32BE(count * 216) >>> 8).toBe(0xfff368)
  expect(count * 216).toBe(sound.length)
  expect(count * 36).toBe(pages.reduce((sum, { durationMs }) => sum + durationMs, 0))
})
