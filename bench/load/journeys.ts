// What visitors do, by the requests that their browsers send, and what they must be shown.
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { api, paths } from '@/lib/paths'
import { bodyOf, textOf, type Check, type Visit } from './visit'

/** A book that anyone may read. */
export interface Book {
  id: string
  title: string
  child: string
  pictures: string[]
}

export interface World {
  books: readonly Book[]
  /** Cookies of an administrator, and of families with books. */
  admin: string
  families: readonly string[]
  /** The next number from 0 to 1. */
  random: () => number
}

const PAGES = [paths.home, paths.pricing, paths.faq, paths.howItWorks, paths.sampleStory, '/es/home', '/fr/pricing']
/** As many as a browser has under way to one server. */
const AT_ONCE = 6
const CHILDREN = ['Mila', 'Theo', 'Ada', 'Juno', 'Noah', 'Isla', 'Tess', 'Ravi']

const html =
  (...words: string[]): Check =>
  (answer) => {
    if (answer.status !== 200) return 'no page'
    const text = textOf(answer)
    const missing = ['</html>', ...words].find((word) => !text.includes(word))
    return missing === undefined ? null : `without ${missing}`
  }
const json =
  (schema: z.ZodType, status = 200): Check =>
  (answer) => {
    if (answer.status !== status) return 'no JSON'
    const read = schema.safeParse(JSON.parse(textOf(answer)))
    return read.success ? null : read.error.message
  }
const svg: Check = (answer) => (answer.status === 200 && /<\/svg>\s*$/.test(textOf(answer)) ? null : 'no picture')
const pdf: Check = ({ status, body }) =>
  status === 200 && body.subarray(0, 5).toString() === '%PDF-' && body.subarray(-8).includes('%%EOF') ? null : 'no PDF'
const epub: Check = ({ status, body }) =>
  status === 200 && body.subarray(38, 58).toString() === 'application/epub+zip' ? null : 'no EPUB'

/** What was made at the build is the same for ever. */
const known = new Map<string, string>()
const same =
  (path: string): Check =>
  (answer) => {
    if (answer.status !== 200) return 'not there'
    const mark = createHash('sha1').update(bodyOf(answer)).digest('base64')
    const before = known.get(path) ?? mark
    known.set(path, before)
    return before === mark ? null : 'not what it was'
  }

const draw = <T>(random: () => number, list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new Error('nothing to draw from')
  return one
}

/** A first page with the scripts and style sheets that it names. */
async function open(visit: Visit, page: string): Promise<void> {
  const answer = await visit.ask('static page', page, (given) => html()(given) ?? same(page)(given))
  const files = new Set(textOf(answer).match(/\/_next\/static\/[^"'\\\s]+\.(?:js|css)/g) ?? [])
  const waiting = [...files]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
        await visit.ask('script', file, same(file))
    }),
  )
}

async function lookAround(visit: Visit, { random }: World): Promise<void> {
  await open(visit, draw(random, PAGES))
  for (let more = 0; more < 3; more++) {
    const page = draw(random, PAGES)
    await visit.ask('static page', page, same(page))
  }
}

/** The preview is drawn in the browser; of the server it needs pages, scripts and two calls. */
async function preview(visit: Visit): Promise<void> {
  await open(visit, paths.createStory())
  await visit.ask('static page', paths.preview, same(paths.preview))
  await visit.ask('call', api.featuredStories, json(z.array(z.unknown())))
  await visit.ask('call', api.credits, json(z.looseObject({})))
}

async function readShared(visit: Visit, { books, random }: World): Promise<void> {
  const book = draw(books.length > 0 ? random : () => NaN, books)
  await visit.ask('story page', paths.story(book.id), html(book.child))
  await visit.ask('reader', paths.readStory(book.id), html(book.child))
  for (let more = 0; more < 6; more++) await visit.ask('picture', draw(random, book.pictures), svg)
}

const storyOf = (child: string) =>
  z.object({
    id: z.string(),
    state: z.string(),
    title: z.string().min(1),
    childName: z.literal(child),
    pages: z.array(z.object({ imageUrl: z.string() })),
  })
const finished = (child: string) => storyOf(child).extend({ state: z.literal('ready') })

/** Orders with a gift code and waits for the book. */
export async function order(visit: Visit, { random }: Pick<World, 'random'>): Promise<Book> {
  const child = draw(random, CHILDREN)
  const body = {
    code: 'WAGTALE1',
    childName: child,
    childAge: '5-6',
    childGender: 'girl',
    lifeSkill: draw(random, ['courage', 'friendship', 'empathy']),
    email: `load.${Math.floor(random() * 1e9)}@example.com`,
    seed: `load ${random()}`,
    pets: [
      { name: 'Biscuit', type: 'Dog', gender: 'male' },
      { name: 'Olive', type: 'Cat', gender: 'female' },
    ],
  }
  const story = storyOf(child)
  const response = await visit.ask(
    'order',
    '/api/gift-codes/redeem',
    (answer) => json(z.object({ story }), answer.status === 202 ? 202 : 201)(answer),
    { json: body },
  )
  const { id, state } = z.object({ story }).parse(JSON.parse(textOf(response))).story
  // Told to come back for it: the shop is busy, and its pages follow the book so.
  for (let waited = 0; state !== 'ready' && waited < 30; waited++) {
    await sleep(1_000)
    const now = await visit.ask('call', api.story(id), json(story))
    if (story.parse(JSON.parse(textOf(now))).state === 'ready') break
  }
  const whole = await visit.ask('call', api.story(id), json(finished(child)))
  const { title, pages } = finished(child).parse(JSON.parse(textOf(whole)))
  return { id, title, child, pictures: pages.map(({ imageUrl }) => imageUrl) }
}

async function buy(visit: Visit, world: World): Promise<void> {
  const book = await order(visit, world)
  await visit.ask('reader', paths.readStory(book.id), html(book.child))
  await visit.ask('picture', draw(world.random, book.pictures), svg)
  if (world.random() < 0.5) await visit.ask('document', `${api.storyPdf(book.id)}?format=pdf`, pdf)
  else await visit.ask('document', `${api.storyPdf(book.id)}?format=epub`, epub)
}

const LISTS = [
  paths.adminDashboard,
  paths.adminApproval,
  `${paths.adminApproval}?tab=all&q=biscuit`,
  `${paths.adminApproval}?tab=all&q=mila%20biscuit`,
  paths.adminGiftCodes,
  paths.adminOrders,
  `${paths.adminOrders}?q=buyer`,
  paths.adminInbox,
  paths.adminAudit,
]
const administer = async (visit: Visit, { random }: World): Promise<void> =>
  void (await visit.ask('list', draw(random, LISTS), html('</main>')))
const ownBooks = async (visit: Visit): Promise<void> => void (await visit.ask('list', paths.myStories, html('/story/')))

interface Journey {
  /** Of a hundred visitors. */
  share: number
  by?: 'administrator' | 'family'
  go: (visit: Visit, world: World) => Promise<unknown>
}
export const JOURNEYS: readonly Journey[] = [
  { share: 48, go: lookAround },
  { share: 20, go: preview },
  { share: 20, go: readShared },
  { share: 6, go: buy },
  { share: 3, by: 'administrator', go: administer },
  { share: 3, by: 'family', go: ownBooks },
]
