import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, makeWrittenStory, NOW } from '@/e2e/fixtures/factory'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import { createStoryBody, redeemBody } from '@/lib/domain/story/create-body'
import { castSchema } from '@/lib/domain/illustration/cast'
import { customizations } from '@/lib/domain/illustration/customizations'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { sequelBase } from '@/lib/domain/illustration/sequel-base'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { drawPreview } from '@/components/story-preview/draw-preview'
import { draftRequest } from '@/components/story-preview/partial-request'
import { parseDraft } from '@/lib/domain/story/draft'
import type { SeriesMemory } from '@/lib/domain/story/manuscript'
import { completeSequel } from './complete-sequel'
import { createStory } from './create-story'
import { findPicture } from './get-picture'
import { getSequelBase } from './get-sequel-base'
import { getSequelStart } from './get-sequel-start'
import { requestFromRow } from './story-row'
import { saveCustomizations } from './save-customizations'
import { writeStory } from './write-story'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.setTimeout(60_000)
const database = testDatabase()
const owner = (visitorId: string) => ({ visitorId, admin: null })

async function giveCredits(visitorId: string, quantity: number) {
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
/** An SVG file has a title with its description; a picture in a page has an alt text instead. */
const withoutTitle = (svg: string | null | undefined) =>
  svg?.replace(/<title>.*?<\/title>/s, '').replace(/ (?:role|aria-\w+)="[^"]*"/g, '')
/** As the browser stores it. */
function parsed(request: object) {
  const draft = parseDraft(JSON.stringify(request))
  if (!draft) throw new Error('not kept')
  return draft
}
const castOf = async (id: string) =>
  castSchema.parse((await database.db.story.findUniqueOrThrow({ where: { id } })).cast)

test('forty concurrent sequels, by credits and by codes, create nine; the others cost nothing', async () => {
  const { db } = database
  const visitorId = await makeVisitor(db)
  const first = await makeWrittenStory(db, { visitorId })
  await giveCredits(visitorId, 20)
  const codes = await Promise.all(Array.from({ length: 20 }, () => makeGiftCode(db)))
  const skills = LIFE_SKILLS.filter((skill) => skill !== 'courage')
  const order = (i: number) => ({
    visitorId,
    request: makeRequest({ seed: `s${i}`, lifeSkill: skills[i % skills.length] ?? 'courage' }),
    previousStoryId: first.id,
    now: NOW,
  })
  const ends = await Promise.allSettled([
    ...Array.from({ length: 20 }, (_, i) => createStory(db, order(i))),
    ...codes.map((code, i) => redeemGiftCode(db, { code, ...order(20 + i) })),
  ])
  const succeeded = ends.filter((end) => end.status === 'fulfilled')
  expect(succeeded).toHaveLength(9)
  for (const end of ends) if (end.status === 'rejected') expect(end.reason.code).toMatch(/^series_(full|skill_told)$/)
  const numbers = (await db.story.findMany({ where: { visitorId }, select: { seriesNumber: true } })).map(
    (row) => row.seriesNumber,
  )
  expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const { spent } = await db.credit.findFirstOrThrow({ where: { visitorId, source: 'purchase' } })
  const used = await db.giftCode.count({ where: { code: { in: codes }, usageCount: 1 } })
  expect(spent + used).toBe(9)
  expect(await getSequelStart(db, { viewer: owner(visitorId), id: first.id })).toMatchObject({ remaining: 0 })
})

test('a sequel keeps child, pets and the buyer’s colours, although its seed differs', async () => {
  const { db } = database
  const pets = [
    { name: 'Bo', type: 'Dog' as const, gender: 'male' as const },
    { name: 'Pip', type: 'Bird' as const, gender: 'unknown' as const, colors: 'green, yellow' },
  ]
  const first = await makeWrittenStory(db, { pets, seed: 'first' })
  await saveCustomizations(db, {
    viewer: owner(first.visitorId),
    id: first.id,
    customizations: customizations.parse({
      characters: [
        { id: 'child', hairColor: '#112233', positions: { '3': { x: 9, y: 1 } } },
        { id: 'pet2', hairColor: '#445566' },
      ],
      furniture: [],
      colorScheme: 'Warm Sunset',
      rating: 3,
    }),
  })
  const start = await getSequelStart(db, { viewer: owner(first.visitorId), id: first.id })
  expect(start).toMatchObject({ remaining: 9, family: { childName: 'Mila', pets: [{ name: 'Bo' }, { name: 'Pip' }] } })
  for (const stranger of [owner(await makeVisitor(db)), { visitorId: null, admin: null }]) {
    expect(await getSequelStart(db, { viewer: stranger, id: first.id })).toBeNull()
    await expect(getSequelBase(db, { viewer: stranger, id: first.id })).rejects.toMatchObject({
      code: 'story_not_found',
    })
  }
  await giveCredits(first.visitorId, 1)
  const order = {
    visitorId: first.visitorId,
    request: makeRequest({
      ...start?.family,
      childAge: '7-8',
      pets: [...pets].reverse(),
      lifeSkill: 'friendship',
      seed: 'second',
    }),
    previousStoryId: first.id,
    now: NOW,
  }
  const id = await createStory(db, order)
  // The preview before payment is the opening of this story.
  const base = sequelBase.parse(
    JSON.parse(JSON.stringify(await getSequelBase(db, { viewer: owner(first.visitorId), id: first.id }))),
  )
  const shown = await drawPreview(
    draftRequest(parsed(order.request), 'en', { sequel: true }),
    { looks: false, petLooks: [] },
    base,
  )
  await writeStory(db, { storyId: id, now: NOW })
  const book = await db.story.findUniqueOrThrow({ where: { id }, select: { title: true, storyContent: true } })
  // It recalls what the child did in the first story.
  expect(book.storyContent).toContain('Mila once took off a sock, and went first')
  expect(shown.opening?.title).toBe(book.title)
  expect(book.storyContent.startsWith(shown.opening?.pages.map((page) => page.join('\n\n')).join('\n\n') ?? '?')).toBe(
    true,
  )
  const page = await findPicture(db, { viewer: owner(first.visitorId), id, page: 1 })
  const drawn = page?.draw()
  expect(withoutTitle(shown.picture?.svg)).toBe(drawn && toSvg(drawn.scene))
  const [before, after] = [await castOf(first.id), await castOf(id)]
  const child = (cast: typeof before) => cast.find((member) => member.who === 'child')
  expect(child(after)).toEqual({ ...child(before), age: '7-8' })
  const pet = (cast: typeof before, who: string) => ({ ...cast.find((member) => member.who === who), who: '' })
  expect(pet(after, 'pet1')).toEqual(pet(before, 'pet2'))
  expect(pet(after, 'pet2')).toEqual(pet(before, 'pet1'))
  const { customizations: carried, seriesNumber } = await db.story.findUniqueOrThrow({ where: { id } })
  expect(carried).toEqual({
    characters: [
      { id: 'child', hairColor: '#112233' },
      { id: 'pet1', hairColor: '#445566' },
    ],
    furniture: [],
    colorScheme: null,
  })
  expect(seriesNumber).toBe(2)
})

test('a sequel of another visitor’s story is refused; both endpoints accept what the form sends', async () => {
  const { db } = database
  const first = await makeWrittenStory(db)
  const thief = await makeVisitor(db)
  const code = await makeGiftCode(db)
  await expect(
    redeemGiftCode(db, { code, visitorId: thief, request: makeRequest(), previousStoryId: first.id, now: NOW }),
  ).rejects.toMatchObject({ code: 'story_not_found' })
  expect((await db.giftCode.findUniqueOrThrow({ where: { code } })).usageCount).toBe(0)
  const body = {
    childName: 'Mila',
    childAge: '6',
    petName: 'Bo',
    petType: 'Dog',
    lifeSkill: 'courage',
    isSequel: true,
    previousStoryId: first.id,
  }
  expect(createStoryBody.parse(body)).toMatchObject({ childAge: '5-6', isSequel: true, previousStoryId: first.id })
  expect(redeemBody.parse({ ...body, code: 'WAGTALE1', email: 'a@example.com' })).toMatchObject({
    isSequel: true,
    previousStoryId: first.id,
  })
})

test('a sequel takes what was told of child and pets from the book before, unless it is told anew', async () => {
  const { db } = database
  const pet = { name: 'Bo', type: 'Dog', gender: 'male' } as const
  const first = await makeWrittenStory(db, {
    ...{ childTraits: ['dark'], childDescription: 'Hums', shortName: 'Mi' },
    pets: [{ ...pet, traits: ['socks'], description: 'three legs', shortName: 'B' }],
  })
  const complete = async (body: object) => {
    const raw = { lifeSkill: 'sharing', isSequel: true, previousStoryId: first.id, ...body }
    return createStoryBody.parse(await completeSequel(db, { viewer: owner(first.visitorId), raw }))
  }
  const before = { childTraits: ['dark'], childDescription: 'Hums', shortName: 'Mi' }
  expect(await complete({})).toMatchObject({ ...before, pets: [{ traits: ['socks'], description: 'three legs' }] })
  expect(await complete({ childName: 'mila', pets: [{ ...pet, name: 'BO', traits: ['howls'] }] })).toMatchObject({
    ...before,
    pets: [{ traits: ['howls'], description: 'three legs', shortName: 'B' }],
  })
  // What is taken back stays away, also once it is stored.
  const taken = {
    childTraits: [],
    childDescription: '',
    shortName: '',
    pets: [{ ...pet, traits: [], description: '' }],
  }
  const request = await complete(taken)
  expect([request.childTraits, request.childDescription ?? '', request.shortName ?? '']).toEqual([[], '', ''])
  expect(request.pets).toMatchObject([{ traits: [], description: '', shortName: 'B' }])
  await giveCredits(first.visitorId, 1)
  const id = await createStory(db, {
    visitorId: first.visitorId,
    previousStoryId: first.id,
    now: NOW,
    request: { ...request, seed: 'taken' },
  })
  const include = { pets: { orderBy: { position: 'asc' } } } as const
  const stored = requestFromRow(await db.story.findUniqueOrThrow({ where: { id }, include }))
  expect([stored.childTraits ?? [], stored.childDescription ?? '', stored.pets[0]?.description ?? '']).toEqual([
    [],
    '',
    '',
  ])
  // Another child is another child.
  expect((await complete({ childName: 'Tom' })).childTraits).toBeUndefined()
})

test('a series keeps its first friend, whoever the last book was about', async () => {
  const { db } = database
  const first = await makeWrittenStory(db)
  await giveCredits(first.visitorId, 2)
  const sequelTo = async (previousStoryId: string, seed: string) => {
    const request = makeRequest({ lifeSkill: 'sharing', seed })
    const id = await createStory(db, { visitorId: first.visitorId, request, previousStoryId, now: NOW })
    await writeStory(db, { storyId: id, now: NOW })
    return id
  }
  const remember = async (id: string, memory: SeriesMemory) => {
    const { manuscript } = await db.story.findUniqueOrThrow({ where: { id }, select: { manuscript: true } })
    await db.story.update({ where: { id }, data: { manuscript: { ...Object(manuscript), memory } } })
  }
  await remember(first.id, { friend: { name: 'Juno', pronoun: 'she' }, keepsake: 'the sock', joke: 'It’s a sock' })
  const second = await sequelTo(first.id, 'second')
  await remember(second, { friend: { name: 'Tom', pronoun: 'he' }, keepsake: 'the jar', joke: 'Stuck' })
  const { earlier } = await getSequelBase(db, { viewer: owner(first.visitorId), id: second })
  expect(sequelBase.shape.earlier.parse(earlier)?.memory).toEqual({
    ...{ friend: { name: 'Juno', pronoun: 'she' }, keepsake: 'the jar', joke: 'Stuck' },
  })
})
