import { findToldThing } from '../illustration/cover/told-thing'
import { manuscript } from '../story/manuscript'
import { LIFE_SKILLS } from '../story/lists'
import { storyRequest } from '../story/request'
import type { Earlier, StoryRequestInput } from '../story/request'
import { availableLanguages, LIBRARY } from './library/load'
import { nameManuscript } from './names'
import { renamedManuscript, replaceNames } from './replace-names'
import { NoTemplateError } from './no-template'
import { writeOpening } from './preview'
import { writeMasked, writeStory } from './write'

const request = storyRequest.parse({
  childName: 'Mia',
  childAge: '3-4',
  childGender: 'girl',
  lifeSkill: 'courage',
  seed: 'seed-1',
  pets: [{ name: 'Bubbles', type: 'Fish', gender: 'unknown', colors: 'orange' }],
})

test('writeStory: returns a manuscript that matches the schema', async () => {
  const book = await writeStory(request)
  expect(manuscript.parse(book)).toEqual(book)
  expect(book.title).toBe('One Boot On')
})

test('writeStory: the same request and seed give the same book; the request is not mutated', async () => {
  const before = structuredClone(request)
  expect(await writeStory(request)).toEqual(await writeStory(request))
  expect(request).toEqual(before)
})

test('short name: the long one stands once, on the first page', async () => {
  const repeated: string[] = []
  for (const lifeSkill of LIFE_SKILLS) {
    const names = { childName: 'Maximilian Alexander', shortName: 'Max', lifeSkill }
    const { pages } = await writeStory({ ...request, ...names, childGender: 'boy' })
    const times = pages.map(({ content }) => content.split('Maximilian Alexander').length - 1)
    if (times.reduce((sum, one) => sum + one) > 1 || times.slice(1).some(Boolean)) repeated.push(lifeSkill)
    expect(pages.filter(({ content }) => content.includes('Max')).length).toBeGreaterThan(8)
  }
  expect(repeated).toEqual([])
})

test('preview: equals the opening of the book', async () => {
  const book = await writeStory(request)
  const opening = await writeOpening({ ...request, email: undefined })
  expect(opening).toEqual({
    title: book.title,
    language: book.language,
    toldThing: findToldThing(book.pages.map(({ direction }) => direction)),
    pages: book.pages.slice(0, 4),
    allPages: book.pages,
    extras: book.extras,
  })
})

test('preview: without name, age, skill or pet, is undefined', async () => {
  for (const missing of [
    { childName: ' ' },
    { childAge: undefined },
    { lifeSkill: undefined },
    { pets: [] },
    { pets: [{ name: '', type: 'Dog' as const }] },
    { pets: [{ name: 'Rex' }] },
  ]) {
    expect(await writeOpening({ ...request, ...missing })).toBeUndefined()
  }
})

test('preview: without genders, uses the pronoun they', async () => {
  const opening = await writeOpening({
    childName: 'Mia',
    childAge: '3-4',
    lifeSkill: 'courage',
    seed: 's',
    pets: [
      { name: 'Rex', type: 'Dog' },
      { name: '', type: 'Cat' },
    ],
  })
  expect(opening?.pages[0]?.content).toContain('Mia')
  expect(JSON.stringify(opening)).not.toMatch(/\b(she|he) had\b/)
})

test('missing story: the error has the message of the spec', async () => {
  const shelf = jest.replaceProperty(LIBRARY, 'courage', {})
  const error: unknown = await writeStory(request).catch((e: unknown) => e)
  shelf.restore()
  expect(error).toBeInstanceOf(NoTemplateError)
  expect(error).toEqual(
    expect.objectContaining({ message: 'Story template not available for this age range.', missing: 'age' }),
  )
})

test('invented people: none has a name of the cast, not even after a title', async () => {
  for (let i = 0; i < 30; i++) {
    const book = await writeStory({
      ...request,
      childName: 'Leo',
      childAge: '11-12',
      lifeSkill: 'patience',
      seed: `uncle${i}`,
    })
    expect(book.extras.map((e) => e.name)).not.toContain('Great-Uncle Leo')
  }
})

/** The sign on the marrow before any name has grown into it. */
const HAT = 'hat'
describe('the same name twice in a cast', () => {
  const textOf = async (childName: string, pets: StoryRequestInput['pets'], more: Partial<StoryRequestInput> = {}) => {
    const { pages } = await writeStory(storyRequest.parse({ ...request, childName, pets, ...more }))
    return { text: pages.map(({ content }) => content).join('\n'), alts: pages.map(({ alt }) => alt).join('\n') }
  }

  test.each(LIFE_SKILLS)(
    '%s: the pet that is called like the child says what it is, at every mention',
    async (lifeSkill) => {
      const alike: string[] = []
      for (const childAge of ['3-4', '5-6', '11-12'] as const) {
        const cast = async (name: string) => {
          const pets: StoryRequestInput['pets'] = [{ name, type: 'Cat', gender: 'male' }]
          return (await writeStory(storyRequest.parse({ ...request, childName: 'Zoe', pets, lifeSkill, childAge })))
            .pages
        }
        const [twins, others] = [await cast('zoe'), await cast('Quux')]
        // Where the other book names the pet, this one says which Zoe. It is longer, so that some pages have room for
        // less.
        const plain = (text = '') => text.replaceAll('Zoe the cat', 'Quux').replaceAll('Quux the cat', 'Quux')
        alike.push(
          ...twins.flatMap(({ content }, i) => (plain(content) === plain(others[i]?.content) ? [content] : [])),
        )
      }
      expect(alike.length).toBeGreaterThanOrEqual(36)
      expect(alike.filter((content) => content.includes('Zoe the cat')).length).toBeGreaterThanOrEqual(18)
    },
  )

  test('two pets: their looks tell them apart, else their places; others keep their plain names', async () => {
    const pets = (colours: [string?, string?]) => [
      { name: 'Max', type: 'Dog' as const, gender: 'male' as const, colors: colours[0] },
      { name: 'Rex', type: 'Cat' as const, gender: 'male' as const },
      { name: 'max', type: 'Dog' as const, gender: 'male' as const, colors: colours[1] },
    ]
    const { text, alts } = await textOf('Mia', pets(['black', 'white']), { childAge: '5-6' })
    expect(new Set(text.match(/Max(?: the \w+ \w+)?/g))).toEqual(new Set(['Max the black dog', 'Max the white dog']))
    expect(new Set(alts.match(/Max(?: the \w+ \w+)?/g))).toEqual(new Set(['Max the black dog', 'Max the white dog']))
    const plain = await textOf('Mia', pets([]), { childAge: '5-6' })
    expect(new Set(plain.text.match(/Max(?: the \w+ \w+)?/g))).toEqual(
      new Set(['Max the first dog', 'Max the second dog']),
    )
    // Introduced with its kind once, as ever.
    expect(plain.text.match(/Rex the cat/g)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  test('in German the noun stands before the name, or a letter behind it', async () => {
    const german = { language: 'de', childAge: '5-6' } as const
    const { text } = await textOf('Zoe', [{ name: 'Zoe', type: 'Cat', gender: 'female' }], german)
    expect(text).toContain('Katze Zoe')
    const twins = [1, 2].map(() => ({ name: 'Rex', type: 'Dog' as const, gender: 'male' as const }))
    const two = await textOf('Zoe', twins, german)
    expect(two.text).toMatch(/Rex A\b/)
    expect(two.alts).toMatch(/Der Hund Rex B\b/)
  })
})

test('name on a prop: is drawn as typed, cut to the limit', async () => {
  const grown = async (childName: string) => {
    const book = await writeStory({ ...request, childName, childAge: '5-6', lifeSkill: 'gratitude' })
    expect(manuscript.parse(book)).toEqual(book)
    return book.pages.flatMap((p) =>
      p.direction.props.flatMap((x) => (x.prop === 'marrow' && x.text && x.text !== HAT ? [x.text] : [])),
    )
  }
  expect(new Set(await grown("O'Malley {Bo}"))).toEqual(new Set(["O'Malley {Bo}"]))
  expect(new Set(await grown('Æ'.repeat(50)))).toEqual(new Set(['Æ'.repeat(40)]))
})

test('language: the story is in the one that was asked for if it is written in it, else in English', async () => {
  const inGerman = { ...request, childAge: '5-6', language: 'de' } as const
  expect(availableLanguages('courage', '5-8')).toEqual(['en', 'es', 'fr', 'de', 'ja'])
  const german = await writeStory(inGerman)
  expect(german.language).toBe('de')
  expect(german.pages[2]?.content).toContain('„Das ist nur eine Socke“')
  expect((await writeOpening(inGerman))?.title).toBe(german.title)
  const { manuscript: masked, names } = await writeMasked(inGerman)
  expect(nameManuscript(masked, names)).toEqual(german)

  const french = await writeStory({ ...request, childName: 'Élise', childAge: '5-6', language: 'fr' })
  expect(french.pages[2]?.content).toContain('«\u00a0C’est juste une chaussette\u00a0», dit Élise')
  expect(french.summary + french.questions.join()).toContain('Qu’est-ce qu’Élise')
  const hidden = await writeMasked({ ...request, childName: 'Élise', childAge: '5-6', language: 'fr' })
  expect(nameManuscript(hidden.manuscript, hidden.names)).toEqual(french)
  const renamed = renamedManuscript(french, [['Élise', 'Max']])
  expect(renamed.questions[0]).toMatch(/^Qu’est-ce que Max/)

  const spanish = await writeStory({ ...request, childName: 'Inés', childAge: '5-6', language: 'es' })
  expect(spanish.pages[2]?.content).toContain('—Es solo un calcetín —dijo Inés.')
  const japanese = await writeStory({ ...request, childName: 'みーちゃん', childAge: '5-6', language: 'ja' })
  expect(japanese.pages[2]?.content).toContain('「ただの　くつしただよ」と　みーちゃんは　いいました。')
  const hiddenToo = await writeMasked({ ...request, childName: 'みーちゃん', childAge: '5-6', language: 'ja' })
  expect(nameManuscript(hiddenToo.manuscript, hiddenToo.names)).toEqual(japanese)

  expect(availableLanguages('courage', '0-4')).toEqual(['en'])
  const english = await writeStory({ ...request, language: 'de' })
  expect(english).toEqual(await writeStory(request))
})

test('a name in Latin letters ends where Japanese letters begin, and nowhere within a word', () => {
  expect(replaceNames('Samちゃんは Samと、Samantha、「Sam」', [['Sam', 'Max']])).toBe(
    'Maxちゃんは Maxと、Samantha、「Max」',
  )
  expect(replaceNames('Bo met Bob, à Boé', [['Bo', 'Al']])).toBe('Al met Bob, à Boé')
})

test('sequel: what the earlier book says of itself is told in its own language only', async () => {
  const earlier = { title: 't', lifeSkill: 'sharing', recall: 'r', deed: 'fed the hen', place: 'tokyo' }
  const tell = async (language: 'en' | 'de', before: Earlier) =>
    (await writeStory({ ...request, childAge: '5-6', language }, before)).pages.map((p) => p.content).join()
  expect(await tell('en', earlier)).toMatch(/fed the hen,? in Tokyo/)
  expect(await tell('de', earlier)).not.toContain('fed the hen')
  expect(await tell('de', { ...earlier, language: 'de', deed: 'das Huhn gefüttert' })).toContain(
    'hatte einmal das Huhn gefüttert, in Tokio',
  )
  expect(await tell('en', { ...earlier, language: 'de' })).not.toContain('fed the hen')
})
