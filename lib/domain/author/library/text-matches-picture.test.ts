// Checks that a line and its picture agree, as far as the words can show it.
import { hash } from '../../chance'
import { PROPS } from '../../illustration/direction'
import { ENGINE_VERSION } from '../../illustration/engine-version'
import { illustrate } from '../../illustration/illustrate'
import { resolveCast } from '../../illustration/resolve-cast'
import { LIFE_SKILLS, READING_LEVELS } from '../../story/lists'
import { storyRequest } from '../../story/request'
import type { StoryRequest } from '../../story/request'
import { writeStory } from '../write'
import { LIBRARY } from './load'

const STORIES = LIFE_SKILLS.flatMap((skill) =>
  READING_LEVELS.flatMap((level) => {
    const story = LIBRARY[skill]?.[level]
    return story
      ? [{ skill, level, fetch: async () => ({ ...(await story.plan()), ...(await story.words.en()) }) }]
      : []
  }),
)
interface Source {
  plan: string
  words: string
}

interface Line {
  where: string
  fish: boolean
  text: string
  pose: string
  rest: string
}
const chaptersOf = (source: string, heading: string): string[] => source.split(`\n${heading} `).slice(1)
/** The pets' own lines with their stage directions, from the sources. */
const linesOf = (story: string, { plan, words }: Source): Line[] =>
  chaptersOf(words, '##').flatMap((thread) => {
    // A trait of the child directs the child.
    if (thread.startsWith('trait child')) return []
    const [id = ''] = thread.split('\n')
    const planned = chaptersOf(plan, '##').find((each) => each.startsWith(`${id}\n`)) ?? ''
    return [...thread.matchAll(/^(\w+): (.+)$/gm)].map(([, beat = '', text = '']) => {
      const [, pose = '', rest = ''] = new RegExp(`^${beat}: (\\S+) (.+)$`, 'm').exec(planned) ?? []
      return { where: `${story} ${id} ${beat}`, fish: id.startsWith('fish'), text, pose, rest }
    })
  })
/** The direction of each page, with its alternative text. */
const pagesOf = ({ plan, words }: Source): { drawn: string; alt: string }[] => {
  const alts = chaptersOf(words, '#').map((page) => /^= (.+)$/m.exec(page)?.[1] ?? '')
  return chaptersOf(plan, '#').map((page, i) => ({ drawn: /^@ (.+)$/m.exec(page)?.[1] ?? '', alt: alts[i] ?? '' }))
}

/** Nobody is drawn on, inside or up anything: pets stand on the ground, birds on a perch, and small pets are held. */
const NOWHERE =
  /\b(?:(?:on|up|into|onto|down|under|out of) (?:\{Kim's\}|\{his\}|my|somebody's) (?:head|hat|shoulder|foot|feet|lap|knee|pocket|sleeve|collar|hood|back)|in \{Kim's\} (?:pocket|hood|hat|sleeve)|on top of|from the top|rode on|climbed (?:in|on|up|the)|(?:up|along) (?:a|the) (?:wall|tree|curtain|post|lid)\b)/

/** Words about a pet's body, and the poses that show it. */
const SHOWN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\{Bo\+?\} (?:slept|was asleep)\b/, ['sleep', 'lie']],
  [/\{Bo\+?\} dug\b(?! up)/, ['dig']],
  [/\{Bo\+?\} flew\b/, ['fly']],
  [/\{Bo\+?\} hid\b(?! (?:one|a)\b|\. Pounce)/, ['hide']],
  [/(?:with|turned) \{their\} back\b/, ['back-turned']],
  [/\{Kim\} held (?:up )?\{Bo\+?\}|in \{Kim's\} (?:hands?|arms)\b(?<!nose in \{Kim's\} hand)/, ['carried', 'cuddled']],
]

test('pets: are only where a picture can put them, in the pose that their line describes', async () => {
  const findings: string[] = []
  for (const { skill, level, fetch } of STORIES)
    for (const { where, fish, text, pose } of linesOf(`${skill} ${level}`, await fetch())) {
      if (NOWHERE.test(text)) findings.push(`${where}: nobody is drawn there: ${text}`)
      for (const [pattern, poses] of SHOWN)
        if (!fish && pattern.test(text) && !poses.includes(pose)) findings.push(`${where}: drawn as ${pose}: ${text}`)
    }
  expect(findings).toEqual([])
})

/** Words for something on somebody, and the `wears` word that draws it. */
const WORN: readonly (readonly [RegExp, string])[] = [
  [/\{Bo\+?\} (?:wore|was given) a hat\b/, 'hat'],
  [
    /\bwore a moustache|came back with a moustache|(?:had the longest|kept \{their\} first|fell asleep in a|got one long) moustache/,
    'moustache',
  ],
  [/\{Bo\+?\} wore the crown\b/, 'crown'],
  [/\{Bo\} (?:got|had) jam on the nose|jam on top\b/, 'jam'],
  [/\bblue nose\b/, 'blue-dab'],
  [/\{Bo\+?\} had the only badge|badge was polished|with a paper badge/, 'badge'],
]
/** What the alternative text says somebody wears, drawn with `wears`; a prop may have clothes too. */
const IN_ALT: readonly (readonly [RegExp, string])[] = [
  [/\} wears a badge\b|, and wears a badge\b/, 'badge'],
  [/\bloaf as a hat\b/, 'loaf'],
  [/\bon \{his\} head\. \{ned\}/, 'block'],
  [/\bdraws a moustache on \{Kim\}/, 'moustache'],
  [/\} has her hat on\b|\bin \{his\} hat, and looks\b/, 'hat'],
  [/\} wears a gold crown\b/, 'crown'],
  [/\bsticker on \{his\} chest\b/, 'sticker'],
  [/\bleaves in \{his\} hair\b|\bferns over \{his\} head\b/, 'ferns'],
  [/\bscarf round and round\b/, 'scarf'],
]

test('clothes: whatever the text puts on somebody is drawn on them', async () => {
  const findings: string[] = []
  const matched = new Set<RegExp>()
  for (const { skill, level, fetch } of STORIES) {
    const source = await fetch()
    for (const { where, text, rest } of linesOf(`${skill} ${level}`, source))
      for (const [pattern, word] of WORN) {
        if (!pattern.test(text)) continue
        matched.add(pattern)
        if (!rest.includes(`wears ${word}`)) findings.push(`${where}: no ${word} on anybody: ${text}`)
      }
    for (const { drawn, alt } of pagesOf(source))
      for (const [pattern, word] of IN_ALT) {
        if (!pattern.test(alt)) continue
        matched.add(pattern)
        if (!drawn.includes(`wears ${word}`)) findings.push(`${skill} ${level}: no ${word} on anybody: ${alt}`)
      }
  }
  expect(findings).toEqual([])
  // A rule that matches no line any more no longer protects anything.
  expect([...WORN, ...IN_ALT].filter(([pattern]) => !matched.has(pattern))).toEqual([])
})

test('held things: pets hold only what their kind can hold', async () => {
  const held = new Set<string>()
  for (const { skill, level, fetch } of STORIES)
    for (const { rest } of linesOf(`${skill} ${level}`, await fetch())) {
      const [, prop] = /\bholds (\S+)/.exec(rest) ?? []
      if (prop) held.add(prop)
    }
  expect(held.size).toBeGreaterThan(5)
  const request = storyRequest.parse({
    childName: 'Sam',
    childAge: '5-6',
    childGender: 'girl',
    lifeSkill: 'courage',
    pets: [{ name: 'Bo', type: 'Dog', gender: 'male' }],
    seed: 'held',
  })
  const cast = resolveCast(request, [])
  for (const holding of PROPS.filter((prop) => held.has(prop))) {
    const { notes } = illustrate(
      { cast, seed: request.seed, engineVersion: ENGINE_VERSION },
      {
        pageNumber: 1,
        direction: {
          setting: 'park',
          light: 'noon',
          weather: 'clear',
          shot: 'medium',
          actors: [{ who: 'pet1', pose: 'stand', feeling: 'happy', holding }],
          props: [],
          textSpace: 'none',
        },
      },
    )
    expect(notes.filter((note) => note.includes('cannot hold'))).toEqual([])
  }
})

test('gaze: whom and what people look at is in the picture', async () => {
  const findings: string[] = []
  for (const { skill, level } of STORIES) {
    const pets: StoryRequest['pets'] = [{ name: 'Bo', type: 'Dog', gender: 'male' }]
    const age = level === '0-4' ? '3-4' : level === '5-8' ? '5-6' : '11-12'
    const book = await writeStory(
      storyRequest.parse({
        childName: 'Sam',
        childAge: age,
        childGender: 'boy',
        lifeSkill: skill,
        pets,
        seed: `seen${hash(skill)}`,
      }),
    )
    for (const {
      pageNumber,
      direction: { actors, props },
    } of book.pages) {
      const present = new Set<string>([
        ...actors.flatMap((a) => [a.who, a.holding ?? a.who]),
        ...props.map((p) => p.prop),
      ])
      for (const { who, looksAt } of actors)
        if (!who.startsWith('pet') && looksAt !== undefined && !present.has(looksAt))
          findings.push(`${skill} ${level}, page ${pageNumber}: ${who} looks at ${looksAt}, which is not there`)
    }
  }
  expect(findings).toEqual([])
})
