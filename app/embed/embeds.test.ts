import { gzipSync } from 'node:zlib'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeWrittenStory } from '@/e2e/fixtures/factory'
import { GET as getOEmbed } from '@/app/api/oembed/route'
import { SHOP_BOOKS } from '@/lib/domain/site-illustrations/shop-book-names'
import { db } from '@/lib/platform/db/client'
import { siteOrigin } from '@/lib/platform/site-origin'
import { bundleReader, bundleWidget } from './bundle-browser-files'
import { GET as getFrame } from './story/[story]/route'
import { z } from 'zod'

jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined }) }))

const database = testDatabase()
afterAll(() => db().$disconnect())

const frame = (story: string, query = '') =>
  getFrame(new Request(`${siteOrigin()}/embed/story/${story}${query}`), { params: Promise.resolve({ story }) })
const oEmbed = (query: Record<string, string>) =>
  getOEmbed(new Request(`${siteOrigin()}/api/oembed?${new URLSearchParams(query)}`), { params: Promise.resolve({}) })
const oEmbedOf = (story: string) => oEmbed({ url: `${siteOrigin()}/story/${story}` })

const APPROVED = { featured: true, approved: true, contentApproved: true, imagesApproved: true }
async function featuredStory(): Promise<string> {
  const { id } = await makeWrittenStory(database.db)
  await database.db.story.update({ where: { id }, data: APPROVED })
  return id
}

test('the frame of a featured story: all its pages, framable, without a cookie, for a minute', async () => {
  const id = await featuredStory()
  const response = await frame(id, '?theme=dark&branding=false')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html.match(/class="page /g)).toHaveLength(22)
  expect(html).toContain(`/api/stories/${id}/pages/20/picture.svg?v=`)
  expect(html).toContain('data-theme="dark"')
  expect(html).not.toContain('class="brand"')
  expect(html).not.toMatch(/<script(?! src=)/)
  const headers = Object.fromEntries(response.headers)
  expect(headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors \*$/)
  expect(headers['cache-control']).toBe('public, max-age=60')
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty('x-frame-options')
})

test.each([
  ['approval', { approved: false }],
  ['the approval of its words', { contentApproved: false }],
  ['the approval of its pictures', { imagesApproved: false }],
  ['its place in the shop window', { featured: false }],
])(
  'a story that loses %s is gone from frame and oEmbed, and nothing is kept for longer than a minute',
  async (_, lost) => {
    const id = await featuredStory()
    expect((await oEmbedOf(id)).headers.get('cache-control')).toBe('public, max-age=60')
    expect(await (await oEmbedOf(id)).json()).toMatchObject({ type: 'rich', cache_age: 60 })
    await database.db.story.update({ where: { id }, data: lost })
    const gone = await frame(id)
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect((await gone.text()).match(/<h1>/g)).toHaveLength(1)
    expect((await oEmbedOf(id)).status).toBe(401)
  },
)

test('a story that its owner doesn’t share is as unknown as none', async () => {
  const id = await featuredStory()
  await database.db.story.update({ where: { id }, data: { shared: false } })
  for (const unknown of [id, 'nobody-s', 'a\0b']) {
    expect((await frame(unknown)).status).toBe(404)
    expect((await oEmbedOf(unknown)).status).toBe(404)
  }
})

test.each(SHOP_BOOKS)(
  'the shop’s book %s is there, in Arabic too, and its link names who sent the reader',
  async (book) => {
    const html = await (await frame(book, '?lang=ar&ref=three%20%22socks')).text()
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/)
    expect(html).toContain(`href="${siteOrigin()}/ar?ref=three+%22socks"`)
    expect(html).toContain(`src="/pictures/${book}-20.svg?v=`)
    expect(html.match(/<div class="words" lang="en">/g)).toHaveLength(21)
  },
)

test('oEmbed: XML is 501, a foreign or missing address is refused, any page may read the answer', async () => {
  const url = `${siteOrigin()}/sample-story`
  expect((await oEmbed({ url, format: 'xml' })).status).toBe(501)
  expect((await oEmbed({ url: 'https://elsewhere.example/sample-story' })).status).toBe(404)
  expect((await oEmbed({})).status).toBe(400)
  const refused = async (query: Record<string, string>) => {
    const answer = await oEmbed({ url, ...query })
    return [
      answer.status,
      Object.values(z.object({ fields: z.record(z.string(), z.array(z.string())) }).parse(await answer.json()).fields),
    ]
  }
  // Each fault is called what it is.
  expect(await refused({ url: '' })).toEqual([400, [['Name the page in the parameter url.']]])
  expect(await refused({ url: 'x'.repeat(2001) })).toEqual([400, [['Please keep to 2000 characters']]])
  expect(await refused({ maxwidth: '0' })).toEqual([400, [['At least 1, please']]])
  expect(await refused({ maxheight: 'tall' })).toEqual([400, [['Please check this: it can’t be read as it is.']]])
  const response = await oEmbed({ url, format: 'json', maxwidth: '320' })
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toMatchObject({ width: 320, height: 300 })
})

test('the widget weighs less than 3 kB, the reader far less than 70; its style names faces that are there', async () => {
  const [widget, reader] = [await bundleWidget(), await bundleReader()]
  const size = (file: Uint8Array | undefined) => gzipSync(file ?? new Uint8Array(9e5)).length
  expect(size(widget.get('wagtale-widget.js'))).toBeLessThan(3 * 1024)
  expect(size(reader.get('reader.js'))).toBeLessThan(3 * 1024)
  const css = new TextDecoder().decode(reader.get('reader.css'))
  const faces = [...css.matchAll(/url\("?\.\/([^")]+)"?\)/g)].map(([, name]) => name)
  expect(faces).toHaveLength(2)
  for (const face of faces) expect(reader.has(face ?? '')).toBe(true)
})
