import { renderLine } from '../../grammar/render-text'
import { parseText } from '../../grammar/text'
import type { StoryRequestInput } from '../../../story/request'
import { linesIn } from '../line-fixture'
import { describeActing } from './acting'
import { findEvent } from './events'
import { fitElision, startsWithVowel } from './elision'
import { MEASURES } from './measure'
import { describePlace, findPlace } from './places'
import { PROOFREADING } from './proofreading'
import { language } from '.'

const { bookOf, ...lines } = linesIn(language, {
  pets: [
    { name: 'Rex', type: 'Dog', gender: 'male', colors: 'Brown' },
    { name: 'Zoé', type: 'Cat', gender: 'female', colors: 'Black, White' },
  ],
})
/** Narrow and plain no-break spaces are written ~ and _. */
const visible = (text: string) => text.replaceAll('\u202f', '~').replaceAll('\u00a0', '_')
const rendered = (...line: Parameters<typeof lines.rendered>) => visible(lines.rendered(...line))
const introduced = (...line: Parameters<typeof lines.introduced>) => visible(lines.introduced(...line))

test.each([
  ['{Il} voit {Bo}. C’est pour {lui}.', 'girl', 'Elle voit Rex. C’est pour elle.'],
  ['{Il} voit {Bo}. C’est pour {lui}.', 'boy', 'Il voit Rex. C’est pour lui.'],
  ['{Il} voit {Bo}. C’est pour {lui}.', 'non-specific', 'Mia voit Rex. C’est pour Mia.'],
  ['{Seul/Seule/En solo}, {il} est {fier/fière/aux anges}.', 'girl', 'Seule, elle est fière.'],
  ['{Seul/Seule/En solo}, {il} est {fier/fière/aux anges}.', 'non-specific', 'En solo, Mia est aux anges.'],
] as const)('%s, %s: %s', (text, childGender, expected) => expect(rendered(text, { childGender })).toBe(expected))

test('what agrees with the child needs a third form, what agrees with a pet has two; {le} is only for pets', () => {
  const known = ['{seul/seule/en solo}', '{bo.seul/seule}', '{bo.le}', '{lui}', '{Bo+}', '{trait.du}']
  const unknown = ['{seul/seule}', '{bo.seul/seule/en solo}', '{le}', '{Bo+de}', '{elle}']
  const isSlot = (slot: string) => language.isSlot(slot.slice(1, -1), new Map())
  expect(known.filter((slot) => !isSlot(slot))).toEqual([])
  expect(unknown.filter(isSlot)).toEqual([])
})

test('a pet without a gender has the pronouns of its noun', () => {
  const pets: StoryRequestInput['pets'] = [{ name: 'Kiki', type: 'Animal Toy', gender: 'unknown' }]
  expect(rendered('{bo.il} est {bo.content/contente}, on {bo.le} voit, on {bo.le} aime', { pets })).toBe(
    'Elle est contente, on la voit, on l’aime',
  )
  expect(rendered('{bo.il} est {bo.content/contente}')).toBe('Il est content')
})

test.each([
  ['Voici {Bo+}.', 'Voici Rex, le chien brun.'],
  ['{Bo+} court.', 'Rex, le chien brun, court.'],
  ['[others: {Kim} voit {Bo+}. {Bo+} court.]', 'Mia voit Zoé, la chatte noir et blanc. Zoé court.'],
  ['"Où est {Bo+}?" dit {Kim}. mais où?', '«_Où est Rex, le chien brun~?_» dit Mia. Mais où~?'],
  ['Il dit: "Viens!" Creuse ... creuse; oui', 'Il dit_: «_Viens~!_» Creuse… creuse~; oui'],
  ['"Vraiment?!" Le {Kim}, le "moi aussi".', '«_Vraiment~?!_» Le Mia, le «_moi aussi_».'],
])('%s', (text, expected) => expect(introduced(text)).toBe(expected))

test('colours agree with the noun; two pets of a kind are told apart', () => {
  const pets: StoryRequestInput['pets'] = [
    { name: 'Rex', type: 'Cat', gender: 'female', colors: 'white' },
    { name: 'Bo', type: 'Cat', gender: 'male', colors: 'ginger' },
    { name: 'Pip', type: 'Bird', gender: 'unknown' },
    { name: 'Tao', type: 'Bird', gender: 'unknown' },
  ]
  expect(introduced('{Bo+} dort. [others: {Bo+} dort.]', { pets })).toBe(
    'Rex, la chatte blanche, dort. Bo, le chat roux, dort. Pip, l’oiseau, dort. Tao, l’autre oiseau, dort.',
  )
  const twins = bookOf({ childName: 'Zoé', pets: [{ name: 'Zoé', type: 'Cat', gender: 'female' }] }).pets
  expect(twins.map(({ called, name }) => called.replace(name, 'Zoé'))).toEqual(['Zoé la chatte'])
})

test('elision looks at the letters of a name, whoever is told apart, shortened, or hidden from Claude', () => {
  const line = 'le nez de {Kim}, parce que {Bo} dort, jusque {Kim}'
  expect(rendered(line, { childName: 'Élise', pets: [{ name: 'Olive', type: 'Fish', gender: 'female' }] })).toBe(
    'Le nez d’Élise, parce qu’Olive dort, jusqu’Élise',
  )
  expect(rendered(line, { childName: 'Hugo' })).toContain('nez d’Hugo')
  expect(rendered(line, { childName: 'Harry' })).toContain('nez de Harry')
  expect(rendered(line, { childName: 'Yanis' })).toContain('nez de Yanis')
  const book = bookOf({ childName: 'Élise' })
  const masked = { ...book, names: book.masks.map((mask) => `{{${mask}}}`) }
  expect(renderLine(masked, parseText(line), 't')).toContain('nez d’{{CHILD}}')
})

test.each([
  ['le arbre de la herbe', 'L’arbre de l’herbe'],
  ['que il se endort ce est si il', 'Qu’il s’endort c’est s’il'],
  ['le hamster, le onze, le oui, de haut', 'Le hamster, le onze, le oui, de haut'],
  ['prends-le ensuite, donne-la à Léa', 'Prends-le ensuite, donne-la à Léa'],
])('elision: %s', (text, expected) => expect(language.normalise(text, '0-4', () => '')).toBe(expected))

test.each([
  ['Le nez de Anna. Parce que Olive dort.', 'Le nez d’Anna. Parce qu’Olive dort.'],
  ['Le nez d’Max, qu’Max a vu. D’Max!', 'Le nez de Max, que Max a vu. De Max!'],
  ['Que Anh dit que Annabelle, de Annabelle', 'Que Anh dit que Annabelle, de Annabelle'],
])('names put into a finished text, nothing else: %s', (text, expected) =>
  expect(fitElision(text, ['Anna', 'Olive', 'Max', 'Que Anh', '', '(x)'])).toBe(expected),
)

test('an accent or a capital changes nothing about a vowel', () => {
  for (const word of ['arbre', 'Élan', 'œuf', 'ŒUF', 'île', 'Ysé', 'herbe']) expect(startsWithVowel(word)).toBe(true)
  for (const word of ['chien', 'hibou', 'Yann', 'onze', 'oui', '小明', '']) expect(startsWithVowel(word)).toBe(false)
})

test('places: known in French and English spelling, or in the buyer’s own words where the preposition is known', () => {
  expect(findPlace('Londres')?.at).toBe('à Londres')
  expect(findPlace('london')?.at).toBe('à Londres')
  const atOf = (typed: string) => describePlace(typed)?.at
  const typed = [
    'la plage',
    'Plage',
    'Lyon',
    'Bretagne',
    'le Maroc',
    'chez Mamie',
    'mamie',
    'au bord de la mer',
    "l'école",
  ]
  expect(typed.map(atOf)).toEqual([
    ...['à la plage', 'à la plage', 'à Lyon', 'en Bretagne', 'au Maroc'],
    ...['chez Mamie', 'chez Mamie', 'au bord de la mer', 'à l’école'],
  ])
  expect(['la vallée enchantée', "Nana's farm", 'the beach', '🏖️', ''].map(atOf)).toEqual(Array(5).fill(undefined))
})

test('events: are found by their French names', () => {
  expect(
    ['Mon anniversaire', "L'anniversaire", 'la rentrée', 'Noël', 'Aïd', 'Pâques', 'le mariage'].map(
      (typed) => findEvent(typed)?.id,
    ),
  ).toEqual(['birthday', 'birthday', 'first-day-of-school', 'christmas', 'eid-al-fitr', 'easter', 'family-wedding'])
})

test('alternative text: the noun has its article, and the feeling agrees with it', () => {
  const [rex, zoe] = bookOf().pets
  const named = (pets: (typeof rex)[]) => pets.flatMap((pet) => (pet ? [{ ...pet, called: pet.spelling }] : []))
  expect(describeActing({ pets: named([zoe]), pose: 'run', feeling: 'proud' })).toBe('La chatte Zoé court, fière.')
  expect(describeActing({ pets: named([rex, zoe]), pose: 'run', feeling: 'happy' })).toBe(
    'Le chien Rex et la chatte Zoé courent, contents.',
  )
})

test('sentences end where a new one begins, not before « dit Kim »', () => {
  const text = '«\u00a0Moi\u202f!\u00a0» dit Kim. «\u00a0Toi\u202f?\u00a0» Rien. Chut… Encore… et encore.'
  expect(MEASURES.sentencesOf(text)).toHaveLength(5)
  // The formula's own range: easy words far above a hundred, long ones far below.
  expect(MEASURES.grade('Le chat dort. Il a chaud.')).toBeGreaterThan(120)
  expect(MEASURES.grade('L’administration universitaire réorganisait continuellement.')).toBeLessThan(0)
})

describe('proofreading', () => {
  const faultsIn = (text: string) =>
    PROOFREADING.faults
      .filter(([, pattern]) => pattern.test(text.replaceAll('~', '\u202f').replaceAll('_', '\u00a0')))
      .map(([what]) => what)
  test.each([
    ['Le arbre est haut.', 'elision'],
    ['Il dit que il vient.', 'elision'],
    ['Si il pleut, on rentre.', 'elision'],
    ['Ce est lui.', 'elision'],
    ['L’chien dort.', 'wrong elision'],
    ['L’hamster dort.', 'wrong elision'],
    ['Le nez de le chien.', 'contraction'],
    ['Il parle à les autres.', 'contraction'],
    ['Sa amie rit.', 'form before a vowel'],
    ['Ce arbre penche.', 'form before a vowel'],
    ['Cet chien penche.', 'form before a vowel'],
    ['La parapluie penche.', 'gender'],
    ['Il met un chaussette.', 'gender'],
    ['Voici Zoé, la chatte noir.', 'agreement'],
    ['Voici Rex, le chien brune.', 'agreement'],
    ['Ils est là.', 'agreement'],
    ['Il a trois patte.', 'plural'],
    ['Il met ses chaussure.', 'plural'],
    ['Il est est là.', 'doubled'],
    ['Ce fut très long.', 'forbidden'],
    ['Viens!', 'spacing'],
    ['Viens !', 'spacing'],
    ['Il dit: rien.', 'spacing'],
    ['« Viens_»', 'spacing'],
    ['Oui , non.', 'spacing'],
    ['— Viens, dit Rex.', 'dialogue'],
    ['“Viens”, dit Rex.', 'dialogue'],
    ['«_Viens, dit Rex. «_Non_».', 'dialogue'],
    ["L'arbre.", 'apostrophe'],
  ])('%s: %s', (text, fault) => expect(faultsIn(text)).toContain(fault))

  test('what is right is let through', () => {
    const right = [
      'Rex, le hamster, a peur du onze. C’est sûr de le voir, à les entendre.',
      '«_Viens~!_» dit-il. Il dit_: «_Non_». Zoé, la chatte noir et blanc, et la chatte noire, dorment…',
      'Nous nous levons. Cet arbre, cet homme, son amie, un vieil ours, le beau et vieux parc.',
      'Trois pattes, deux yeux, ses quatre amis, dix fois, des cailloux. D’Nim, qu’Nim.',
      'Il y a un trou~; qui a un parapluie~? Ce soir, ce grand soir, à trois heures.',
    ]
    expect(right.map(faultsIn)).toEqual(right.map(() => []))
  })
})
