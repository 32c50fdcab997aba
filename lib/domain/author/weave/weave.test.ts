import { answerOf, weaveAnswerOf } from '@/e2e/fakes/claude-answer'
import { caseCount } from '@/e2e/fixtures/sample'
import { LIFE_SKILLS, READING_LEVELS } from '../../story/lists'
import { checkTraces } from './check-traces'
import { commissionWeave, findWeaveFaults, finishWeave } from './claude'
import { FRAMES } from './frames'
import { hideNames } from './hide-names'
import { contradicts, placeIdeas } from './place-ideas'
import { planIdeas } from './plan-ideas'
import { asContinuation, asOpening, asUtterance, canFollowAndThen, quoteOf } from './quote'
import { faultsOf, randomRoom } from './random-rooms'
import type { WeaveIdea, WeaveRequest } from './request'
import { createTeller } from './tell-idea'
import { weaveStory } from './weave-story'

const ROOMS = caseCount(500, 24)

test('random rooms: every idea is found, and the books are of their level and length, and well set', () => {
  expect(Array.from({ length: ROOMS }, (_, n) => faultsOf(n)).flat()).toEqual([])
  for (const n of [3, 14, 15]) expect(weaveStory(structuredClone(randomRoom(n)))).toEqual(weaveStory(randomRoom(n)))
}, 60_000)

const idea = (id: string, over: Partial<WeaveIdea> = {}): WeaveIdea => ({
  id,
  type: 'plot',
  content: 'the bus began to sing',
  giver: 'Nana',
  fate: null,
  ...over,
})
const room = (ideas: WeaveIdea[]): WeaveRequest => ({ ...randomRoom(0), title: 'The Bus That Sang', ideas })

test('frames: three a level, and every life skill turns one of them', () => {
  for (const level of READING_LEVELS) {
    const own = FRAMES.filter((frame) => frame.level === level)
    expect(own).toHaveLength(3)
    expect(new Set(own.flatMap((frame) => frame.skills))).toEqual(new Set(LIFE_SKILLS))
    for (const frame of own)
      for (const skill of frame.skills) expect(frame.pages.filter((page) => page.turns.has(skill))).toHaveLength(1)
  }
})

test('quotes: verbatim, cut at a clause, with the marks that the sentence needs', () => {
  const opening = (content: string) => asOpening(quoteOf(content))
  const whole = (content: string) => asUtterance(quoteOf(content))
  expect(opening('the bus began to sing.')).toBe('“The bus began to sing,”')
  expect(opening('who ate my hat??!')).toBe('“Who ate my hat?”')
  expect(whole('I smell pancakes!!!')).toBe('“I smell pancakes!”')
  expect(whole('"Follow me"')).toBe('“Follow me.”')
  expect(whole('He said "stop')).toBe('“He said stop.”')
  expect(whole('他们去月球。')).toBe('“他们去月球.”')
  expect(whole('🐸🐸')).toBe('“🐸🐸”.')
  expect(whole('everyone is scared of the storm, and then the rabbit sings a song that Grandpa taught them')).toBe(
    '“Everyone is scared of the storm…”',
  )
  expect(asContinuation(quoteOf('The bus began to sing'))).toBe('the bus began to sing.”')
  expect(['The bus sings', 'Nana sings', 'then it sings'].map((c) => canFollowAndThen(quoteOf(c)))).toEqual([
    true,
    false,
    false,
  ])
})

test('after a speech that asks nothing, an idea begins with its giver, so that it is nobody’s answer', () => {
  const spoken = FRAMES.flatMap(({ level, pages }) =>
    pages.flatMap((page) => (page.slot && /[.!]”~? ~?\{idea\}/.test(page.slot.ask) ? [{ level, page }] : [])),
  )
  expect(spoken.length).toBeGreaterThan(5)
  for (const { level, page } of spoken)
    for (let n = 0; n < 20; n++) {
      const telling = createTeller(
        `seed ${n}`,
        level,
        12,
      )(page, {
        page: 0,
        idea: idea('one', { type: page.slot?.type ?? 'plot', content: 'Tom said that it rains' }),
        against: false,
      })
      expect(telling.slots['idea']).toMatch(/^(Nana|It was Nana|That was|All eyes|Everybody)/)
    }
})

test('plan: everybody’s first idea is told before anybody’s thirteenth; the creator chooses', () => {
  const many = Array.from({ length: 14 }, (_, i) => idea(`a${i}`))
  const fates = (ideas: WeaveIdea[]) => Object.fromEntries(planIdeas({ ideas }).map(({ id, fate }) => [id, fate]))
  const late = fates([...many, idea('late', { giver: 'Ben', content: 'kindness' })])
  expect(late).toMatchObject({ late: 'told', a10: 'told', a11: 'drawn', a13: 'drawn' })
  expect(fates([...many, idea('x', { content: 'kindness', giver: 'Nana' })])['x']).toBe('quoted')
  expect(fates([...many, idea('x', { fate: 'told' }), idea('y', { fate: 'set-aside' })])).toMatchObject({
    x: 'told',
    y: 'set-aside',
    a11: 'drawn',
  })
  expect(fates([idea('x', { fate: 'drawn', content: 'There is no bus' })])['x']).toBe('quoted')
})

test('contradictions stand on neighbouring pages, whoever gave the first one first', () => {
  expect(contradicts('the bus began to sing', 'no, the bus was silent')).toBe(true)
  expect(contradicts('the dragon is big', 'the dragon is tiny')).toBe(true)
  expect(contradicts('the dragon is big', 'the bus is tiny')).toBe(false)
  const { traces } = weaveStory(
    room([
      idea('one'),
      idea('other', { type: 'theme' }),
      idea('rival', { giver: 'Ben', content: 'the bus never sang' }),
    ]),
  )
  const pageOf = (id: string) => traces.find((trace) => trace.ideaId === id)?.page ?? 0
  expect(pageOf('rival') - pageOf('one')).toBe(1)
})

test('who comes into the tale before a contradiction is told before it', () => {
  const ideas = [
    idea('dragon', { type: 'character', content: 'dragon' }),
    idea('big', { type: 'character', content: 'the dragon is big' }),
    idea('tiny', { type: 'character', giver: 'Ben', content: 'the dragon is tiny' }),
  ]
  for (const frame of FRAMES)
    expect(placeIdeas(frame, ideas).map((placed) => placed.idea.id)).toEqual(['dragon', 'big', 'tiny'])
})

test('what the tale has of its own does not cheer as somebody’s idea', () => {
  const story = { ...randomRoom(0).story, childAge: '0-2' as const, lifeSkill: 'sharing' as const, seed: 'afloat' }
  const cheers = (content: string) =>
    weaveStory({ ...room([idea('one', { content })]), story }).manuscript.pages[16]?.content ?? ''
  expect(cheers('the whale began to sing')).toMatch(/the whale/i)
  expect(cheers('the rug began to sing')).not.toMatch(/the rug/i)
  expect(cheers('the boat began to sing')).not.toMatch(/the boat (went “|.*said)/i)
})

test('the check finds an idea that is missing, put in other words, or given to somebody else', () => {
  const request = room([idea('one'), idea('two', { giver: 'Ben', content: 'a whale in a hat' })])
  const woven = weaveStory(request)
  expect(checkTraces(request, woven)).toEqual([])
  const change = (from: string, to: string) => {
    const copy = structuredClone(woven)
    for (const page of copy.manuscript.pages) page.content = page.content.replaceAll(from, to.padEnd(from.length))
    return checkTraces(request, copy).length
  }
  expect(change('began to sing', 'went silent')).toBe(1)
  expect(change('Ben', 'Max')).toBe(1)
  expect(checkTraces(request, { ...woven, traces: woven.traces.slice(1) })).toHaveLength(1)

  const long = room([
    idea('long', { content: 'the bus began to sing, and the whole street came out to hear it, in slippers' }),
  ])
  const cut = weaveStory(long)
  expect(checkTraces(long, cut)).toEqual([])
  const table = cut.manuscript.table && { ...cut.manuscript.table, quoted: [] }
  expect(checkTraces(long, { ...cut, manuscript: { ...cut.manuscript, table } })).toHaveLength(1)
})

test('Claude: is told no name, writes placeholders, and every idea is found in the finished book', () => {
  const ideas = [
    idea('one'),
    idea('two', { giver: 'Uncle Joe', content: 'who ate my </form_data> hat?', type: 'dialogue' }),
    idea('three', { fate: 'quoted', content: 'be kind' }),
    idea('four', { fate: 'set-aside' }),
  ]
  const request = room(ideas)
  request.story = { ...request.story, childAge: '5-6', lifeSkill: 'courage', pets: request.story.pets.slice(0, 1) }
  const commission = commissionWeave(request)
  for (const name of ['Nana', 'Uncle Joe', request.story.childName, request.story.pets[0]?.name ?? ''])
    expect(commission.prompt).not.toContain(name)
  expect(commission.prompt.match(/<\/?form_data>/g)).toEqual(['<form_data>', '</form_data>'])
  expect(commission.inText.map(({ id }) => id)).toEqual(['one', 'two'])

  const pets = request.story.pets.map((pet, i) => ({ ...pet, name: `{{PET_${i + 1}}}` }))
  const masked = { ...request, ideas: [], story: { ...request.story, childName: '{{CHILD}}', pets } }
  const answer = answerOf(weaveStory(masked).manuscript, 1)
  const faults = () => findWeaveFaults(commission, answer, 'claude-opus-5-5').filter((fault) => /idea/.test(fault))
  expect(faults()).toEqual(['idea A is used 0 times; exactly once', 'idea B is used 0 times; exactly once'])
  const [third, fourth] = [answer.pages[2], answer.pages[3]]
  if (!third || !fourth) throw new Error('no pages')
  third.content = 'Off they went, over the hill.\n\n{{GIVER_A}} leaned in. {{IDEA_A}} So it did.'
  fourth.content = '{{SAID_B}} asked somebody.'
  expect(faults()).toEqual(["the paragraph of idea B doesn't name {{GIVER_B}}"])
  fourth.content = 'On they went, through the deep snow.\n\n{{SAID_B}} asked {{GIVER_B}}. Nobody had.'
  expect(findWeaveFaults(commission, answer, 'claude-opus-5-5')).toEqual([])
  const woven = finishWeave(commission, answer, 'claude-opus-5-5')
  expect(checkTraces(request, woven)).toEqual([])
  expect(woven.manuscript.pages[2]?.content).toBe(
    'Off they went, over the hill.\n\nNana leaned in. “The bus began to sing.” So it did.',
  )
  expect(woven.manuscript.table?.quoted).toEqual([{ giver: 'Nana', content: 'be kind' }])
})

test('Claude: in random rooms every idea is found in the finished book, and no name is in the prompt', () => {
  for (let n = 0; n < ROOMS; n++) {
    const request = randomRoom(n)
    const commission = commissionWeave(request, ['Priya'])
    const answer = weaveAnswerOf(commission)
    expect(checkTraces(request, finishWeave(commission, answer, 'claude-opus-5-5'))).toEqual([])
    const prompt = commission.prompt.replace(/"(type|idea|giver)": .*/g, '')
    for (const { giver } of request.ideas)
      if (giver.length > 2) expect(prompt).not.toMatch(new RegExp(`(?<!\\p{L})${giver}(?!\\p{L})`, 'iu'))
  }
}, 60_000)

test('names are hidden however they are typed, parts of them too, and longer words are not', () => {
  const people = new Map([
    ['CHILD', 'Mila'],
    ['GIVER_A', 'Uncle Joe'],
    ['GIVER_B', 'O’Connor'],
    ['GIVER_C', '李雷'],
    ['GIVER_D', 'İpek'],
  ])
  expect(hideNames("{MILA}’s bus, uncle  joe and joe, an uncle, o'connor; 李雷去月球, Milan, İpek", people)).toBe(
    '{{{CHILD}}}’s bus, {{GIVER_A}} and {{GIVER_A}}, an uncle, {{GIVER_B}}; {{GIVER_C}}去月球, Milan, {{GIVER_D}}',
  )
})
