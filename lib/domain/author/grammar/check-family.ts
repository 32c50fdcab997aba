// What a story must have for a family: lines of the leading pet and of traits, a place, two versions, and what a series
// remembers. docs/stories.md says why.
import {
  CHILD_TRAIT_KINDS,
  CHILD_TRAITS,
  kindOfChildTrait,
  kindOfPetTrait,
  PET_TRAIT_KINDS,
  PET_TRAITS,
} from '../../story/traits'
import { KINDS } from '../world/kinds'
import { isSecondHero } from './lead'
import { TRAIT_BEATS, TRAIT_OWNERS } from './plan'
import type { Plan, PlannedPage, TraitOwner } from './plan'
import type { Words } from './words'

/** Lines of a dog or a cat that leads; a book has room for no more. */
const HERO_LINES = [10, 14] as const
const OTHER_LINES = 3
const NEEDED_OF_A_HERO = ['want', 'hinge', 'eyes']
const LINES_OF_A_TRAIT = ['set', 'trouble', 'pay']
const WANT_BY = 3
const HINGE = [11, 19] as const
const SET_BY = 7
const PAY_FROM = 15
const PAGES_OF_A_PLACE = 6
const PAGES_OF_A_SERIES = 3
const PAGES_WITH_VERSIONS = 3

const between = (n: number, [from, to]: readonly [number, number]) => n >= from && n <= to

/** The plan as it is read: with the first versions, or with the second ones. */
const readings = ({ pages, versions }: Plan): PlannedPage[][] => [
  pages,
  ...(versions.size ? [pages.map((page, i) => versions.get(i + 1) ?? page)] : []),
]

function checkLeads(plan: Plan, pages: readonly PlannedPage[]): string[] {
  const out: string[] = []
  const pageOf = (name: string) => pages.findIndex((page) => page.leads.some((lead) => lead.name === name)) + 1
  const names = pages.flatMap((page) => page.leads.map((lead) => lead.name))
  if (new Set(names).size < names.length) out.push(`lead lines stand twice: ${names.join(', ')}`)
  if (!between(pageOf('want'), [1, WANT_BY])) out.push(`"want" is not on page 1 to ${WANT_BY}`)
  if (!between(pageOf('hinge'), HINGE)) out.push(`"hinge" is not on page ${HINGE.join(' to ')}`)
  for (const kind of KINDS) {
    const own = [...(plan.leads.find((lead) => lead.for === kind)?.stages.keys() ?? [])].filter((name) => pageOf(name))
    const isHero = isSecondHero(kind)
    const needed = isHero ? NEEDED_OF_A_HERO : ['hinge']
    for (const name of needed) if (!own.includes(name)) out.push(`lead ${kind} has no "${name}"`)
    if (isHero ? !between(own.length, HERO_LINES) : own.length < OTHER_LINES)
      out.push(`lead ${kind} has ${own.length} lines on these pages`)
  }
  return out
}

function checkTraitMarkers(pages: readonly PlannedPage[]): string[] {
  const out: string[] = []
  const plotPages: number[] = []
  for (const owner of TRAIT_OWNERS)
    for (const beat of TRAIT_BEATS) {
      const on = pages.flatMap((page, i) =>
        page.traits.filter((x) => x.owner === owner && x.beat === beat).map(() => i + 1),
      )
      const [at = 0] = on
      if (on.length !== 1) out.push(`"^ ${owner} ${beat}" stands on ${on.length} pages`)
      else if (beat === 'set' && at > SET_BY) out.push(`"^ ${owner} set" is on page ${at}, after ${SET_BY}`)
      else if (beat === 'pay' && at < PAY_FROM) out.push(`"^ ${owner} pay" is on page ${at}, before ${PAY_FROM}`)
      if (LINES_OF_A_TRAIT.includes(beat)) plotPages.push(...on)
    }
  if (new Set(plotPages).size < plotPages.length) out.push(`two traits on one page: ${plotPages.join(', ')}`)
  return out
}

/** Kinds of traits, or single ones, of which the story does nothing. */
function missingTraits(plan: Plan): string[] {
  const blocks = new Set(plan.traits.map((trait) => trait.for))
  const missing = <K extends string, T extends string>(
    owner: TraitOwner,
    kinds: readonly K[],
    traits: readonly T[],
    kindOf: (trait: T) => K,
  ) =>
    kinds
      .filter((kind) => !blocks.has(`${owner} ${kind}`))
      .filter((kind) => traits.some((trait) => kindOf(trait) === kind && !blocks.has(`${owner} ${trait}`)))
      .map((kind) => `no lines for "trait ${owner} ${kind}"`)
  return [
    ...missing('pet', PET_TRAIT_KINDS, PET_TRAITS, kindOfPetTrait),
    ...missing('child', CHILD_TRAIT_KINDS, CHILD_TRAITS, kindOfChildTrait),
  ]
}

function checkTraitBlocks(plan: Plan): string[] {
  const known = new Set<string>([
    ...[...PET_TRAIT_KINDS, ...PET_TRAITS].map((x) => `pet ${x}`),
    ...[...CHILD_TRAIT_KINDS, ...CHILD_TRAITS].map((x) => `child ${x}`),
  ])
  return plan.traits.flatMap(({ id, for: owner, stages }) => [
    ...(known.has(owner) ? [] : [`"${id}": no such trait`]),
    ...(LINES_OF_A_TRAIT.join() === [...stages.keys()].join() ? [] : [`${id}: its lines are set, trouble, pay`]),
    ...[...stages].filter(([, stage]) => !stage.length).map(([beat]) => `${id} ${beat} has no stage direction`),
  ])
}

const countPages = (pages: readonly PlannedPage[], slot: 'place' | 'series') =>
  pages.filter((page) => page.slots.includes(slot)).length

function checkHingeFallback({ pages, versions }: Words): string[] {
  return [...pages, ...versions.values()].some(({ parts }) =>
    parts.some((part) => part.type === 'lead' && part.name === 'hinge' && part.fallback.length),
  )
    ? ['"hinge" has a fallback, so the plot would stand without the pet']
    : []
}

/** Returns the findings in words for the writer. */
export function checkFamily(plan: Plan, words: Words): string[] {
  const out: string[] = []
  if (plan.versions.size < PAGES_WITH_VERSIONS) out.push(`${plan.versions.size} pages have two versions`)
  if (!words.keepsake.length) out.push('no keepsake')
  if (!words.joke.length) out.push('no joke')
  for (const pages of readings(plan)) {
    out.push(...checkLeads(plan, pages), ...checkTraitMarkers(pages))
    if (countPages(pages, 'place') < PAGES_OF_A_PLACE) out.push(`the place is on ${countPages(pages, 'place')} pages`)
    if (countPages(pages, 'series') < PAGES_OF_A_SERIES)
      out.push(`the series is remembered on ${countPages(pages, 'series')} pages`)
  }
  return [...new Set([...out, ...missingTraits(plan), ...checkTraitBlocks(plan), ...checkHingeFallback(words)])]
}
