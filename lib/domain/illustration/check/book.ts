import { writeStory } from '../../author/write'
import type { StoryRequest } from '../../story/request'
import type { BookLook } from '../book-look'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { illustrateFull } from '../illustrate-full'
import type { Picture } from '../picture'
import { toSvg } from '../print/svg'
import { resolveCast } from '../resolve-cast'
import { readPage, type CheckedPage, type Measured } from './checked-page'
import { findFlaws } from './flaws'
import { checkGaze } from './gaze'
import { checkHands } from './hands'
import { checkFacesInWindows, checkPresence, checkThings } from './named-things'
import { checkViews } from './views'

/** In how many of a book's pictures the child, its leading pet and each other pet must be, at least. */
const MIN_CHILD_PICTURES = 14
const MIN_LEADING_PET_PICTURES = 12
const MIN_PET_PICTURES = 6

/** How many of each shot every book has, at least. */
const PROMISED_SHOTS = [
  [['face'], 3],
  [['bust'], 2],
  [['tiny'], 1],
  [['plan', 'below'], 1],
] as const

/** What every book must hold, as rows of the table that is printed. */
export const CHECKS = {
  picture: 'drawn once, faces free, feet where they may be, no broken number',
  hands: 'who acts touches it within 1 cm',
  gaze: 'who acts looks at it, or at whom',
  faces: 'no window cuts a face',
  things: 'no window cuts a named thing',
  presence: 'what is named is in the picture',
  views: 'windows show the told place, hour and weather',
  members: `the child in ${MIN_CHILD_PICTURES}, its leading pet in ${MIN_LEADING_PET_PICTURES}, others in ${MIN_PET_PICTURES} pictures`,
  shots: 'shots as promised, no two neighbours alike',
  same: 'the same again, another for another child',
} as const
export type CheckName = keyof typeof CHECKS
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[]

/** What is measured on each page. */
const ON_PAGES = {
  hands: checkHands,
  gaze: checkGaze,
  faces: checkFacesInWindows,
  things: checkThings,
  presence: checkPresence,
  views: checkViews,
} as const satisfies Partial<Record<CheckName, (page: CheckedPage) => Measured>>

/** Frames of pictures to all edges: upright (paper and phones differ in the sky only), and an opening of the reader. */
const FRAMES = [
  { name: 'upright', width: 1000, height: 1420, words: 'above' },
  { name: 'opening', width: 2000, height: 1000, words: 'right' },
] as const

interface Flaw {
  check: CheckName
  /** 0: the book as a whole. */
  page: number
  flaw: string
}
interface BookCheck {
  pictures: number
  flaws: Flaw[]
  /** How many were measured. */
  counts: Record<CheckName, number>
  notes: string[]
}

/** Writes and draws the book of a request and checks everything that must hold of it. */
export async function checkBook(request: StoryRequest): Promise<BookCheck> {
  const { pages, extras } = await writeStory(request)
  const book = (storyRequest: StoryRequest) => ({
    cast: resolveCast(storyRequest, extras),
    seed: storyRequest.seed,
    engineVersion: ENGINE_VERSION,
  })
  const look = { ...book(request), pages }
  const counts = Object.fromEntries(CHECK_NAMES.map((name) => [name, 0])) as BookCheck['counts']
  const checked: BookCheck = { pictures: pages.length, flaws: [], counts, notes: [] }
  const measure = (check: CheckName, page: number, { count, flaws }: Measured) => {
    counts[check] += count
    checked.flaws.push(...flaws.map((flaw) => ({ check, page, flaw })))
  }
  const pictures: Picture[] = []
  for (const page of pages) {
    const { pageNumber } = page
    const picture = illustrate(look, page)
    pictures.push(picture)
    checked.notes.push(...picture.notes)
    measure('picture', pageNumber, { count: 1, flaws: findFlaws(picture, look.cast, page.direction) })
    const read = readPage(picture, { ...page, cast: look.cast })
    for (const [check, ofPage] of Object.entries(ON_PAGES))
      measure(check as keyof typeof ON_PAGES, pageNumber, ofPage(read))
    for (const [check, measured] of checkFrames(look, page, read)) measure(check, pageNumber, measured)
  }
  measure('members', 0, checkMembers(pictures, request.pets.length))
  for (const [page, measured] of checkShots(pictures)) measure('shots', page, measured)

  const withChild = pages.find(({ direction }) => direction.actors.some(({ who }) => who === 'child'))
  if (withChild) {
    const draw = (storyRequest: StoryRequest) => toSvg(illustrate({ ...book(storyRequest), pages }, withChild).scene)
    const first = draw(request)
    measure('same', withChild.pageNumber, {
      count: 1,
      flaws: [
        ...(draw(request) === first ? [] : ['drawn again it is another picture']),
        ...(draw({ ...request, seed: `${request.seed}!` }) === first ? ['another child looks the same'] : []),
      ],
    })
  }
  return checked
}

/** The frames for which a picture to all edges is composed. */
function checkFrames(
  look: BookLook,
  page: Parameters<typeof illustrateFull>[1],
  read: CheckedPage,
): [CheckName, Measured][] {
  return FRAMES.flatMap(({ name, ...frame }): [CheckName, Measured][] => {
    const full = illustrateFull(look, page, frame)
    return full
      ? [
          ['things', checkThings(read, full.scene, name)],
          ['faces', checkFacesInWindows(read, full, name)],
        ]
      : []
  })
}

function checkMembers(pictures: readonly Picture[], pets: number): Measured {
  const counts = new Map<string, number>()
  for (const { faces } of pictures) for (const { who } of faces) counts.set(who, (counts.get(who) ?? 0) + 1)
  const wanted: [string, number][] = [
    ['child', MIN_CHILD_PICTURES],
    ...Array.from({ length: pets }, (_, i): [string, number] => [
      `pet${i + 1}`,
      i === 0 ? MIN_LEADING_PET_PICTURES : MIN_PET_PICTURES,
    ]),
  ]
  return {
    count: wanted.length,
    flaws: wanted.flatMap(([who, times]) =>
      (counts.get(who) ?? 0) < times ? [`${who} is in ${counts.get(who) ?? 0} pictures only`] : [],
    ),
  }
}

function checkShots(pictures: readonly Picture[]): [number, Measured][] {
  const shots = pictures.map(({ scene }) => scene.shot)
  const missing = PROMISED_SHOTS.flatMap(([framings, times]) =>
    shots.filter((shot) => framings.some((one) => one === shot)).length < times
      ? [`fewer than ${times} shots of ${framings.join(' or ')}`]
      : [],
  )
  return [
    [0, { count: PROMISED_SHOTS.length, flaws: missing }],
    ...shots.map((shot, i): [number, Measured] => {
      const isOtherHalf = i % 2 === 0 && pictures[i]?.scene.half !== undefined
      const isAlike = i > 0 && shot === shots[i - 1] && !isOtherHalf
      return [i + 1, { count: 1, flaws: isAlike ? [`a ${shot} shot follows another`] : [] }]
    }),
  ]
}
