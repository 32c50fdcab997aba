// Test support: rooms with every kind of idea that people give, by number, and what is wrong with their books.
import { chance, pick } from '../../chance'
import { IDEA_TYPES } from '../../collaboration/room'
import { AGE_BANDS, CHILD_GENDERS, LIFE_SKILLS, PET_TYPES } from '../../story/lists'
import { manuscript as manuscriptShape, type Manuscript } from '../../story/manuscript'
import { storyRequest } from '../../story/request'
import { capitalise, uncapitalise } from '../grammar/letter-case'
import { wordsOf } from '../grammar/count'
import { measure, WORDS_IN_A_BOOK } from '../languages/en/measure'
import { proofread } from '../proofread'
import { checkTraces } from './check-traces'
import { properName } from './people'
import { quoteOf } from './quote'
import type { WeaveIdea, WeaveRequest } from './request'
import { weaveStory } from './weave-story'

const KIND = [
  'a dragon who is afraid of bats',
  'the bus began to sing',
  'On the moon',
  'never give up',
  'I smell pancakes!',
  'Who ate my hat?',
  'a whale named Gerald, who collects hats',
  'Batman',
  'kindness',
  'They find an old map in a bottle',
  'a castle made of toast',
  'Granny’s caravan in Wales',
  'two penguins called Fish and Chips',
  'it rains jam for a week',
  'nobody is ever too small',
  'Follow me!',
]
const CRUEL = [
  'everybody dies',
  'the shark eats the teacher and there is blood',
  'you are all stupid',
  'nobody likes the fat king',
  'KILL THE MONSTER',
]
const FOREIGN = [
  'ser amable con los pequeños',
  'ein Drache, der Angst vor Fledermäusen hat',
  'l’été à la mer',
  '他们一起去月球，看见一只会唱歌的鲸鱼。',
  '優しいドラゴンが空を飛ぶ',
  'القطة تطير فوق البيت',
  'हाथी नाच रहा है',
  'дракон',
  '고래가 노래해요!',
  'ç',
]
const SIGNS = ['🐸', '🐸🐸🐙', '🚌 🎶', '???', '!!!', '…', '🤷🏽‍♀️', '❤️']
const ODD = [
  '"hello"',
  'He said "stop',
  '(and then',
  'the end)',
  '- a list item',
  '1. first',
  'WHAT?!?!',
  'wait.... what',
  'no, no, no!',
  'and then and then and then',
  '<b>bold</b>',
  '{child} & {{PET_1}}',
  '[table: x] ~spare~',
  'a',
  'x,,,,y',
  'end with comma,',
  'said said said Nana',
  'the the bus',
  'It’s "quoted" and \'single\'',
  'https not allowed',
  'So it did.',
  'and then',
  '“Curly,” she said.',
  '“ 9 ” …',
  '«Bonjour»',
  'C:\\>$1 $& `x`',
  '¿Dónde está? ¡Aquí!',
  'a|b|c',
  'tab\tand\nline',
]
const LONG = [
  'and then they find a treasure chest but it is full of old socks and one of them is alive and it wants to go home to its mother in Wagga Wagga because it has been lost since the summer before last',
  'My idea is that there should be a really big storm. Everyone is scared! Then the rabbit remembers the song that Grandpa taught them, and they sing it, and the clouds are so surprised that they leave.',
  'word '.repeat(55).trim(),
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5),
  '很久很久以前有一条龙住在山上它每天都在等一个朋友可是没有人来因为大家都怕它的声音太大了',
]
const AGAINST = [
  'the bus never sang',
  'no, the dragon is not afraid of bats',
  'the whale is tiny',
  'there is no map in the bottle',
  'everybody gives up',
]
const POOLS = [KIND, KIND, KIND, CRUEL, FOREIGN, SIGNS, ODD, LONG, AGAINST]
const GIVERS = [
  'Nana',
  'ben',
  'Uncle Joe',
  'Mila',
  'ravi',
  'Ngọc',
  'O’Connor-Smith',
  '李雷',
  'جدتي',
  '🐟',
  'Z',
  'Mary Jane Elizabeth',
]
const CHILDREN = ['Mila', 'fatima', 'Te Ariki', 'Z', 'James', '李雷']

export function randomRoom(n: number): WeaveRequest {
  const seed = `room ${n}`
  const of = <T>(key: string, list: readonly T[]): T => pick(seed, key, list)
  const count = 1 + Math.floor(chance(seed, 'count') * 30)
  // Some rooms have one kind or one type of idea only.
  const pool = chance(seed, 'one pool') < 0.25 ? of('pool', POOLS) : undefined
  const type = chance(seed, 'one type') < 0.25 ? of('type', IDEA_TYPES) : undefined
  const pets = Array.from({ length: 1 + Math.floor(chance(seed, 'pets') * 5) }, (_, i) => ({
    name: ['Biscuit', 'Coco', 'rex', 'Sir Barks A Lot', '🐟'][i] ?? 'Bo',
    type: of(`pet ${i}`, PET_TYPES),
    gender: 'unknown' as const,
  }))
  return {
    title: of('title', ['The Bus That Sang', 'x', '我们的书', 'A title! Of a sort?']),
    description: of('description', ['', 'For Nana, who will be eighty.']),
    story: storyRequest.parse({
      childName: of('child', CHILDREN),
      childAge: of('age', AGE_BANDS),
      childGender: of('gender', CHILD_GENDERS),
      pets,
      lifeSkill: of('skill', LIFE_SKILLS),
      language: of('language', ['en', 'fr', 'ar'] as const),
      seed,
    }),
    ideas: Array.from({ length: count }, (_, i): WeaveIdea => ({
      id: `${n}-${i}`,
      type: type ?? of(`type ${i}`, IDEA_TYPES),
      content: of(`content ${i}`, pool ?? of(`pool ${i}`, POOLS)),
      giver: of(`giver ${i}`, GIVERS),
      fate: of(`fate ${i}`, [null, null, null, null, null, 'told', 'drawn', 'quoted', 'set-aside'] as const),
    })),
  }
}

/** The book as we wrote it: what the givers said is one neutral word. */
function withoutIdeas(book: Manuscript, request: WeaveRequest): Manuscript {
  const quoted = request.ideas
    .flatMap(({ content }) =>
      [12, 10, 8, 6, 4]
        .map((most) => quoteOf(content, most))
        .flatMap(({ words }) => [capitalise(words), uncapitalise(words)]),
    )
    .sort((a, b) => b.length - a.length)
  const names = request.ideas.map((i) => properName(i.giver)).sort((a, b) => b.length - a.length)
  const strip = (text: string) => {
    const own = quoted.reduce((t, words) => t.replaceAll(`“${words}`, '“Nim'), text)
    return names.reduce((t, name) => t.replaceAll(name, 'Nana'), own)
  }
  return { ...book, pages: book.pages.map((p) => ({ ...p, content: strip(p.content) })) }
}

const GRADES = { '0-4': [-9, 0.1], '5-8': [0, 2.5], '9-12': [1.3, 4.5] } as const
const TOLERATED = /^mean sentence|^grade|words: |is in \d+ pictures|is named on|too many paragraphs|^\d+ words/

/** Five pets and twelve givers whose names have three words each may add this. */
const LONG_NAMES = 20
const MISSET = /[,;:]{2}|[.!?]{2}|[.!?],|,[.!?]|“”|“\s|\s”|undefined/u

export function faultsOf(n: number): string[] {
  const request = randomRoom(n)
  const woven = weaveStory(request)
  const { manuscript: book } = woven
  const words = wordsOf(book.pages.map((p) => p.content).join('\n')).length
  const pets = request.story.pets.map((p) => properName(p.name))
  const own = withoutIdeas(book, request)
  const { grade } = measure(own.pages.map((p) => p.content).join('\n\n'))
  const [least, most] = GRADES[book.level]
  return [
    ...checkTraces(request, woven),
    ...(manuscriptShape.safeParse(book).error?.issues.map((issue) => issue.message) ?? []),
    ...(words < WORDS_IN_A_BOOK[0] || words > WORDS_IN_A_BOOK[1] + LONG_NAMES ? [`${words} words in the book`] : []),
    ...(grade < least || grade > most ? [`${book.level}: grade is ${grade.toFixed(2)}`] : []),
    ...proofread(own, properName(request.story.childName), pets).filter((fault) => !TOLERATED.test(fault)),
    ...book.pages.flatMap(({ content }) =>
      MISSET.test(content) ? [`${MISSET.exec(content)?.[0] ?? ''} in ${content}`] : [],
    ),
  ].map((fault) => `room ${n}, ${book.level}: ${fault}`)
}
