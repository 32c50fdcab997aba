import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { caseCount } from '@/e2e/fixtures/sample'
import { LANGUAGES, LIFE_SKILLS, PET_TYPES } from '../../story/lists'
import { storyRequest } from '../../story/request'
import { direction } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import type { BookLook } from '../book-look'
import { lightness } from '../kit/colour'
import { bounds, walk } from '../print/node-tree'
import { toSvg } from '../print/svg'
import { resolveCast } from '../resolve-cast'
import { drawCover, SQUARE_COVER, type CoverFrame } from './draw-cover'
import { drawLatinLetter } from './latin-letters'
import { letterCover, unletteredCover } from './letter-cover'
import { setLettering, type Lettering } from './lettering'
import { findToldThing, findWorn } from './told-thing'

const bookOf = (seed: string, pets: readonly (typeof PET_TYPES)[number][]): BookLook => {
  const request = storyRequest.parse({
    childName: 'Leni',
    childAge: '5-6',
    childGender: 'girl',
    lifeSkill: LIFE_SKILLS[0],
    language: 'en',
    seed,
    pets: pets.map((type, i) => ({ name: `Pet ${i}`, type, gender: 'male' })),
  })
  return { cast: resolveCast(request, []), seed, engineVersion: ENGINE_VERSION }
}
const families = fc.record({
  seed: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 6 }),
  pets: fc.array(fc.constantFrom(...PET_TYPES), { minLength: 1, maxLength: 5 }),
})
const frames = fc.constantFrom<CoverFrame>(SQUARE_COVER, { height: 1333, wrap: 0 }, { height: 1000, wrap: 85 })
const inked = ({ lines }: Lettering) => lines.flat().filter(({ text }) => text.trim() !== '')

test('the leading pet is beside the child, never a trinket before its chest; a large thing gives way', () => {
  for (const seed of ['a', 'b', 'c', 'q390']) {
    const words = { title: 'That Is Coming', toldThing: { prop: 'lion-bath', text: 'stickers', held: null } } as const
    const nodes = [...walk(drawCover(bookOf(seed, ['Dog']), words).before.nodes)]
    const [child, pet] = (['child', 'pet1'] as const).map((who) =>
      bounds(nodes.filter((node) => node.kind === 'group' && node.cast === who)),
    )
    if (!child || !pet) throw new Error('somebody is missing')
    const between = pet.x + pet.width / 2 - (child.x + child.width / 2)
    expect(Math.abs(between)).toBeGreaterThan(child.width * 0.3)
  }
})

test('everybody is on a cover once, no letter leaves what is seen of it, and it is the same twice', () => {
  fc.assert(
    fc.property(families, frames, ({ seed, pets }, frame) => {
      const book = bookOf(seed, pets)
      const words = {
        title: 'Leni and the Best Cubby in the World',
        names: 'with Pet 0',
        toldThing: { prop: 'ball', held: 'arms' },
      } as const
      const cover = drawCover(book, words, frame)
      const cast = [...walk(cover.before.nodes)].flatMap((node) =>
        node.kind === 'group' && node.cast ? [node.cast] : [],
      )
      expect(cast.sort()).toEqual(
        book.cast.map(({ who }) => who).filter((who) => who === 'child' || who.startsWith('pet')),
      )
      for (const { x, y, size } of [...inked(cover.title), ...(cover.names ? inked(cover.names) : [])]) {
        expect(x - size * 0.3).toBeGreaterThan(frame.wrap)
        expect(x + size * 0.3).toBeLessThan(1000 - frame.wrap)
        expect(y - size * 0.7).toBeGreaterThan(frame.wrap)
        expect(y).toBeLessThan(frame.height - frame.wrap)
      }
      expect(cover.title.lines.map((line) => line.map(({ text }) => text).join('')).join(' ')).toBe(words.title)
      expect(Math.abs(lightness(cover.ink) - lightness(cover.field))).toBeGreaterThan(0.35)
      expect(JSON.stringify(drawCover(book, words, frame))).toBe(JSON.stringify(cover))
    }),
    { numRuns: caseCount(12, 6) },
  )
})

test('names too long for one line that can be read take more, all inside the cover', () => {
  const book = bookOf('a', ['Cat', 'Dog', 'Rabbit'])
  const long =
    'Maximiliane-Alexandrine von Hohenlohe, Mr. Fluffington Whiskerbottom, Sir Barksalot of Canterbury, and Leni'
  const { names } = drawCover(book, { title: 'One Boot On', names: long })
  expect(names?.lines.map((line) => line.map(({ text }) => text).join('')).join(' ')).toBe(long)
  expect(names?.size).toBeGreaterThan(24)
  for (const { y } of names ? inked(names) : []) expect(y).toBeLessThan(1000)
  expect(drawCover(book, { title: 'One Boot On', names: 'Mila, Biscuit, and Olive' }).names?.lines).toHaveLength(1)
})

test('a title of Latin letters is drawn, others are left to the page', () => {
  const book = bookOf('a', ['Dog'])
  const lettered = letterCover(drawCover(book, { title: 'Größe, ça va? ¿Qué?' }), drawLatinLetter)
  expect([...walk(lettered?.nodes ?? [])].some((node) => node.kind === 'group' && node.part === 'title')).toBe(true)
  expect(letterCover(drawCover(book, { title: 'ميلا والبحر', language: 'ar' }), drawLatinLetter)).toBeNull()
  const svg = toSvg(unletteredCover(drawCover(book, { title: 'ميلا' })), { size: 100 })
  expect(new Resvg(svg).render().width).toBe(100)
})

const TITLES: Record<(typeof LANGUAGES)[number], string> = {
  en: 'The Plant That Did Not Say a Thing',
  de: 'Gute Nacht, Kinderzimmerfenster!',
  fr: 'L’œuf qui n’attend pas',
  es: '¿Quién está en mi bota?',
  it: 'Chi c’è nello stivale?',
  pt: 'O ovo que não espera',
  ar: 'ميلا والبيضة التي لا تنتظر',
  hi: 'अंडा और इंतज़ार',
  ja: 'たまごは、まだ？',
  zh: '小狗和红色的大皮球',
}
test.each(LANGUAGES)('a title in %s is read in its order, line by line, and stays in its box', (language) => {
  const box = { x: 50, y: 50, width: 900, height: 300 }
  const text = TITLES[language]
  const set = setLettering({ text, language, seed: 'a', box, largest: 190 })
  const read = set.lines.map((line) => line.map((letter) => letter.text).join(''))
  expect(read.join(language === 'ja' || language === 'zh' ? '' : ' ')).toBe(text)
  expect(set.size).toBeGreaterThan(50)
  for (const line of set.lines) {
    const xs = line.map(({ x }) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => (language === 'ar' ? b - a : a - b)))
  }
  for (const { x, y } of inked(set)) {
    expect(x).toBeGreaterThan(box.x)
    expect(x).toBeLessThan(box.x + box.width)
    expect(y).toBeGreaterThan(box.y)
    expect(y).toBeLessThan(box.y + box.height)
  }
})

test('the told thing is what is held and used most, not what is of any household', () => {
  const page = (props: string[], holding?: string) =>
    direction.parse({
      setting: 'garden',
      light: 'noon',
      weather: 'clear',
      shot: 'wide',
      actors: [{ who: 'child', pose: 'stand', feeling: 'happy', ...(holding ? { holding } : {}) }],
      props: props.map((prop) => ({ prop })),
    })
  expect(findToldThing([page(['table', 'ball']), page(['table'], 'ball'), page(['table', 'paper'])])).toMatchObject({
    prop: 'ball',
    held: 'arms',
  })
  expect(findToldThing([page(['piano']), page(['piano']), page(['ball'])])).toMatchObject({ prop: 'piano', held: null })
  expect(findToldThing([page(['table'])])).toBeNull()
})

test('what the child wears through the story is worn on the cover, and its other boot is the told thing', () => {
  const page = (wears?: string, does = {}, props: object[] = []) =>
    direction.parse({
      setting: 'garden',
      light: 'noon',
      weather: 'rain',
      shot: 'wide',
      actors: [{ who: 'child', pose: 'stand', feeling: 'happy', ...(wears ? { wears } : {}), ...does }],
      props,
    })
  const spade = { act: { verb: 'dig', thing: 'spade' } }
  const booted = [page('one-boot', spade), page('one-boot', {}, [{ prop: 'boots', text: 'one' }]), page('one-boot')]
  expect(findToldThing([...booted, page('one-boot')])).toMatchObject({ prop: 'boots', text: 'one', held: 'arms' })
  expect(findWorn([...booted, page()])).toBe('one-boot')
  expect(findWorn([page('crown'), page(), page()])).toBeUndefined()
})
