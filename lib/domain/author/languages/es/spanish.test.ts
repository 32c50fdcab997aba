import { expand } from '../../grammar/expand'
import { renderLine } from '../../grammar/render-text'
import { parseText } from '../../grammar/text'
import type { StoryRequestInput } from '../../../story/request'
import { linesIn } from '../line-fixture'
import { describeActing } from './acting'
import { fitConjunctions } from './conjunction'
import { findEvent } from './events'
import { MEASURES } from './measure'
import { describePlace, findPlace } from './places'
import { PROOFREADING } from './proofreading'
import { language } from '.'

const { bookOf, rendered, introduced } = linesIn(language, {
  pets: [
    { name: 'Rex', type: 'Dog', gender: 'male', colors: 'Brown' },
    { name: 'Zoe', type: 'Cat', gender: 'female', colors: 'Black, White' },
  ],
})

test.each([
  ['Es para {él}. {Él} está {contento/contenta/feliz}.', 'girl', 'Es para ella. Ella está contenta.'],
  ['Es para {él}. {Él} está {contento/contenta/feliz}.', 'boy', 'Es para él. Él está contento.'],
  ['Es para {él}. {Él} está {contento/contenta/feliz}.', 'non-specific', 'Es para Mia. Mia está feliz.'],
] as const)('%s, %s: %s', (text, childGender, expected) => expect(rendered(text, { childGender })).toBe(expected))

test('what agrees with the child needs a third form, what agrees with a pet has two; {lo} is only for pets', () => {
  const known = ['{solo/sola/sin nadie}', '{bo.solo/sola}', '{bo.lo}', '{él}', '{Bo+}', '{trait.things}']
  const unknown = ['{solo/sola}', '{bo.solo/sola/sin nadie}', '{lo}', '{Bo+a}', '{ella}']
  const isSlot = (slot: string) => language.isSlot(slot.slice(1, -1), new Map())
  expect(known.filter((slot) => !isSlot(slot))).toEqual([])
  expect(unknown.filter(isSlot)).toEqual([])
})

test('a pet without a gender has the pronouns of its noun', () => {
  const pets: StoryRequestInput['pets'] = [{ name: 'Kiki', type: 'Animal Toy', gender: 'unknown' }]
  expect(rendered('{bo.lo} ve {contento/contenta/feliz}, para {bo.él}', { pets })).toBe('Lo ve contenta, para él')
  expect(rendered('{bo.lo} ve', { pets: [{ name: 'Kiki', type: 'Fish', gender: 'female' }] })).toBe('La ve')
})

test.each([
  ['Este es {Bo+}.', 'Este es Rex, el perro marrón.'],
  ['{Bo+} corre.', 'Rex, el perro marrón, corre.'],
  ['[others: Mia ve a {Bo+}. {Bo+} corre.]', 'Mia ve a Zoe, la gata negra y blanca. Zoe corre.'],
  ['mira a el perro, de el gato, a él', 'Mira al perro, del gato, a él'],
  ['¿ quién es? ¡ven! uno ... dos', '¿Quién es? ¡Ven! Uno… dos'],
])('%s', (text, expected) => expect(introduced(text)).toBe(expected))

// Speech that opens a paragraph has a dash, and so has who says it.
test.each([
  ['"Aquí", dice {Kim}.', '—Aquí —dice Mia.'],
  ['"¿Quién?", dice {Kim}. Nadie.', '—¿Quién? —dice Mia. Nadie.'],
  ['"Aquí", dice {Kim}. "Ven".', '—Aquí —dice Mia—. Ven.'],
  ['"¡No!", dice {Kim}. "¡Nunca!". Y se va.', '—¡No! —dice Mia—. ¡Nunca! —Y se va.'],
  ['"¿Sí?", dice {Kim}. "No", dice Ana.', '—¿Sí? —dice Mia. «No», dice Ana.'],
  ['"¡Yo!". Es el paraguas.', '—¡Yo! —Es el paraguas.'],
  ['"Yo".', '—Yo.'],
  ['"Hola, {Bo+}", dice {Kim}.', '—Hola, Rex, el perro marrón —dice Mia.'],
  ['Rex ladra. "¡guau!", hace Rex. y calla.', 'Rex ladra. «¡Guau!», hace Rex. Y calla.'],
])('speech: %s', (text, expected) => expect(introduced(text)).toBe(expected))

test('colours agree with the noun; two pets of a kind are told apart', () => {
  const pets: StoryRequestInput['pets'] = [
    { name: 'Rex', type: 'Cat', gender: 'female', colors: 'white' },
    { name: 'Bo', type: 'Cat', gender: 'male', colors: 'ginger' },
    { name: 'Pip', type: 'Horse', gender: 'female' },
    { name: 'Tao', type: 'Horse', gender: 'female' },
  ]
  expect(introduced('{Bo+} duerme. [others: {Bo+} duerme.]', { pets })).toBe(
    'Rex, la gata blanca, duerme. Bo, el gato naranja, duerme. Pip, la yegua, duerme. Tao, la otra yegua, duerme.',
  )
  const called = (pets: StoryRequestInput['pets']) =>
    bookOf({ childName: 'Zoe', pets }).pets.map(({ called: name, name: mark }) => name.replace(mark, 'Zoe'))
  expect(called([{ name: 'Zoe', type: 'Cat', gender: 'female' }])).toEqual(['Zoe la gata'])
  expect(
    called([
      { name: 'Zoe', type: 'Cat', gender: 'female' },
      { name: 'Zoe', type: 'Cat', gender: 'female' },
    ]),
  ).toEqual(['Zoe Primera', 'Zoe Segunda'])
})

test.each([
  ['female', 'Bastante vieja'],
  ['male', 'Bastante viejo'],
] as const)('what is said of a %s pet has its form: %s', (gender, expected) => {
  const book = bookOf({ pets: [{ name: 'Rex', type: 'Dog', gender, traits: ['old'] }] })
  const voice = { book, key: 't', pet: book.partner, met: new Set<number>(), number: { plural: false } }
  expect(expand(parseText('{Trait.is}'), { ...voice, trait: book.traits.pet[0] })).toBe(expected)
})

test('y and o look at the letters of a name, whoever is told apart, shortened, or hidden from Claude', () => {
  const line = 'Rex y {Kim}, uno o {Kim}'
  expect(rendered(line, { childName: 'Inés' })).toBe('Rex e Inés, uno o Inés')
  expect(rendered(line, { childName: 'Hilda' })).toContain('Rex e Hilda')
  expect(rendered(line, { childName: 'Yago' })).toContain('Rex y Yago')
  expect(rendered(line, { childName: 'Óscar' })).toBe('Rex y Óscar, uno u Óscar')
  expect(rendered('¿Y {Kim}? Y {Kim}.', { childName: 'Inés' })).toBe('¿Y Inés? E Inés.')
  const book = bookOf({ childName: 'Inés' })
  const masked = { ...book, names: book.masks.map((mask) => `{{${mask}}}`) }
  expect(renderLine(masked, parseText(line), 't')).toContain('e {{CHILD}}')
})

test('names put into a finished text: the word before them fits, nothing else changes', () => {
  expect(fitConjunctions('Rex y Inés, ¿y Inés?, uno o Olga', ['Inés', 'Olga', ''])).toBe(
    'Rex e Inés, ¿y Inés?, uno u Olga',
  )
  expect(fitConjunctions('Rex e Max, uno u Max, e Maximiliano', ['Max'])).toBe('Rex y Max, uno o Max, e Maximiliano')
})

test('places: known in Spanish and English spelling, or in the buyer’s own words', () => {
  expect(findPlace('Londres')?.at).toBe('en Londres')
  expect(findPlace('london')?.at).toBe('en Londres')
  const atOf = (typed: string) => describePlace(typed)?.at
  const typed = ['la playa', 'Playa', 'Mallorca', 'el bosque encantado', 'junto al mar', 'abuela', 'mis abuelos']
  expect(typed.map(atOf)).toEqual([
    ...['en la playa', 'en la playa', 'en Mallorca', 'en el bosque encantado', 'junto al mar'],
    ...['en casa de la abuela', 'en casa de los abuelos'],
  ])
  expect(['casa de la tía Ana', 'La Paz', 'el Parque Güell', 'tío Luis'].map(atOf)).toEqual([
    ...['en casa de la tía Ana', 'en La Paz', 'en el Parque Güell', 'en casa del tío Luis'],
  ])
  expect(['valle encantado', "Nana's farm", 'the beach', 'mi casa', '🏖️', ''].map(atOf)).toEqual(
    Array(6).fill(undefined),
  )
})

test('events: are found by their Spanish names', () => {
  expect(
    ['Mi cumpleaños', 'la boda', 'Navidad', 'Nochevieja', 'día de playa', 'Eid', 'el primer día de clases'].map(
      (typed) => findEvent(typed)?.id,
    ),
  ).toEqual([
    ...['birthday', 'family-wedding', 'christmas', 'new-years-eve', 'beach-holiday', 'eid-al-fitr'],
    'first-day-of-school',
  ])
})

test('alternative text: the noun has its article, the feeling agrees with it, and y is e before an i', () => {
  const pets: StoryRequestInput['pets'] = [
    { name: 'Rex', type: 'Dog', gender: 'male' },
    { name: 'Zoe', type: 'Cat', gender: 'female' },
    { name: 'Iris', type: 'Other', gender: 'unknown' },
  ]
  const [rex, zoe, iris] = bookOf({ pets }).pets
  const named = (some: (typeof rex)[]) => some.flatMap((pet) => (pet ? [{ ...pet, called: pet.spelling }] : []))
  expect(describeActing({ pets: named([zoe]), pose: 'run', feeling: 'happy' })).toBe('La gata Zoe corre, contenta.')
  expect(describeActing({ pets: named([zoe, iris]), pose: 'run', feeling: 'happy' })).toBe(
    'La gata Zoe e Iris corren, contentos.',
  )
  expect(describeActing({ pets: named([rex, zoe]), pose: 'sleep', feeling: 'calm' })).toBe(
    'El perro Rex y la gata Zoe duermen.',
  )
})

test('sentences end where a new one begins, not before who speaks', () => {
  expect(MEASURES.sentencesOf('—¡Yo! —dice Ana—. ¿Tú? —Nada. «¡Guau!», hace Rex. Chis… Otra… y otra.')).toHaveLength(6)
})

test('perspicuity counts syllables by spelling', () => {
  // ciu-dad 2, rí-o 2, pa-ra-guas 3, muy 1, que 1: 9 of 5 words, in one sentence.
  expect(MEASURES.grade('Ciudad río paraguas muy que.')).toBeCloseTo(206.835 - 62.3 * (9 / 5) - 5, 3)
  expect(MEASURES.grade('El gato duerme. Tiene sol.')).toBeGreaterThan(80)
  expect(MEASURES.grade('La administración universitaria reorganizaba continuamente.')).toBeLessThan(0)
})

describe('proofreading', () => {
  const faultsIn = (text: string) =>
    PROOFREADING.faults.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
  test.each([
    ['Rex y Inés corren.', 'y before i, o before o'],
    ['Uno o otro.', 'y before i, o before o'],
    ['Rex e gato.', 'e, u before other sounds'],
    ['Mira a el gato.', 'contraction'],
    ['La cola de el gato.', 'contraction'],
    ['La paraguas es roja.', 'gender'],
    ['Tiene un pelota.', 'gender'],
    ['Es Zoe, la gata negro.', 'agreement'],
    ['No le gusta las escobas.', 'agreement'],
    ['Tiene tres pata.', 'plural'],
    ['Corre corre.', 'doubled'],
    ['Es muy tarde.', 'forbidden'],
    ['Vosotros lo sabéis.', 'not neutral'],
    ['Ven aquí!', 'marks that open'],
    ['¡Ven aquí.', 'marks that open'],
    ['Y quién es?', 'marks that open'],
    ['Sí , no.', 'spacing'],
    ['¿ Sí?', 'spacing'],
    ['“Ven”, dice Rex.', 'dialogue'],
    ['— Ven.', 'dialogue'],
    ['- Ven.', 'dialogue'],
    ['—Ven—dice Rex.', 'dialogue'],
    ["Rex' casa.", 'apostrophe'],
  ])('%s: %s', (text, fault) => expect(faultsIn(text)).toContain(fault))

  test('what is right is let through', () => {
    const right = [
      '—¡Ven! —dice Rex—. ¿Y Inés? Rex e Inés van al parque del pueblo, uno u otro.',
      '—¡Yo! —Es el paraguas. «¡Guau!», hace Rex. Zoe, la gata negra y blanca, y la yegua blanca.',
      'Tres patas, dos ojos, sus cuatro amigos, diez veces, muchos días. A él le gusta el queso.',
      'Hielo y hierba. Con tres llega. Una mano, el agua, los paraguas…',
    ]
    expect(right.map(faultsIn)).toEqual(right.map(() => []))
  })
})
