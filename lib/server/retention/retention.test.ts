import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeVisitor, makeWrittenStory, NOW } from '@/e2e/fixtures/factory'
import { RETENTION_DAYS } from '@/lib/domain/retention/retention'
import { noteOpening } from '@/lib/server/stories/note-opening'
import { forgetUnopenedBooks } from './forget-unopened-books'
import { purgeExpiredData } from './purge-expired-data'
import { purgeOldRecords } from './purge-old-records'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
// No test here looks at a picture, and planning those of a book takes half a second.
jest.mock('@/lib/server/stories/with-shots', () => ({ withShots: <T>(manuscript: T): T => manuscript }))
const database = testDatabase()
const MONTHS = 36
const day = (count: number) => new Date(NOW.getTime() + count * 86_400_000)
const yearsAgo = (years: number) =>
  new Date(Date.UTC(NOW.getUTCFullYear() - years, NOW.getUTCMonth(), NOW.getUTCDate()))

/** A book that was last opened then. */
async function makeBook({ openedAt, email }: { openedAt: Date; email?: string | null }) {
  const { db } = database
  const book = await makeWrittenStory(db, { childName: 'Quillon', language: 'de' })
  await db.mailOutbox.deleteMany({ where: { dedupeKey: { contains: book.id } } })
  await db.story.update({ where: { id: book.id }, data: { openedAt, ...(email === undefined ? {} : { email }) } })
  return book
}
const forget = (now: Date) => forgetUnopenedBooks(database.db, { now, months: MONTHS })
const lettersAbout = (id: string) =>
  database.db.mailOutbox.findMany({ where: { dedupeKey: { contains: id } }, orderBy: { createdAt: 'asc' } })
const isThere = async (id: string) => (await database.db.story.count({ where: { id } })) > 0

test('a book that nobody opened goes, after two letters that say when; nothing is left of it', async () => {
  const { id } = await makeBook({ openedAt: new Date('2023-12-15T09:00:00Z'), email: 'parent@example.com' })
  await forget(day(-6))
  expect(await lettersAbout(id)).toEqual([])
  await forget(NOW)
  await forget(day(1))
  expect(await lettersAbout(id)).toMatchObject([
    {
      template: 'story-unopened',
      recipient: 'parent@example.com',
      language: 'de',
      params: { day: '20. Dezember 2026' },
    },
  ])
  await forget(day(22))
  expect(await lettersAbout(id)).toHaveLength(1)
  await forget(day(23))
  await forget(day(24))
  expect(await lettersAbout(id)).toMatchObject([{}, { params: { day: '20. Dezember 2026' } }])
  await forget(day(29))
  expect(await isThere(id)).toBe(true)
  await forget(day(30))
  expect([await isThere(id), await lettersAbout(id)]).toEqual([false, []])
})

test('a book that is opened after the letter stays for another three years', async () => {
  const { id } = await makeBook({ openedAt: yearsAgo(4), email: 'parent@example.com' })
  await forget(NOW)
  await noteOpening(database.db, { id, now: day(5) })
  for (const later of [23, 30, 400]) await forget(day(later))
  expect(await isThere(id)).toBe(true)
  expect(await lettersAbout(id)).toHaveLength(1)
  expect(await database.db.story.findUnique({ where: { id } })).toMatchObject({ openedAt: day(5), warnedAt: null })
})

test('a shop that stood still for years tells first; a book without an address has the same time', async () => {
  const withAddress = await makeBook({ openedAt: yearsAgo(9), email: 'parent@example.com' })
  const nameless = await makeBook({ openedAt: yearsAgo(9), email: null })
  await forget(NOW)
  expect([await isThere(withAddress.id), await isThere(nameless.id)]).toEqual([true, true])
  expect([(await lettersAbout(withAddress.id)).length, (await lettersAbout(nameless.id)).length]).toEqual([1, 0])
  await forget(day(30))
  expect([await isThere(withAddress.id), await isThere(nameless.id)]).toEqual([false, false])
})

test('books that are still needed stay: the shop’s own, one in print, at a publisher’s, or being written', async () => {
  const { db } = database
  const [sample, printed, published, written] = [
    await makeBook({ openedAt: yearsAgo(9) }),
    await makeBook({ openedAt: yearsAgo(9) }),
    await makeBook({ openedAt: yearsAgo(9) }),
    await makeBook({ openedAt: yearsAgo(9) }),
  ]
  await db.story.update({ where: { id: sample.id }, data: { visitorId: null } })
  await db.story.update({ where: { id: written.id }, data: { state: 'writing' } })
  await db.kdpPublication.create({ data: { storyId: published.id, title: 'A book' } })
  const order = await db.printOrder.create({
    data: {
      storyId: printed.id,
      productType: 'hardcover_book',
      productName: 'A',
      unitPrice: 1,
      totalPrice: 1,
      status: 'shipped',
    },
  })
  for (const later of [0, 31, 62]) await forget(day(later))
  for (const { id } of [sample, printed, published, written]) expect(await isThere(id)).toBe(true)
  await db.printOrder.update({ where: { id: order.id }, data: { status: 'delivered' } })
  for (const later of [63, 94]) await forget(day(later))
  expect(await isThere(printed.id)).toBe(false)
})

test('an opening is noted once a day, and never for the shop’s own books', async () => {
  const { db } = database
  const { id } = await makeBook({ openedAt: yearsAgo(1) })
  const openedAt = async () => (await db.story.findUniqueOrThrow({ where: { id } })).openedAt
  await noteOpening(db, { id, now: NOW })
  await noteOpening(db, { id, now: day(0.5) })
  expect(await openedAt()).toEqual(NOW)
  await noteOpening(db, { id, now: day(1.5) })
  expect(await openedAt()).toEqual(day(1.5))
  await db.story.update({ where: { id }, data: { visitorId: null } })
  await noteOpening(db, { id, now: day(9) })
  expect(await openedAt()).toEqual(day(1.5))
})

test('names and addresses go by the clock, and sums stay', async () => {
  const { db } = database
  const purge = () => purgeOldRecords(db, { now: NOW, bookMonths: MONTHS })
  const ago = (days: number) => day(-days - 1)
  const visitorId = await makeVisitor(db)
  const purchase = (createdAt: Date, key: string) => ({
    orderId: `W-${key}`,
    visitorId,
    customerEmail: 'quillon@example.com',
    customerName: 'Quillon',
    country: 'AU',
    productName: 'Digital Story',
    product: 'digital',
    amount: 999,
    source: 'test',
    status: 'completed',
    accessToken: key,
    storyPreview: { childName: 'Quillon' },
    createdAt,
  })
  const old = await db.purchase.create({ data: purchase(ago(RETENTION_DAYS.purchases), 'old') })
  const recent = await db.purchase.create({ data: purchase(ago(100), 'recent') })
  await db.invoice.createMany({
    data: [
      { series: 'invoice', number: 1, orderId: old.id, content: { buyer: 'Quillon' }, issuedAt: old.createdAt },
      { series: 'invoice', number: 2, orderId: recent.id, content: {}, issuedAt: recent.createdAt },
    ],
  })
  const parcel = {
    productType: 'hardcover_book',
    productName: 'A',
    unitPrice: 1,
    totalPrice: 1,
    shippingAddress: { name: 'Quillon' },
    customization: { dedication: 'For Quillon' },
    createdAt: ago(RETENTION_DAYS.parcels),
  }
  await db.printOrder.createMany({
    data: [
      { ...parcel, status: 'delivered' },
      { ...parcel, status: 'shipped' },
    ],
  })
  const card = { recipientName: 'Quillon', senderName: 'Nan', message: 'For you', recipientEmail: 'q@example.com' }
  await makeGiftCode(db, { ...card, expiresAt: ago(RETENTION_DAYS.gifts) })
  await makeGiftCode(db, { ...card, usageCount: 1, usedBy: 'quillon@example.com', usedAt: ago(RETENTION_DAYS.gifts) })
  const valid = await makeGiftCode(db, { ...card, expiresAt: day(1) })
  const codeId = (await db.giftCode.findUniqueOrThrow({ where: { code: valid } })).id
  await db.betaApplication.create({
    data: {
      place: 1,
      name: 'Quillon',
      email: 'b@example.com',
      platform: '',
      followers: '',
      why: '',
      experience: '',
      giftCodeId: codeId,
      createdAt: ago(RETENTION_DAYS.beta),
    },
  })
  await db.auditEntry.createMany({
    data: [ago(RETENTION_DAYS.purchases), ago(100)].map((createdAt) => ({
      actor: 'ann',
      action: 'refund',
      subjectType: 'purchase',
      subjectId: old.id,
      createdAt,
    })),
  })
  const revenue = () => db.$queryRaw`SELECT sum(amount)::int AS sum FROM stat_deltas WHERE metric LIKE 'revenue%'`
  const [revenueBefore, forgotten] = [await revenue(), await makeVisitor(db)]
  await db.visitor.update({ where: { id: forgotten }, data: { createdAt: yearsAgo(4) } })

  await purge()
  await purge()
  expect(await db.purchase.findMany({ orderBy: { createdAt: 'asc' } })).toMatchObject([
    { customerEmail: '', customerName: '', country: null, visitorId: null, storyPreview: null, amount: 999 },
    { customerEmail: 'quillon@example.com', visitorId, storyPreview: { childName: 'Quillon' } },
  ])
  expect(await db.invoice.findMany({ select: { number: true } })).toEqual([{ number: 2 }])
  expect(
    await db.printOrder.findMany({ where: { createdAt: parcel.createdAt }, orderBy: { status: 'asc' } }),
  ).toMatchObject([{ shippingAddress: null, customization: null }, { shippingAddress: { name: 'Quillon' } }])
  expect(
    await db.giftCode.findMany({
      where: { createdBy: 'test', type: 'gift', senderName: 'Nan' },
      select: { code: true },
    }),
  ).toEqual([{ code: valid }])
  expect(await db.giftCode.count({ where: { usedBy: 'quillon@example.com' } })).toBe(0)
  expect(await db.betaApplication.count()).toBe(0)
  expect(await db.auditEntry.count({ where: { action: 'refund' } })).toBe(1)
  expect(await db.visitor.count({ where: { id: forgotten } })).toBe(0)
  expect(await revenue()).toEqual(revenueBefore)
})

test('letters that could not be sent go too', async () => {
  const { db } = database
  const letter = (dedupeKey: string, age: number) => ({
    dedupeKey,
    template: 'story-finished',
    recipient: 'a@example.com',
    params: {},
    createdAt: day(-age),
  })
  await db.mailOutbox.createMany({ data: [letter('old', RETENTION_DAYS.unsentLetters + 1), letter('new', 5)] })
  await purgeExpiredData(db, { now: NOW })
  expect(await db.mailOutbox.findMany({ where: { dedupeKey: { in: ['old', 'new'] } } })).toMatchObject([
    { dedupeKey: 'new' },
  ])
})
