import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, makeWrittenStory, NOW } from '@/e2e/fixtures/factory'
import type { AppError } from '@/lib/domain/errors'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { tasks } from '@/lib/server/jobs'
import { customizations } from '@/lib/domain/illustration/customizations'
import { illustrate } from '@/lib/domain/illustration/illustrate'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { manuscript } from '@/lib/domain/story/manuscript'
import { drawingBoard } from '@/lib/domain/illustration/drawing-board'
import { bookLook } from './book-look'
import { createStory } from './create-story'
import { failExhaustedJobs } from './fail-exhausted-jobs'
import { failStory } from './fail-story'
import { getBook } from './get-book'
import { findPicture, printPicture } from './get-picture'
import { getDrawingBoard } from './get-drawing-board'
import { getReviewAndOrders } from './get-review-and-orders'
import { hasWordsOnPicture } from '@/lib/domain/book/gutter-page'
import { manuscript as manuscriptSchema } from '@/lib/domain/story/manuscript'
import { getStory } from './get-story'
import { listFeatured } from './list-featured'
import { listMyStories, MY_STORIES_AT_ONCE } from './list-my-stories'
import { saveCustomizations } from './save-customizations'
import { writeStory } from './write-story'

const database = testDatabase()
const getPicture = async (db: typeof database.db, wanted: Parameters<typeof findPicture>[1]) => {
  const found = await findPicture(db, wanted)
  return found && printPicture(found)
}
const stranger = { visitorId: null, admin: null }
const owner = (visitorId: string) => ({ visitorId, admin: null })

async function giveCredit(visitorId: string, quantity: number) {
  await database.db.purchase.create({
    data: {
      orderId: visitorId,
      visitorId,
      customerEmail: 'p@example.com',
      customerName: 'P',
      productName: 'Story Bundle',
      product: 'bundle',
      amount: 2999,
      currency: 'AUD',
      source: 'test',
      accessToken: visitorId,
      status: 'completed',
      credit: { create: { visitorId, source: 'purchase', product: 'bundle', quantity } },
    },
  })
}

test('a written story has 20 pages of 500 to 700 words, names its cast, and reads the same twice', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const story = await getStory(database.db, { viewer: owner(visitorId), id })
  expect(story).toMatchObject({ id, state: 'ready', mine: true, childName: 'Mila', petName: 'Biscuit' })
  expect(story?.pages.map((p) => p.pageNumber)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  const words = (story?.content ?? '').split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(500)
  expect(words).toBeLessThanOrEqual(700)
  for (const name of ['Mila', 'Biscuit', 'Olive'])
    expect(story?.pages.filter((p) => p.content.includes(name)).length).toBeGreaterThanOrEqual(4)
  expect(await getStory(database.db, { viewer: owner(visitorId), id })).toEqual(story)
})

test('without an author who writes the shop’s language the book is in English, as was said before, and apologises for nothing', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db, { language: 'hi' })
  expect(await getStory(database.db, { viewer: owner(visitorId), id })).toMatchObject({
    language: 'en',
    wantedLanguage: null,
  })
})

test('running the job again, or late, changes nothing', async () => {
  const { id } = await makeWrittenStory(database.db)
  const before = await database.db.story.findUniqueOrThrow({ where: { id } })
  await Promise.all([
    writeStory(database.db, { storyId: id, now: new Date() }),
    writeStory(database.db, { storyId: id, now: new Date() }),
  ])
  expect(await database.db.story.findUniqueOrThrow({ where: { id } })).toEqual(before)
  expect(await database.db.mailOutbox.count({ where: { dedupeKey: `story-finished:${id}` } })).toBe(1)
})

test('the mail about a finished story links to its page in the buyer’s language', async () => {
  const { id } = await makeWrittenStory(database.db, { language: 'de' })
  expect(await database.db.mailOutbox.findFirstOrThrow({ where: { dedupeKey: `story-finished:${id}` } })).toMatchObject(
    { language: 'de', params: { link: expect.stringMatching(new RegExp(`/de/story/${id}$`)) } },
  )
})

test('a shared story is readable by link; a private one is not found for others', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  expect(await getStory(database.db, { viewer: stranger, id })).toMatchObject({ id, mine: false })
  await database.db.story.update({ where: { id }, data: { shared: false } })
  expect(await getStory(database.db, { viewer: stranger, id })).toBeNull()
  expect(await getStory(database.db, { viewer: owner(await makeVisitor(database.db)), id })).toBeNull()
  expect(await getPicture(database.db, { viewer: stranger, id, page: 1 })).toBeNull()
  expect(await getStory(database.db, { viewer: owner(visitorId), id })).not.toBeNull()
})

test('a picture is drawn from the stored story: the same each time, different for each page', async () => {
  const { id } = await makeWrittenStory(database.db)
  const draw = (page: number) => getPicture(database.db, { viewer: stranger, id, page })
  const [cover, one, again, two] = await Promise.all([draw(0), draw(1), draw(1), draw(2)])
  expect(one).toEqual(again)
  expect(one).toMatch(/^<svg /)
  expect(new Set([cover, one, two]).size).toBe(3)
  expect(await draw(21)).toContain('data-cast="child"')
  expect(await draw(22)).toBeNull()
})

test('shots are stored with the pages: one picture is the same as in a book that is drawn whole', async () => {
  const { id } = await makeWrittenStory(database.db)
  const row = await database.db.story.findUniqueOrThrow({ where: { id } })
  const pages = manuscript.parse(row.manuscript).pages
  expect(pages.map(({ shot }) => shot?.framing)).not.toContain(undefined)
  const look = bookLook(row)
  const planned = pages.map(({ pageNumber, direction }) => ({ pageNumber, direction }))
  const whole = planned.map((page) => toSvg(illustrate({ ...look, pages: planned }, page).scene))
  expect(pages.map((page) => toSvg(illustrate({ ...look, pages }, page).scene))).toEqual(whole)
})

test('my stories: only the viewer’s own, newest first, paged by key', async () => {
  const visitorId = await makeVisitor(database.db)
  const ids: string[] = []
  for (let i = 0; i < 3; i++) ids.push((await makeWrittenStory(database.db, { visitorId, seed: `s${i}`, now: NOW })).id)
  const { stories, next } = await listMyStories(database.db, { viewer: owner(visitorId) })
  expect(stories.map((s) => s.id).sort()).toEqual([...ids].sort())
  expect(stories.map((s) => s.createdAt)).toEqual([...stories.map((s) => s.createdAt)].sort().reverse())
  expect(stories.map((s) => s.seriesNumber).sort()).toEqual([1, 2, 3])
  expect(next).toBeUndefined()
  expect(MY_STORIES_AT_ONCE).toBeGreaterThan(3)
  const [first, ...rest] = stories
  const key = `${new Date(first?.createdAt ?? '').getTime()}~${first?.id}`
  expect((await listMyStories(database.db, { viewer: owner(visitorId), after: key })).stories.map((s) => s.id)).toEqual(
    rest.map((s) => s.id),
  )
  expect((await listMyStories(database.db, { viewer: stranger })).stories).toEqual([])
})

test('featured stories are those that an administrator approved and featured', async () => {
  const { id } = await makeWrittenStory(database.db)
  const { id: other } = await makeWrittenStory(database.db)
  await database.db.story.update({ where: { id }, data: { featured: true, approved: true } })
  await database.db.story.update({ where: { id: other }, data: { featured: true } })
  const ids = (await listFeatured(database.db)).map((s) => s.id)
  expect(ids).toContain(id)
  expect(ids).not.toContain(other)
  await database.db.story.update({ where: { id }, data: { shared: false } })
  expect((await listFeatured(database.db)).map((story) => story.id)).not.toContain(id)
})

test('without a credit a story is refused; five credits create five stories under concurrent requests', async () => {
  const visitorId = await makeVisitor(database.db)
  const order = (i: number) =>
    createStory(database.db, { visitorId, request: makeRequest({ seed: `s${i}`, childName: `C${i}` }), now: NOW })
  await expect(order(0)).rejects.toMatchObject({ code: 'payment_required' })
  await giveCredit(visitorId, 5)
  const answers = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => order(i)))
  expect(answers.filter((a) => a.status === 'fulfilled')).toHaveLength(5)
  for (const a of answers) if (a.status === 'rejected') expect(a.reason).toMatchObject({ code: 'payment_required' })
  expect(await database.db.story.count({ where: { visitorId } })).toBe(5)
}, 30_000)

test("sequels continue one's own story and count to ten under concurrent requests", async () => {
  const visitorId = await makeVisitor(database.db)
  const { id: first } = await makeWrittenStory(database.db, { visitorId })
  await giveCredit(visitorId, 30)
  const skills = LIFE_SKILLS.filter((skill) => skill !== 'courage')
  const sequel = (i: number, previousStoryId: string) =>
    createStory(database.db, {
      visitorId,
      previousStoryId,
      request: makeRequest({ seed: `s${i}`, lifeSkill: skills[i] ?? 'courage' }),
      now: NOW,
    })
  const { id: foreign } = await makeWrittenStory(database.db)
  await expect(sequel(0, foreign)).rejects.toMatchObject({ code: 'story_not_found' })
  const answers = await Promise.allSettled(Array.from({ length: 19 }, (_, i) => sequel(i, first)))
  const failed = answers.flatMap((a) => (a.status === 'rejected' ? [a.reason] : []))
  expect(failed).toHaveLength(10)
  for (const error of failed) expect(error).toMatchObject({ code: 'series_full' } satisfies Partial<AppError>)
  const numbers = await database.db.story.findMany({ where: { visitorId }, select: { seriesNumber: true } })
  expect(numbers.map((n) => n.seriesNumber).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const credit = await database.db.credit.findFirstOrThrow({ where: { visitorId, source: 'purchase' } })
  expect(credit.spent).toBe(9)
}, 30_000)

test('a failed redemption leaves neither a story nor a used code', async () => {
  const visitorId = await makeVisitor(database.db)
  const code = await makeGiftCode(database.db, { isActive: false })
  await expect(
    redeemGiftCode(database.db, { code, visitorId, request: makeRequest(), now: NOW }),
  ).rejects.toMatchObject({ code: 'code_inactive' })
  expect(await database.db.story.count({ where: { visitorId } })).toBe(0)
  expect(await database.db.series.count({ where: { visitorId } })).toBe(0)
})

test('a story that fails returns its credit once, and the next story can spend it', async () => {
  const visitorId = await makeVisitor(database.db)
  const code = await makeGiftCode(database.db)
  const id = await redeemGiftCode(database.db, { code, visitorId, request: makeRequest(), now: NOW })
  await Promise.all([
    failStory(database.db, { storyId: id, failure: 'author' }),
    failStory(database.db, { storyId: id, failure: 'author' }),
  ])
  expect(await getStory(database.db, { viewer: owner(visitorId), id })).toMatchObject({ state: 'failed', pages: [] })
  expect(await database.db.credit.findFirstOrThrow({ where: { visitorId } })).toMatchObject({ quantity: 1, spent: 0 })
  const again = await createStory(database.db, { visitorId, request: makeRequest(), now: NOW })
  await writeStory(database.db, { storyId: again, now: NOW })
  expect(await getStory(database.db, { viewer: owner(visitorId), id: again })).toMatchObject({ state: 'ready' })
  await expect(createStory(database.db, { visitorId, request: makeRequest(), now: NOW })).rejects.toMatchObject({
    code: 'payment_required',
  })
})

test("a story that can't be written fails after its last attempt, not before", async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  await database.db.story.update({ where: { id }, data: { state: 'writing', lifeSkill: 'nothing that we know' } })
  const attempt = (last: boolean) =>
    tasks['write-story'](database.db, { storyId: id }, { jobId: '1', attempt: 1, last })
  await expect(attempt(false)).rejects.toThrow()
  expect((await database.db.story.findUniqueOrThrow({ where: { id } })).state).toBe('writing')
  await expect(attempt(true)).rejects.toThrow()
  expect(await database.db.story.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: 'failed',
    failure: 'author',
  })
  expect((await database.db.credit.findFirstOrThrow({ where: { visitorId } })).spent).toBe(0)
})

test('a story whose job has no retries left fails and returns its credit; one waiting for a retry does not', async () => {
  const order = async () => {
    const visitorId = await makeVisitor(database.db)
    return {
      visitorId,
      id: await redeemGiftCode(database.db, {
        code: await makeGiftCode(database.db),
        visitorId,
        request: makeRequest(),
        now: NOW,
      }),
    }
  }
  const [dead, waits, held] = await Promise.all([order(), order(), order()])
  const give = (id: string, change: string) =>
    database.db.$executeRawUnsafe(`UPDATE graphile_worker._private_jobs SET ${change} WHERE key = 'write-story:${id}'`)
  await give(dead.id, 'attempts = max_attempts')
  await give(waits.id, 'attempts = max_attempts - 1')
  await give(held.id, "attempts = max_attempts, locked_by = 'alive', locked_at = now()")
  await Promise.all([failExhaustedJobs(database.db), failExhaustedJobs(database.db)])
  const states = await Promise.all(
    [dead, waits, held].map(async ({ id, visitorId }) => [
      (await database.db.story.findUniqueOrThrow({ where: { id } })).state,
      (await database.db.credit.findFirstOrThrow({ where: { visitorId } })).spent,
    ]),
  )
  expect(states).toEqual([
    ['failed', 0],
    ['writing', 1],
    ['writing', 1],
  ])
  expect(await database.db.mailOutbox.count({ where: { dedupeKey: `story-failed:${dead.id}` } })).toBe(1)
})

test('only the owner can customize; each change gives the pictures new URLs and looks', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const chosen = customizations.parse({
    characters: [{ id: 'child', hairColor: '#2a6fb0' }],
    colorScheme: 'Ocean Breeze',
    furniture: [{ id: 'f1', type: 'sofa', color: '#c2483c', position: { x: 20, y: 80 }, size: 1.2 }],
  })
  const before = await getPicture(database.db, { viewer: stranger, id, page: 1 })
  for (const viewer of [
    stranger,
    owner(await makeVisitor(database.db)),
    { visitorId: null, admin: { id: 'a', username: 'admin' } },
  ])
    await expect(saveCustomizations(database.db, { viewer, id, customizations: chosen })).rejects.toMatchObject({
      code: 'story_not_found',
    } satisfies Partial<AppError>)
  const saved = await saveCustomizations(database.db, { viewer: owner(visitorId), id, customizations: chosen })
  expect(saved).toMatchObject({ version: 2, customizations: chosen })
  expect(saved.pages[0]?.imageUrl).toMatch(/v=2$/)
  const after = await getPicture(database.db, { viewer: stranger, id, page: 1 })
  expect(after).not.toBe(before)
  expect(after).not.toContain('NaN')
  const book = await getBook(database.db, { viewer: stranger, id })
  expect(book).toMatchObject({ look: { customizations: chosen } })
})

test('concurrent saves: one result stays whole, and each counts as a version', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const lamps = (n: number) =>
    customizations.parse({
      furniture: Array.from({ length: n }, (_, i) => ({
        id: `of ${n}: ${i}`,
        type: 'lamp',
        color: '#c2483c',
        position: { x: i, y: 80 },
        size: 1,
      })),
    })
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) =>
      saveCustomizations(database.db, { viewer: owner(visitorId), id, customizations: lamps(n) }),
    ),
  )
  const story = await getStory(database.db, { viewer: owner(visitorId), id })
  const rows = await database.db.storyCustomization.findMany({ where: { storyId: id } })
  expect(story?.version).toBe(7)
  expect(rows.map((row) => row.elementId).sort()).toEqual(story?.customizations?.furniture.map((piece) => piece.id))
})

test('two windows with the same version: one saves, the other is refused; rating and comment are stored together', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const viewer = owner(visitorId)
  const save = (rating: number) =>
    saveCustomizations(database.db, {
      viewer,
      id,
      customizations: customizations.parse({ rating, characters: [{ id: 'child', hairColor: '#2a6fb0' }] }),
      comment: `${rating} from us`,
      version: 1,
    })
  const both = await Promise.allSettled([save(4), save(2)])
  expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(both.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'story_changed' } })
  const story = await getStory(database.db, { viewer, id })
  expect(story).toMatchObject({ version: 2 })
  const rating = story?.customizations?.rating ?? 0
  expect(await getReviewAndOrders(database.db, { viewer, storyId: id })).toEqual({
    review: { rating, comment: `${rating} from us` },
    orders: [],
  })
  expect(await getReviewAndOrders(database.db, { viewer: stranger, storyId: id })).toEqual({
    review: { rating, comment: null },
    orders: [],
  })
  await saveCustomizations(database.db, { viewer, id, customizations: customizations.parse({ rating: 1 }) })
  expect(await database.db.storyReview.findMany({ where: { storyId: id } })).toMatchObject([
    { rating: 1, comment: `${rating} from us` },
  ])
  await database.db.story.update({ where: { id }, data: { shared: false } })
  expect(await getReviewAndOrders(database.db, { viewer: stranger, storyId: id })).toEqual({ review: null, orders: [] })
})

test('a comment with unkind words is refused, and nothing of that save is stored', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const save = saveCustomizations(database.db, {
    viewer: owner(visitorId),
    id,
    customizations: customizations.parse({ rating: 1, colorScheme: 'Forest Green' }),
    comment: 'this is shit',
  })
  await expect(save).rejects.toMatchObject({ code: 'unkind_words' })
  expect(await getStory(database.db, { viewer: owner(visitorId), id })).toMatchObject({
    version: 1,
    customizations: null,
  })
})

test('the drawing board is for the owner: named members, the cover first, indoor pages marked', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  await expect(getDrawingBoard(database.db, { viewer: stranger, id })).rejects.toMatchObject({
    code: 'story_not_found',
  })
  const board = drawingBoard.parse(
    JSON.parse(JSON.stringify(await getDrawingBoard(database.db, { viewer: owner(visitorId), id }))),
  )
  expect(board.members.slice(0, 3).map((m) => m.name)).toEqual(expect.arrayContaining(['Mila', 'Biscuit', 'Olive']))
  for (const member of board.members) expect(member.name).not.toBe('')
  expect(board.pages.map((p) => p.pageNumber)).toEqual(Array.from({ length: 21 }, (_, i) => i))
  expect(new Set(board.pages.map((p) => p.indoors)).size).toBe(2)
})

test('a picture that fills its page is there for a phone and for an open book, and square for screens in two columns', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const viewer = owner(visitorId)
  const story = await getStory(database.db, { viewer, id })
  const { manuscript } = await database.db.story.findUniqueOrThrow({ where: { id }, select: { manuscript: true } })
  const stored = manuscriptSchema.parse(manuscript)
  const forms = stored.pages.map((page, _, all) =>
    page.shot?.form === 'full' || (page.shot?.gutter && hasWordsOnPicture(page, all))
      ? page.direction.light === 'night' || page.direction.light === 'lamp'
        ? 'light'
        : 'dark'
      : undefined,
  )
  for (const [i, page] of stored.pages.entries())
    if (page.shot?.gutter) expect(story?.pages[i]?.alt).toContain(page.shot.gutter.half)
  expect(story?.pages.map(({ onPicture }) => onPicture)).toEqual(forms)
  const viewBox = async (page: number, frame?: 'phone' | 'opening') =>
    /viewBox="([^"]*)"/.exec((await getPicture(database.db, { viewer, id, page, frame })) ?? '')?.[1]
  // Also of a page of another form: a version that is not planned so any more must still be there.
  for (const page of [1, Math.max(1, forms.findIndex((form) => form !== undefined) + 1)])
    expect(await Promise.all([viewBox(page), viewBox(page, 'phone'), viewBox(page, 'opening')])).toEqual([
      '0 0 1000 1000',
      '0 0 1000 1420',
      '0 0 2000 1000',
    ])
})
