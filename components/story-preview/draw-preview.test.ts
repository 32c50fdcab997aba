import { LIBRARY } from '@/lib/domain/author/library/load'
import { writeStory } from '@/lib/domain/author/write'
import { planPages } from '@/lib/domain/illustration/book-look'
import { illustrate } from '@/lib/domain/illustration/illustrate'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import { AGE_BANDS } from '@/lib/domain/story/lists'
import { storyRequest } from '@/lib/domain/story/request'
import { breedsOf } from '@/lib/domain/story/breeds'
import { coatsOf } from '@/lib/domain/story/pet-surprise'
import { petsWithDefaults } from '../forms/pets-with-defaults'
import { emptyForm, NEW_PET, type StoryFormValues } from '../forms/story-form-values'
import { toRequest } from '../forms/validation-rules'
import { drawPreview } from './draw-preview'
import { textOfOpening, type PreviewRequest } from './drawn-preview'
import { correctedRequest, toPartialRequest } from './partial-request'

const filled: StoryFormValues = {
  ...emptyForm('en'),
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'courage',
  seed: 'a seed',
  pets: [
    { ...NEW_PET, name: 'Biscuit', type: 'Dog', gender: 'male' },
    { ...NEW_PET, name: 'Olive', type: 'Cat', gender: 'female', breed: 'Siamese' },
  ],
}
const draw = (values: StoryFormValues, wanted: PreviewRequest = { looks: false, petLooks: [] }) =>
  drawPreview(toPartialRequest(values), wanted)

it('draws a book from an empty form', async () => {
  const drawn = await draw(emptyForm('en'))
  expect(drawn).toMatchObject({
    opening: null,
    problem: null,
    picture: null,
    pets: [null],
    looks: null,
    petLooks: [null],
  })
  expect(drawn.cover).toMatch(/^<svg .*data-cast="child"/)
  for (const age of AGE_BANDS) expect(drawn.children[age]).toMatch(/^<svg /)
  expect(new Set(AGE_BANDS.map((age) => drawn.children[age])).size).toBe(AGE_BANDS.length)
})

it('shows the opening of the very book that is made of the same form', async () => {
  const drawn = await draw(filled)
  const request = storyRequest.parse(toRequest(filled))
  const book = await writeStory(request)
  expect(drawn.opening?.title).toBe(book.title)
  const opening = book.pages.slice(0, drawn.opening?.pages.length).map((page) => page.content)
  expect(opening.length).toBeGreaterThan(1)
  expect(textOfOpening(drawn.opening?.pages ?? [])).toBe(opening.join('\n\n'))
  const [first] = book.pages
  if (!first) throw new Error('no pages')
  expect(drawn.picture?.svg).toBe(
    toSvg(
      illustrate(
        { cast: resolveCast(request, book.extras), seed: request.seed, engineVersion: 1, pages: book.pages },
        first,
      ).scene,
    ),
  )
  for (const who of ['child', 'pet-1', 'pet-2']) expect(drawn.cover).toContain(`data-cast="${who}"`)
})

it('hands on the names of a cover whose letters it cannot draw, for the page to set', async () => {
  const [latin, arabic] = await Promise.all([draw(filled), draw({ ...filled, childName: 'ليلى' })])
  expect(latin).toMatchObject({ coverTitled: true, coverNames: undefined })
  expect(arabic.coverTitled).toBe(false)
  expect(arabic.coverNames?.text).toContain('ليلى')
  expect(arabic.coverNames?.bottom).toBeGreaterThan(0)
  expect(arabic.coverNames?.bottom).toBeLessThan(0.2)
})

it('draws the pages that are turned to as the finished book has them, sealed ones too', async () => {
  const { pictures = {} } = await draw(filled, { looks: false, petLooks: [], pages: [1, 2, 3, 4, 13] })
  const request = storyRequest.parse(toRequest(filled))
  const book = await writeStory(request)
  const look = { cast: resolveCast(request, book.extras), seed: request.seed, engineVersion: 1 } as const
  const pages = planPages(look, book.pages)
  expect(Object.keys(pictures)).toEqual(['1', '2', '3', '4', '13'])
  for (const page of pages.filter(({ pageNumber }) => pageNumber in pictures))
    expect(pictures[page.pageNumber]?.svg).toBe(toSvg(illustrate({ ...look, pages }, page).scene))
})

it.each([
  ['noSkill', undefined],
  ['noAge', {}],
] as const)('says %s where the shelf has no such story, and draws the cover all the same', async (problem, skill) => {
  const shelf = jest.replaceProperty(LIBRARY, 'courage', skill)
  const drawn = await draw(filled)
  shelf.restore()
  expect(drawn).toMatchObject({ opening: null, problem, picture: null })
  expect(drawn.cover).toContain('data-cast="pet-1"')
})

it('reacts to names on its cover, to pets, age, gender and look, and to nothing else', async () => {
  const [was, renamed, younger, chaired, other] = await Promise.all([
    draw(filled),
    draw({ ...filled, childName: 'Ari', email: 'nan@example.org' }),
    draw({ ...filled, childAge: '0-2' }),
    draw({ ...filled, look: { ...filled.look, mobility: 'wheelchair' } }),
    draw({ ...filled, pets: filled.pets.map((pet) => ({ ...pet, type: 'Fish', breed: '' })) }),
  ])
  // Names are on the cover.
  expect(renamed.cover === was.cover).toBe(false)
  expect(was.coverTitled).toBe(true)
  expect(renamed.pets).toEqual(was.pets)
  expect(new Set([was.cover, younger.cover, chaired.cover, other.cover]).size).toBe(4)
  expect(other.pets).not.toEqual(was.pets)
})

it('draws a portrait for each pet whose kind is known, and pictures to choose looks from when asked', async () => {
  const drawn = await draw({ ...filled, pets: [{ ...NEW_PET }, ...filled.pets] }, { looks: true, petLooks: [0, 2] })
  expect(drawn.pets).toEqual([null, expect.stringMatching(/^<svg/), expect.stringMatching(/^<svg/)])
  // Each choice is another picture, of this child and of this kind of animal.
  for (const [part, choices] of Object.entries({
    hair: 18,
    glasses: 4,
    hearing: 3,
    mobility: 3,
    prosthesis: 3,
    outfit: 9,
  }))
    expect({
      part,
      pictures: new Set(Object.values(Object.entries(drawn.looks ?? {}).find(([name]) => name === part)?.[1] ?? {}))
        .size,
    }).toEqual({ part, pictures: choices })
  expect(drawn.petLooks.slice(0, 2)).toEqual([null, null])
  const { kinds, coats } = drawn.petLooks[2] ?? { kinds: {}, coats: {} }
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(['Siamese', 'Persian']))
  expect(new Set(Object.values(kinds)).size).toBe(Object.keys(kinds).length)
  expect(Object.keys(coats).length).toBeGreaterThan(0)
})

it('draws in a correction the coats of the breed that chance once drew, by the names that the form has for them', async () => {
  const { after, request } = correctedRequest(filled, {
    before: { cast: [...resolveCast(storyRequest.parse(toRequest(filled)), [])], pets: [], customizations: null },
  })
  const { petLooks } = await drawPreview(request, { looks: false, petLooks: [0] }, after)
  expect(Object.keys(petLooks[0]?.coats ?? {})).toEqual(coatsOf('Dog', petsWithDefaults(filled)[0]?.breed ?? ''))
})

it('keeps names out of pictures', async () => {
  const drawn = await draw({
    ...filled,
    childName: '<script>alert(1)</script>',
    pets: [{ ...NEW_PET, name: '"><b>', type: 'Bird', gender: 'unknown' }],
  })
  expect(`${drawn.cover}${drawn.picture?.svg}${drawn.pets.join('')}`).not.toMatch(/script|<b>/)
})

it('draws a pet of whom nothing was said as the book of a bare call has it, and in a correction as its book has it, whatever it is called now', async () => {
  const bare = storyRequest.parse({
    ...toRequest(filled),
    pets: [
      { name: 'Biscuit', type: 'Dog', gender: 'male' },
      { name: 'Ash', type: 'Dog', gender: 'female', description: 'a black poodle' },
    ],
  })
  const values: StoryFormValues = {
    ...filled,
    pets: [
      { ...NEW_PET, name: 'Biscuit', type: 'Dog', gender: 'male' },
      { ...NEW_PET, name: 'Ash', type: 'Dog', gender: 'female', description: 'a black poodle' },
    ],
  }
  const cast = resolveCast(bare, [])
  const [shown, again] = [
    await draw({ ...values, pets: values.pets.slice(0, 1) }),
    await drawPreview(bare, { looks: false, petLooks: [] }),
  ]
  expect(again.pets[0]).toBe(shown.pets[0])

  // A sequel's animals come from the book before, under another seed.
  const corrected = correctedRequest(
    { ...values, seed: 'another', pets: values.pets.map((pet) => ({ ...pet, name: `${pet.name}a` })) },
    { before: { cast: [...cast], pets: bare.pets, customizations: null } },
  )
  expect((await drawPreview(corrected.request, { looks: false, petLooks: [] }, corrected.after)).pets).toEqual(
    again.pets,
  )
  const cat = correctedRequest(
    { ...values, pets: values.pets.map((pet) => ({ ...pet, type: 'Cat' })) },
    { before: { cast: [...cast], pets: bare.pets, customizations: null } },
  )
  expect((await drawPreview(cat.request, { looks: false, petLooks: [] }, cat.after)).pets[0]).not.toBe(again.pets[0])
})

it('draws looks to point at for a pet of which no breed was told, and the book in the one that was', async () => {
  const wanted = { looks: false, petLooks: [], alternatives: true }
  const { alternatives, pets, opening } = await draw(filled, wanted)
  expect(alternatives?.[1]).toBeNull()
  const looks = alternatives?.[0] ?? []
  expect(looks.length).toBeGreaterThan(2)
  expect(new Set(looks.map(({ svg }) => svg)).size).toBe(looks.length)
  const [, second] = looks
  if (!second) throw new Error('no other look')
  const pointedAt: StoryFormValues = {
    ...filled,
    pets: filled.pets.map((pet, i) => (i === 0 ? { ...pet, drawnAs: second.drawnAs } : pet)),
  }
  const again = await draw(pointedAt, wanted)
  expect(again.pets[0]).not.toBe(pets[0])
  // The choices stay where they are, and the words are the same.
  expect(again.alternatives?.[0]?.map(({ drawnAs }) => drawnAs)).toEqual(looks.map(({ drawnAs }) => drawnAs))
  expect(again.opening).toEqual(opening)
  // Told in another way, it is still drawn so.
  const other = await draw({ ...pointedAt, seed: 'another seed' }, wanted)
  expect(other.alternatives?.[0]?.map(({ drawnAs }) => drawnAs)).toContain(second.drawnAs)
})

it('never says a breed of a pet of which none was told, in text or alternative text', async () => {
  const breeds = breedsOf('Dog').map(({ name }) => name.toLowerCase())
  for (const drawnAs of [
    '',
    ...breedsOf('Dog')
      .slice(0, 3)
      .map(({ name }) => `${name}, Brown`),
  ]) {
    const pets = [{ ...NEW_PET, name: 'Biscuit', type: 'Dog', gender: 'male', drawnAs } as const]
    const book = await writeStory(storyRequest.parse(toRequest({ ...filled, pets })))
    const words = JSON.stringify([
      book.pages.map(({ content, alt }) => [content, alt]),
      book.summary,
      book.questions,
    ]).toLowerCase()
    expect(breeds.filter((breed) => words.includes(breed))).toEqual([])
  }
})
