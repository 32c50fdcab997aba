// A frame: twenty pages of a tale with places for ideas, read from its source text.
import { IDEA_TYPES, type IdeaType } from '../../collaboration/room'
import { LIFE_SKILLS, PAGES_IN_A_STORY, READING_LEVELS, type LifeSkill, type ReadingLevel } from '../../story/lists'

export interface FramePage {
  /** Direction of the picture, see stage.ts. */
  stage: string
  alt: string
  text: string
  /** The type of idea that the page is made for, its passage, and what is told without an idea. */
  slot?: { type: IdeaType; ask: string; alone: string }
  /** The turn, by the life skill that brings it. */
  turns: ReadonlyMap<LifeSkill, string>
}
export interface Frame {
  id: string
  level: ReadingLevel
  skills: readonly LifeSkill[]
  /** What the first pet wants from the table. */
  treat: string
  refrain: string
  recall: string
  deed: string
  summary: string
  words: { word: string; meaning: string }[]
  questions: string[]
  activities: { type: string; content: string }[]
  surprises: { type: string; content: string; trigger: string }[]
  pages: FramePage[]
}

function oneOf<T extends string>(list: readonly T[], word: string, what: string): T {
  const found = list.find((x) => x === word)
  if (found === undefined) throw new Error(`${what}: ${word}`)
  return found
}

function parsePage(source: string): FramePage {
  const [head = '', ...lines] = source.split('\n')
  const page: FramePage = { stage: '', alt: '', text: '', turns: new Map() }
  const turns = new Map<LifeSkill, string>()
  const text: string[] = []
  let ask = ''
  let alone = ''
  for (const line of lines) {
    const rest = line.slice(2)
    if (line.startsWith('@ ')) page.stage = rest
    else if (line.startsWith('= ')) page.alt = rest
    else if (line.startsWith('? ')) ask = rest
    else if (line.startsWith('- ')) alone = rest
    else if (line.startsWith('! ')) {
      const [skill = '', ...words] = rest.split(': ')
      turns.set(oneOf(LIFE_SKILLS, skill, 'skill'), words.join(': '))
    } else text.push(line)
  }
  const type = head.trim().split(' ')[1]
  return {
    ...page,
    turns,
    text: text.join('\n').trim(),
    ...(type ? { slot: { type: oneOf(IDEA_TYPES, type, 'type'), ask, alone } } : {}),
  }
}

export function parseFrame(source: string): Frame {
  const [head = '', ...pages] = source.trim().split(/^# /m)
  const fields = head
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)] as const
    })
  const all = (key: string) => fields.filter(([name]) => name === key).map(([, value]) => value)
  const one = (key: string) => all(key)[0] ?? ''
  const parts = (value: string) => value.split(' | ')
  if (pages.length !== PAGES_IN_A_STORY) throw new Error(`${one('id')}: ${pages.length} pages`)
  return {
    id: one('id'),
    level: oneOf(READING_LEVELS, one('level'), 'level'),
    skills: one('skills')
      .split(', ')
      .map((skill) => oneOf(LIFE_SKILLS, skill, 'skill')),
    treat: one('treat'),
    refrain: one('refrain'),
    recall: one('recall'),
    deed: one('deed'),
    summary: one('summary'),
    words: all('word').map((value) => {
      const [word = '', meaning = ''] = value.split(' = ')
      return { word, meaning }
    }),
    questions: all('question'),
    activities: all('activity').map((value) => {
      const [type = '', content = ''] = parts(value)
      return { type, content }
    }),
    surprises: all('surprise').map((value) => {
      const [type = '', content = '', trigger = ''] = parts(value)
      return { type, content, trigger }
    }),
    pages: pages.map(parsePage),
  }
}
