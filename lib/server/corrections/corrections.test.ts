import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import { castSchema } from '@/lib/domain/illustration/cast'
import { customizations } from '@/lib/domain/illustration/customizations'
import { correction, type CorrectionInput } from '@/lib/domain/story/correction'
import { findPicture, printPicture } from '@/lib/server/stories/get-picture'
import { getStory } from '@/lib/server/stories/get-story'
import { saveCustomizations } from '@/lib/server/stories/save-customizations'
import { correctStory } from './correct-story'
import { getCorrections } from './get-corrections'
import { listVersions } from './list-versions'
import { restoreVersion } from './restore-version'

const database = testDatabase()
const getPicture = async (db: typeof database.db, wanted: Parameters<typeof findPicture>[1]) => {
  const found = await findPicture(db, wanted)
  return found && printPicture(found)
}
const owner = (visitorId: string) => ({ visitorId, admin: null })
const PETS = [
  { name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Labrador', colors: 'golden' },
  { name: 'Olive', type: 'Cat', gender: 'female' },
] as const

async function createBook() {
  const { db } = database
  const { id, visitorId } = await makeWrittenStory(db)
  const viewer = owner(visitorId)
  const correct = (input: CorrectionInput) => correctStory(db, { viewer, id, correction: correction.parse(input) })
  const read = async () => {
    const story = await getStory(db, { viewer, id })
    if (!story) throw new Error('gone')
    return story
  }
  return { db, id, visitorId, viewer, correct, read }
}

test('a correction without effect creates no version and keeps the approvals', async () => {
  const { db, id, viewer, correct, read } = await createBook()
  await db.story.update({ where: { id }, data: { approved: true, contentApproved: true } })
  const { childName, pages } = await read()
  for (const nothing of [
    {},
    { childName: ` ${childName} ` },
    { dedication: '  ' },
    { pages: { 4: `${pages[3]?.content ?? ''} ` } },
  ])
    expect(await correct({ version: 1, ...nothing })).toEqual({ version: 1, ownPages: [], read: false })
  expect(await read()).toMatchObject({ version: 1, approved: true, contentApproved: true })
  expect(await listVersions(db, { viewer, id })).toEqual([])
})

test("a new name and pronoun regenerate the built-in author's text, except pages that the owner wrote", async () => {
  const { db, id, visitorId, viewer, correct, read } = await createBook()
  const before = await read()
  await correct({ version: 1, pages: { 3: 'Mila hid.\r\n\r\n\r\n  Biscuit   found her. ' } })
  expect((await read()).pages[2]?.content).toBe('Mila hid.\n\nBiscuit found her.')
  await db.story.update({ where: { id }, data: { approved: true, featured: true, contentApproved: true } })
  const readChild = async () =>
    castSchema.parse((await db.story.findUniqueOrThrow({ where: { id } })).cast).find(({ who }) => who === 'child')
  const child = await readChild()
  const answer = await correct({
    version: 2,
    childName: 'Milo',
    childGender: 'boy',
    pets: [{ ...PETS[0], name: 'Rusk', colors: 'black' }, PETS[1]],
  })
  expect(answer).toEqual({ version: 3, ownPages: [3], read: false })
  const after = await read()
  const texts = after.pages
    .filter((page) => page.pageNumber !== 3)
    .map((page) => page.content)
    .join('\n')
  expect(texts).not.toMatch(/\b(Mila|Biscuit)\b/)
  expect(texts).toMatch(/\bMilo\b[\s\S]*\bRusk\b/)
  expect(texts).toMatch(/\b(he|his|him)\b/)
  expect(after.pages[2]?.content).toBe('Mila hid.\n\nBiscuit found her.')
  expect(child).toMatchObject({ face: expect.any(Number) })
  expect(await readChild()).toMatchObject({ face: child?.kind === 'child' ? child.face : NaN })
  expect(after).toMatchObject({
    childName: 'Milo',
    petName: 'Rusk',
    childGender: 'boy',
    version: 3,
    approved: false,
    contentApproved: false,
    seriesNumber: 1,
  })
  expect(
    after.pages.filter((page, i) => page.pageNumber !== 3 && page.content.length > 0 && before.pages[i]),
  ).toHaveLength(19)
  expect(await getPicture(db, { viewer, id, page: 1 })).not.toContain('Mila')
  expect(await db.series.findMany({ where: { visitorId } })).toMatchObject([{ childName: null, lastNumber: 1 }])
  expect((await db.story.findUniqueOrThrow({ where: { id } })).searchTerms).toEqual(
    expect.arrayContaining(['milo', 'rusk']),
  )

  // Given back to the author, the page is regenerated too.
  expect(await correct({ version: 3, pages: { 3: null } })).toMatchObject({ version: 4 })
  expect((await read()).pages[2]?.content).toMatch(/./)
  expect((await getCorrections(db, { viewer, id })).pages.every((page) => !page.own)).toBe(true)
  expect((await read()).content).not.toMatch(/\bMila\b/)
})

test('only corrected members of the cast look different', async () => {
  const { db, id, correct } = await createBook()
  const castOf = async () => (await db.story.findUniqueOrThrow({ where: { id } })).cast as { who: string }[]
  const before = await castOf()
  await correct({ version: 1, look: { hair: 'afro', glasses: 'round' } })
  const after = await castOf()
  expect(after.find((m) => m.who === 'child')).toMatchObject({ look: { hair: 'afro', glasses: 'round' } })
  for (const who of ['pet1', 'pet2'])
    expect(after.find((m) => m.who === who)).toEqual(before.find((m) => m.who === who))
})

test("another author's text stays: whole names are replaced, and the owner is asked to check it", async () => {
  const { db, id, correct, read, viewer } = await createBook()
  const row = await db.story.findUniqueOrThrow({ where: { id } })
  const manuscript = row.manuscript as { author: string; pages: { content: string }[] }
  manuscript.author = 'claude-opus-5-5@1'
  manuscript.pages.forEach((page, i) => {
    page.content = `Mila’s day ${i}. Milady and Biscuit saw Olive, and she laughed.`
  })
  await db.story.update({ where: { id }, data: { manuscript } })
  expect(await getCorrections(db, { viewer, id })).toMatchObject({ retold: false })
  // Two swapped names.
  expect(
    await correct({
      version: 1,
      childName: 'Ida',
      pets: [
        { ...PETS[0], name: 'Olive' },
        { ...PETS[1], name: 'Biscuit' },
      ],
    }),
  ).toEqual({ version: 2, ownPages: [], read: true })
  expect((await read()).pages[4]?.content).toBe('Ida’s day 4. Milady and Olive saw Biscuit, and she laughed.')
  await expect(correct({ version: 2, pets: [{ ...PETS[0], type: 'Fish' }, PETS[1]] })).rejects.toMatchObject({
    code: 'invalid',
  })
})

test('concurrent corrections of one version: one succeeds; every version is stored and can be restored', async () => {
  const { db, id, viewer, correct, read } = await createBook()
  const first = await read()
  const picture = await getPicture(db, { viewer, id, page: 1 })
  const many = await Promise.allSettled(
    Array.from({ length: 8 }, (_, i) =>
      correct({ version: 1, childName: `Name${i}`, dedication: `For ${i}`, pages: { 1: `Words ${i}.` } }),
    ),
  )
  expect(many.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  for (const one of many) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'story_changed' })
  await saveCustomizations(db, { viewer, id, customizations: customizations.parse({ colorScheme: 'Forest Green' }) })
  expect((await listVersions(db, { viewer, id })).map(({ version, change }) => [version, change])).toEqual([
    [2, 'customized'],
    [1, 'corrected'],
  ])
  expect(await restoreVersion(db, { viewer, id, version: 3, to: 1 })).toEqual({ version: 4 })
  const back = await read()
  expect({ ...back, version: 1 }).toEqual({
    ...first,
    version: 1,
    imageUrl: back.imageUrl,
    storyImages: back.storyImages,
    pages: first.pages.map((page, i) => ({ ...page, imageUrl: back.pages[i]?.imageUrl })),
  })
  expect(await getPicture(db, { viewer, id, page: 1 })).toBe(picture)
  await restoreVersion(db, { viewer, id, version: 4, to: 3 })
  expect((await read()).customizations).toMatchObject({ colorScheme: 'Forest Green' })
  await expect(restoreVersion(db, { viewer, id, version: 5, to: 99 })).rejects.toMatchObject({ code: 'not_found' })
})

test('refused: other visitors, printed books, unkind or private words', async () => {
  const { db, id, visitorId, correct, read } = await createBook()
  const stranger = owner(await makeVisitor(db))
  for (const viewer of [stranger, { visitorId: null, admin: { id: 'a', username: 'admin' } }]) {
    await expect(correctStory(db, { viewer, id, correction: { version: 1, childName: 'X' } })).rejects.toMatchObject({
      code: 'story_not_found',
    })
    await expect(restoreVersion(db, { viewer, id, version: 1, to: 1 })).rejects.toMatchObject({
      code: 'story_not_found',
    })
    await expect(getCorrections(db, { viewer, id })).rejects.toMatchObject({ code: 'story_not_found' })
    expect(await listVersions(db, { viewer, id })).toEqual([])
  }
  await expect(correct({ version: 1, pages: { 2: 'Biscuit said shit.' } })).rejects.toMatchObject({
    code: 'unkind_words',
    fields: { 'pages.2': expect.anything() },
  })
  await expect(correct({ version: 1, dedication: 'Call 0412 345 678' })).rejects.toMatchObject({
    code: 'private_words',
    fields: { dedication: expect.anything() },
  })
  for (const pages of [{ 0: 'a' }, { 21: 'a' }, { 1: ' \n ' }, { 1: 'a'.repeat(601) }, { 1: 'a\n\n'.repeat(9) }])
    expect(correction.safeParse({ version: 1, pages }).success).toBe(false)
  await expect(correct({ version: 1, pets: [PETS[0]] })).rejects.toMatchObject({ code: 'invalid' })
  expect(await read()).toMatchObject({ version: 1 })

  await db.printOrder.create({
    data: {
      storyId: id,
      visitorId,
      productType: 'hardcover_book',
      productName: 'Hardcover Book',
      unitPrice: 2999,
      totalPrice: 2999,
      status: 'pending',
    },
  })
  expect(await correct({ version: 1, dedication: 'For Nan' })).toMatchObject({ version: 2 })
  await db.printOrder.updateMany({ where: { storyId: id }, data: { status: 'in_production' } })
  await expect(correct({ version: 2, dedication: '' })).rejects.toMatchObject({ code: 'story_printed' })
  expect((await db.story.findUniqueOrThrow({ where: { id } })).dedication).toBe('For Nan')
})
