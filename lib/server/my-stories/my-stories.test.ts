import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, makeWrittenStory, NOW } from '@/e2e/fixtures/factory'
import { findTraces } from '@/e2e/fixtures/traces'
import { findForm, renameForm } from '@/lib/domain/book/my-stories'
import { customizations } from '@/lib/domain/illustration/customizations'
import { LIFE_SKILLS, type LifeSkill } from '@/lib/domain/story/lists'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { findPicture } from '@/lib/server/stories/get-picture'
import { getStory } from '@/lib/server/stories/get-story'
import { createStory } from '@/lib/server/stories/create-story'
import { saveCustomizations } from '@/lib/server/stories/save-customizations'
import { requestFindLink } from './request-find-link'
import { attachStoriesToVisitor } from './attach-stories-to-visitor'
import { eraseStory } from './erase-story'
import { hideStory } from './hide-story'
import { listSeries } from './list-series'
import { renameStory } from './rename-story'
import { sendFindLink } from './send-find-link'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.setTimeout(60_000)
const database = testDatabase()
const owner = (visitorId: string) => ({ visitorId, admin: null })
const shelfOf = (visitorId: string, withHidden = false) =>
  listSeries(database.db, { viewer: owner(visitorId), withHidden, page: 1 })

async function giveBundle(visitorId: string, customerEmail = 'p@example.com', quantity = 10) {
  return database.db.purchase.create({
    data: {
      orderId: crypto.randomUUID(),
      visitorId,
      customerEmail,
      customerName: 'P',
      productName: 'Story Bundle',
      product: 'bundle',
      amount: 2999,
      currency: 'AUD',
      source: 'test',
      accessToken: crypto.randomUUID(),
      status: 'completed',
      storyPreview: makeRequest({ childName: 'Zephyrine', seed: 'bought' }),
      credit: { create: { visitorId, source: 'purchase', product: 'bundle', quantity } },
    },
  })
}

test('an erased story leaves no trace of its id or names in any table', async () => {
  const { db } = database
  const visitorId = await makeVisitor(db)
  await giveBundle(visitorId)
  const request = makeRequest({
    childName: 'Zephyrine',
    seed: 'bought',
    email: 'z@example.com',
    pets: [{ name: 'Quillfeather', type: 'Dog', gender: 'male', description: 'one blue eye' }],
  })
  const id = await createStory(db, { visitorId, request, idempotencyKey: 'once', now: NOW })
  const { writeStory } = await import('@/lib/server/stories/write-story')
  await writeStory(db, { storyId: id, now: NOW })
  await saveCustomizations(db, {
    viewer: owner(visitorId),
    id,
    customizations: customizations.parse({
      characters: [{ id: 'child', hairColor: '#112233' }],
      colorScheme: 'Warm Sunset',
    }),
  })
  await db.storyReview.create({ data: { storyId: id, visitorId, rating: 5, comment: 'Zephyrine laughed' } })
  await db.kdpPublication.create({ data: { storyId: id, title: 'Zephyrine and Quillfeather' } })
  await db.auditEntry.create({
    data: { actor: 'admin', action: 'approve', subjectType: 'story', subjectId: id, detail: { title: 'Zephyrine' } },
  })
  const order = {
    storyId: id,
    visitorId,
    productType: 'hardcover_book',
    productName: 'Hardcover Book',
    unitPrice: 2999,
    totalPrice: 2999,
    customization: { dedication: 'For Zephyrine' },
    shippingAddress: { name: 'Zephyrine Ng' },
  }
  await db.printOrder.createMany({ data: [order, { ...order, status: 'delivered' }] })
  const words = new RegExp([id, 'Zephyrine', 'Quillfeather', 'one blue eye'].join('|'), 'g')
  expect(new Set((await findTraces(db, words)).map((trace) => trace.split(':')[0])).size).toBeGreaterThan(8)

  await expect(eraseStory(db, { viewer: owner(await makeVisitor(db)), id })).rejects.toMatchObject({
    code: 'story_not_found',
  })
  await expect(eraseStory(db, { viewer: owner(visitorId), id })).resolves.toBeUndefined()
  expect(await findTraces(db, words)).toEqual([])
  expect(await db.auditEntry.findMany({ where: { action: 'approve' } })).toMatchObject([
    { actor: 'admin', subjectId: 'erased', detail: null },
  ])
  await expect(db.auditEntry.updateMany({ data: { actor: 'nobody', subjectId: 'erased' } })).rejects.toThrow(
    'never changed',
  )
  await expect(db.auditEntry.deleteMany()).rejects.toThrow('never changed')
  // The payment stays on record, and the credit stays spent.
  expect(await db.creditSpend.count({ where: { storyId: null } })).toBe(1)
  expect(await db.printOrder.findMany({ where: { visitorId } })).toMatchObject([
    { status: 'delivered', totalPrice: 2999, storyId: null },
  ])
  await expect(eraseStory(db, { viewer: owner(visitorId), id })).rejects.toMatchObject({ code: 'story_not_found' })
})

test('a story being written can’t be erased; a held one returns its credit; of two concurrent erasures one succeeds', async () => {
  const { db } = database
  const visitorId = await makeVisitor(db)
  const code = await makeGiftCode(db)
  const writing = await redeemGiftCode(db, { code, visitorId, request: makeRequest(), now: NOW })
  await expect(eraseStory(db, { viewer: owner(visitorId), id: writing })).rejects.toMatchObject({
    code: 'story_unfinished',
  })
  await db.story.update({ where: { id: writing }, data: { state: 'held' } })
  const ends = await Promise.allSettled([1, 2, 3].map(() => eraseStory(db, { viewer: owner(visitorId), id: writing })))
  expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(1)
  expect(await db.credit.findMany({ where: { visitorId } })).toMatchObject([{ quantity: 1, spent: 0 }])
  expect(await db.series.count({ where: { visitorId } })).toBe(0)
})

test('concurrent sequels and erasures neither fail, exceed ten nor give a book’s number twice', async () => {
  const { db } = database
  const visitorId = await makeVisitor(db)
  await giveBundle(visitorId, 'p@example.com', 40)
  const first = await makeWrittenStory(db, { visitorId })
  const make = (lifeSkill: LifeSkill, previousStoryId = first.id) =>
    createStory(db, { visitorId, request: makeRequest({ seed: lifeSkill, lifeSkill }), previousStoryId, now: NOW })
  const skills = LIFE_SKILLS.filter((skill) => skill !== 'courage')
  const ids = await Promise.all(skills.slice(0, 4).map((skill) => make(skill)))
  await db.story.updateMany({ where: { id: { in: ids } }, data: { state: 'failed' } })
  const results = await Promise.allSettled([
    ...ids.slice(0, 3).map((id) => eraseStory(db, { viewer: owner(visitorId), id })),
    ...skills.slice(4, 18).map((skill) => make(skill)),
  ])
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  for (const reason of refused) expect(reason).toMatchObject({ code: 'series_full' })
  const rows = await db.story.findMany({ where: { visitorId }, select: { seriesNumber: true } })
  expect(rows.length).toBeLessThanOrEqual(10)
  expect(new Set(rows.map((row) => row.seriesNumber)).size).toBe(rows.length)
  const { lastNumber } = await db.series.findFirstOrThrow({ where: { visitorId } })
  expect(lastNumber).toBeGreaterThanOrEqual(Math.max(...rows.map((row) => row.seriesNumber)))
  await eraseStory(db, { viewer: owner(visitorId), id: first.id })
  const left = await shelfOf(visitorId)
  expect(left.totals.sequels).toBe(10 - lastNumber)
  // A sequel of an erased story is refused and spends no credit.
  const { spent } = await db.credit.findFirstOrThrow({ where: { visitorId, source: 'purchase' } })
  await expect(make('friendship')).rejects.toMatchObject({ code: 'story_not_found' })
  expect((await db.credit.findFirstOrThrow({ where: { visitorId, source: 'purchase' } })).spent).toBe(spent)
})

test('a hidden story leaves the list, is still counted, and can be shown again', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  await expect(
    hideStory(database.db, { viewer: owner('somebody else'), id, hidden: true, now: NOW }),
  ).rejects.toMatchObject({ code: 'story_not_found' })
  await hideStory(database.db, { viewer: owner(visitorId), id, hidden: true, now: NOW })
  expect(await shelfOf(visitorId)).toMatchObject({
    series: [],
    totals: { stories: 1, series: 1, sequels: 9, hidden: 1 },
  })
  expect(await shelfOf(visitorId, true)).toMatchObject({
    series: [{ count: 1, books: [{ id, hidden: true }], last: { id } }],
  })
  await hideStory(database.db, { viewer: owner(visitorId), id, hidden: false, now: NOW })
  expect(await shelfOf(visitorId)).toMatchObject({
    series: [{ books: [{ id, hidden: false }] }],
    totals: { hidden: 0 },
  })
})

test('renaming changes title, text and picture URLs, and resets the approvals', async () => {
  const { db } = database
  const { id, visitorId } = await makeWrittenStory(db, { childName: 'Fanny' })
  await db.story.update({ where: { id }, data: { approved: true, contentApproved: true, featured: true } })
  const rename = (title: string) => renameStory(db, { viewer: owner(visitorId), ...renameForm.parse({ id, title }) })
  await rename('  Fanny\u202e and the\n Deep Sea ')
  const story = await getStory(db, { viewer: owner(visitorId), id })
  expect(story).toMatchObject({ title: 'Fanny and the Deep Sea', version: 2, approved: false })
  expect((await db.story.findUniqueOrThrow({ where: { id } })).searchTerms).toEqual(
    expect.arrayContaining(['fanny', 'deep']),
  )
  expect(story?.imageUrl).toMatch(/v=2$/)
  expect(await findPicture(db, { viewer: owner(visitorId), id, page: 0 })).toMatchObject({
    version: 2,
    keepers: 'owner',
  })
  expect(await findPicture(db, { viewer: owner('else'), id, page: 0 })).toMatchObject({ version: 2, keepers: 'nobody' })
  await expect(rename('Fanny and the fucking sea')).rejects.toMatchObject({ code: 'unkind_words' })
  await expect(rename('Call Fanny on 0412 345 678')).rejects.toMatchObject({ code: 'private_words' })
  await expect(renameStory(db, { viewer: owner('else'), id, title: 'Mine' })).rejects.toMatchObject({
    code: 'story_not_found',
  })
  expect(renameForm.safeParse({ id, title: ' \n' }).success).toBe(false)
  expect(renameForm.safeParse({ id, title: 'x'.repeat(121) }).success).toBe(false)
  await Promise.all([rename('One'), rename('Two'), rename('Three')])
  expect((await getStory(db, { viewer: owner(visitorId), id }))?.version).toBe(5)
})

describe('find my stories', () => {
  const requestLink = async (email: string, now = NOW) => {
    const { email: address, language } = findForm.parse({ email, language: 'de' })
    await requestFindLink(database.db, { email: address, language, now })
    const row = await database.db.findLink.findFirst({ where: { email: address }, orderBy: { createdAt: 'desc' } })
    if (row) await sendFindLink(database.db, { linkId: row.id, now })
    const letter = row && (await database.db.mailOutbox.findUnique({ where: { dedupeKey: `find-stories:${row.id}` } }))
    const link = (letter?.params as { link?: string } | undefined)?.link
    return { letter, token: link?.split('/').at(-1) ?? '' }
  }

  test('an address with stories gets a mail, any other none, and the response doesn’t say which', async () => {
    await makeWrittenStory(database.db, { email: 'Nan@Example.com' })
    const { letter, token } = await requestLink(' nan@example.COM ')
    expect(letter).toMatchObject({ recipient: 'nan@example.com', language: 'de', template: 'find-stories' })
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(JSON.stringify(await database.db.findLink.findMany())).not.toContain(token)
    expect((await requestLink('nobody@example.com')).letter).toBeNull()
    expect(await database.db.findLink.count({ where: { email: 'nobody@example.com' } })).toBe(0)
  })

  test('an address gets three mails an hour, whoever requests them', async () => {
    await makeWrittenStory(database.db, { email: 'busy@example.com' })
    for (let i = 0; i < 5; i++) await requestLink('busy@example.com', new Date(NOW.getTime() + i))
    expect(
      await database.db.mailOutbox.count({ where: { recipient: 'busy@example.com', template: 'find-stories' } }),
    ).toBe(3)
  })

  test('a link works once under concurrent requests, and not when expired', async () => {
    const { db } = database
    const before = await makeWrittenStory(db, { email: 'pa@example.com' })
    const { token } = await requestLink('pa@example.com')
    const browsers = await Promise.all(Array.from({ length: 6 }, () => makeVisitor(db)))
    const ends = await Promise.allSettled(
      browsers.map((visitorId) => attachStoriesToVisitor(db, { visitorId, token, now: NOW })),
    )
    const won = ends.flatMap((end, i) => (end.status === 'fulfilled' ? [browsers[i] ?? ''] : []))
    expect(won).toHaveLength(1)
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'find_link_not_valid' })
    expect((await shelfOf(won[0] ?? '')).series).toMatchObject([{ books: [{ id: before.id }] }])
    expect((await shelfOf(before.visitorId)).totals.stories).toBe(0)
    const late = await requestLink('pa@example.com', new Date(NOW.getTime() + 1000))
    await expect(
      attachStoriesToVisitor(db, {
        visitorId: before.visitorId,
        token: late.token,
        now: new Date(NOW.getTime() + 31 * 60_000 + 1000),
      }),
    ).rejects.toMatchObject({ code: 'find_link_not_valid' })
    await expect(
      attachStoriesToVisitor(db, { visitorId: before.visitorId, token: 'A'.repeat(22), now: NOW }),
    ).rejects.toMatchObject({ code: 'find_link_not_valid' })
  })

  test('attached stories keep names and free numbers beside the visitor’s own; unused credits follow; others stay', async () => {
    const { db } = database
    const phone = await makeVisitor(db)
    const tablet = await makeVisitor(db)
    await giveBundle(phone, 'Ma@Example.com', 5)
    const bought = await createStory(db, {
      visitorId: phone,
      request: makeRequest({ email: '', seed: 'p1' }),
      now: NOW,
    })
    const announced = await makeWrittenStory(db, { visitorId: phone, email: 'ma@example.com', seed: 'p2' })
    const grandmas = await makeWrittenStory(db, { visitorId: phone, email: 'gran@example.com', seed: 'p3' })
    const own = await makeWrittenStory(db, { visitorId: tablet, email: 'else@example.com', seed: 't1' })
    const { token } = await requestLink('ma@example.com')
    expect(await attachStoriesToVisitor(db, { visitorId: tablet, token, now: NOW })).toEqual({ stories: 2 })
    const shelf = await shelfOf(tablet)
    expect(shelf.series).toMatchObject([{ count: 3, remaining: 7 }])
    expect(shelf.series[0]?.books.map(({ id, seriesNumber }) => [id, seriesNumber])).toEqual([
      [own.id, 1],
      [bought, 2],
      [announced.id, 3],
    ])
    expect((await shelfOf(phone)).series[0]?.books.map(({ id }) => id)).toEqual([grandmas.id])
    expect(await db.credit.findFirst({ where: { visitorId: tablet, source: 'purchase' } })).toMatchObject({
      quantity: 5,
      spent: 1,
    })
    const counts = await db.series.findMany({
      where: { visitorId: { in: [phone, tablet] } },
      select: { visitorId: true, lastNumber: true },
    })
    expect(new Map(counts.map((one) => [one.visitorId, one.lastNumber]))).toEqual(
      new Map([
        [phone, 3],
        [tablet, 3],
      ]),
    )
  })
})

test('a shelf that is asked for a page after its last one shows the last one', async () => {
  const visitorId = await makeVisitor(database.db)
  const { id } = await makeWrittenStory(database.db, { visitorId })
  const shelf = await listSeries(database.db, { viewer: owner(visitorId), withHidden: false, page: 3 })
  expect(shelf.series.map(({ books }) => books.map((book) => book.id))).toEqual([[id]])
  expect([shelf.page, shelf.more]).toEqual([1, false])
})
