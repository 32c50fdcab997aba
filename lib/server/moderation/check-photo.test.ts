import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { z } from 'zod'
import { hang, says, startFakeClaude, type FakeClaude } from '@/e2e/fakes/claude'
import { testDatabase } from '@/e2e/fixtures/database'
import { PHOTO_BODY_AT_MOST, photoBody } from '@/lib/domain/moderation/photo'
import { openClaude } from '@/lib/platform/claude/ask'
import { reencodePhoto } from '@/lib/platform/photo'
import { checkPhoto } from './check-photo'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
let fake: FakeClaude
let dog: Buffer
beforeAll(async () => {
  fake = await startFakeClaude()
  dog = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c08040' } })
    .withExif({ IFD0: { Copyright: 'Aunt Zelda' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 0/1' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => fake.close())

const FINDINGS = {
  containsChild: false,
  containsAdult: false,
  containsPet: true,
  suitableForChildren: true,
  description: 'A golden dog with one white paw.',
  colours: ['golden', 'white'],
}
/** @param idleMs long, since a busy machine is no silence of Claude's */
const check = (bytes: Buffer, claude: ReturnType<typeof openClaude> | null = null, idleMs = 30_000) =>
  checkPhoto(database.db, {
    base64: bytes.toString('base64'),
    claude,
    patience: { totalMs: 2 * idleMs, idleMs, tries: 1 },
  })
const checkWithFindings = (findings: object) => {
  fake.next = [says(JSON.stringify({ ...FINDINGS, ...findings }))]
  return check(dog, openClaude({ apiKey: 'test', baseURL: fake.url, model: 'claude-opus-5-5' }))
}

test('photo check: without an API key a photo is refused, and the form says what to do instead', async () => {
  expect(await check(dog)).toEqual({
    isAppropriate: false,
    containsPet: false,
    petDescription: '',
    issues: ['unchecked'],
  })
})

test('photo check: Claude gets only a small re-encoded picture, without metadata', async () => {
  expect(await checkWithFindings({})).toEqual({
    isAppropriate: true,
    containsPet: true,
    // The form says "We found your" before it.
    petDescription: 'golden dog with one white paw.',
    issues: [],
    colours: ['golden', 'white'],
  })
  const [question] = fake.requests
  const [block] = question?.messages[0]?.content ?? []
  const { source } = z.object({ source: z.object({ data: z.string() }) }).parse(block)
  const sent = Buffer.from(source.data, 'base64')
  expect(dog.includes('Aunt Zelda')).toBe(true)
  expect(sent.includes('Aunt Zelda')).toBe(false)
  const { exif, width } = await sharp(sent).metadata()
  expect([exif, width]).toEqual([undefined, 1024])
})

test.each([
  [{ containsChild: true }, ['child']],
  [{ containsChild: true, containsAdult: true }, ['child']],
  [{ containsAdult: true }, ['person']],
  [{ suitableForChildren: false }, ['unsuitable']],
])('photo check: %j is refused and not described', async (findings, issues) => {
  expect(await checkWithFindings(findings)).toEqual({
    isAppropriate: false,
    containsPet: true,
    petDescription: '',
    issues,
  })
})

test('photo check: a picture without an animal says so; without an answer from Claude it is as without a key', async () => {
  expect(await checkWithFindings({ containsPet: false, description: '', colours: [] })).toEqual({
    isAppropriate: true,
    containsPet: false,
    petDescription: '',
    issues: [],
  })
  fake.next = [hang]
  const claude = openClaude({ apiKey: 'test', baseURL: fake.url, model: 'claude-opus-5-5' })
  expect(await check(dog, claude, 500)).toMatchObject({ issues: ['unchecked'] })
})

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    'not_image',
  ],
  ['HTML', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>'), 'not_image'],
  [
    "HTML behind a JPEG's first bytes",
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]),
    'not_image',
  ],
  ['half a JPEG', () => dog.subarray(0, dog.length / 2), 'not_image'],
  ['nothing', () => Buffer.alloc(0), 'not_image'],
  ['a byte more than 5 MB', () => Buffer.concat([dog, Buffer.alloc(5 * 1024 * 1024 + 1 - dog.length)]), 'too_large'],
])('photo check: %s is refused', async (_, bytes, code) => {
  await expect(check(await bytes())).rejects.toMatchObject({ code })
})

test('photo check: a PNG that claims 256 million pixels is refused by its header, before decoding', async () => {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  small.writeUInt32BE(16_000, 16)
  small.writeUInt32BE(16_000, 20)
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
  const started = Date.now()
  expect(await reencodePhoto(small)).toBe('too-many-pixels')
  expect(Date.now() - started).toBeLessThan(1_000)
})

test("photo check: anything but a data URL is refused in the form's words; 5 MB fit into a body", () => {
  for (const image of ['', 'https://example.org/dog.jpg', 'data:image/png,abc', 7])
    expect(photoBody.safeParse({ image }).error?.issues[0]?.message).toBe('Please upload an image file.')
  expect(photoBody.parse({ image: 'data:image/png;base64,QUJD' })).toEqual({ image: 'QUJD' })
  expect(PHOTO_BODY_AT_MOST).toBeGreaterThan(
    Math.ceil((5 * 1024 * 1024) / 3) * 4 + '{"image":"data:image/jpeg;base64,"}'.length,
  )
})
