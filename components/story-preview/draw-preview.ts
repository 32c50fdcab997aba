// One preview: the opening by the author, its pictures and the cast's portraits by the illustrator. Runs in a worker,
// or in the page.
import {
  NoTemplateError,
  writeOpening,
  type Opening as WrittenOpening,
  type PartialRequest,
} from '@/lib/domain/author/preview'
import type { ChildMember, PetMember } from '@/lib/domain/illustration/cast'
import { namesOnCover } from '@/lib/domain/book/cover-names'
import { drawCover } from '@/lib/domain/illustration/cover/draw-cover'
import { letterCover, unletteredCover } from '@/lib/domain/illustration/cover/letter-cover'
import type { Lettering } from '@/lib/domain/illustration/cover/lettering'
import { ENGINE_VERSION } from '@/lib/domain/illustration/engine-version'
import { drawChartFigure } from '@/lib/domain/illustration/height-chart'
import { lightness } from '@/lib/domain/illustration/kit/colour'
import { planPages, type BookLook } from '@/lib/domain/illustration/book-look'
import { illustrate } from '@/lib/domain/illustration/illustrate'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import type { SequelBase } from '@/lib/domain/illustration/sequel-base'
import { buildSequelCast, carryOverCustomizations } from '@/lib/domain/illustration/sequel-cast'
import { PLACEHOLDER_PLACE, PLACEHOLDER_REQUEST } from '@/lib/domain/site-illustrations/placeholder-story'
import type { AgeBand, PetType } from '@/lib/domain/story/lists'
import { chooseUnstatedLooks } from '@/lib/domain/story/pet-surprise'
import type { PetRequest, StoryRequest } from '@/lib/domain/story/request'
import { loadWithPets } from '@/lib/i18n/book-messages'
import { drawAlternatives, drawLooks, drawPetLooks, drawPortrait, portrait } from './draw-looks'
import { openingOf, type DrawnPreview, type PagePicture, type PreviewRequest } from './drawn-preview'
import { memoiseDrawing } from './memoise-drawing'

const onChart = ({ look, face }: ChildMember, age: AgeBand): string =>
  memoiseDrawing(JSON.stringify([look, face, age]), () => toSvg(drawChartFigure({ look, face }, age)))

type Told = PartialRequest['pets']
const typed = (pets: Told): (PetRequest & { type: PetType })[] =>
  (pets ?? []).flatMap((pet) =>
    pet.type ? [{ ...pet, name: pet.name?.trim() || '?', type: pet.type, gender: pet.gender ?? 'unknown' }] : [],
  )

async function write(
  request: PartialRequest,
  after: SequelBase | undefined,
): Promise<{ written: WrittenOpening | undefined; problem: DrawnPreview['problem'] }> {
  try {
    return { written: await writeOpening(request, after?.earlier), problem: null }
  } catch (error) {
    if (!(error instanceof NoTemplateError)) throw error
    return { written: undefined, problem: error.missing === 'skill' ? 'noSkill' : 'noAge' }
  }
}

/** As long as the words that stand on a book that has no title yet. */
const UNTITLED = 'A book about somebody'

/** Below a baseline, in em. */
const DESCENT = 0.27
function placeNames({ text, lines, size }: Lettering, height: number): NonNullable<DrawnPreview['coverNames']> {
  const baseline = lines.at(-1)?.[0]?.y ?? height
  return { text, bottom: 1 - (baseline + size * DESCENT) / height, size: size / height }
}

async function drawPreviewCover(
  book: BookLook,
  { childName, pets, language: wanted }: StoryRequest,
  written: WrittenOpening | undefined,
): Promise<Pick<DrawnPreview, 'cover' | 'coverTitled' | 'coverDark' | 'coverNames'>> {
  const petNames = pets.map(({ name }) => name)
  const title = written?.title ?? UNTITLED
  const language = written?.language ?? wanted
  const cover = drawCover(book, {
    title,
    language,
    opening: written?.pages[0]?.direction ?? PLACEHOLDER_PLACE,
    toldThing: written?.toldThing,
    names:
      written &&
      namesOnCover({ title, childName, petNames, language, withPets: await loadWithPets(language, petNames) }),
  })
  const { drawLatinLetter } = await import('@/lib/domain/illustration/cover/latin-letters')
  const lettered = written ? letterCover(cover, drawLatinLetter) : null
  return {
    cover: toSvg(lettered ?? unletteredCover(cover)),
    coverTitled: lettered !== null,
    coverNames: lettered === null && cover.names ? placeNames(cover.names, cover.height) : undefined,
    coverDark: lightness(cover.ink) > 0.5,
  }
}

/** The last plan: it takes as long as ten pictures, and turning to another page changes nothing of it. */
let planned: { key: string; pages: ReturnType<typeof planPages<WrittenOpening['allPages'][number]>> } | undefined

/** The pictures of some pages, as the finished book has them. */
function drawPages(
  book: Omit<BookLook, 'pages'>,
  { allPages }: WrittenOpening,
  wanted: readonly number[],
): Partial<Record<number, PagePicture>> {
  const key = JSON.stringify([book, allPages.map(({ direction }) => direction)])
  if (planned?.key !== key) planned = { key, pages: planPages(book, allPages) }
  const look = { ...book, pages: planned.pages }
  return Object.fromEntries(
    planned.pages
      .filter(({ pageNumber }) => wanted.includes(pageNumber))
      .map((page) => [page.pageNumber, { svg: toSvg(illustrate(look, page).scene), alt: page.alt }]),
  )
}

/** At the places of the form, where pets without a kind are no members yet. */
function alternativesOf(pets: Told, { pets: members, seed }: StoryRequest): DrawnPreview['alternatives'] {
  let next = 0
  return (pets ?? []).map((pet) => {
    if (!pet.type) return null
    const index = next++
    return pet.breed ? null : drawAlternatives(members, index, seed)
  })
}

/** `after`: the book that this one goes on from. */
export async function drawPreview(
  request: PartialRequest,
  wanted: PreviewRequest,
  after?: SequelBase,
): Promise<DrawnPreview> {
  const { written, problem } = await write(request, after)
  const complete: StoryRequest = {
    ...request,
    childName: request.childName ?? PLACEHOLDER_REQUEST.childName,
    childAge: request.childAge ?? PLACEHOLDER_REQUEST.childAge,
    childGender: request.childGender ?? PLACEHOLDER_REQUEST.childGender,
    lifeSkill: request.lifeSkill ?? PLACEHOLDER_REQUEST.lifeSkill,
    language: request.language ?? PLACEHOLDER_REQUEST.language,
    seed: request.seed ?? PLACEHOLDER_REQUEST.seed,
    pets: typed(request.pets),
  }
  const extras = written?.extras ?? []
  const cast = after ? buildSequelCast(complete, extras, after.before) : resolveCast(complete, extras)
  const customizations = after && carryOverCustomizations(complete, after.before)
  const whole = {
    cast,
    seed: complete.seed,
    engineVersion: ENGINE_VERSION,
    ...(customizations ? { customizations } : {}),
  }
  // The shot of the first page depends on that page alone, its colours on the story.
  const book: BookLook = {
    ...whole,
    ...(written ? { pages: written.pages.slice(0, 1), story: written.allPages } : {}),
  }
  const child = cast.find((member): member is ChildMember => member.who === 'child')
  if (!child) throw new Error('a cast without a child')
  const first = written?.pages[0]
  let next = 0
  // As the form's choices name them: a pet of which no breed was told stands there in the one that chance drew.
  const shown = chooseUnstatedLooks(
    (request.pets ?? []).map(({ type, breed = '', colors = '', drawnAs }) => ({
      type: type ?? '',
      breed,
      colors,
      drawnAs,
    })),
    request.seed ?? '',
  )
  const members = cast.filter((member): member is PetMember => member.kind === 'pet')
  return {
    opening: written
      ? openingOf(
          written.title,
          written.pages.map((page) => page.content),
        )
      : null,
    problem,
    ...(written ? { language: written.language } : {}),
    ...(written && wanted.pages ? { pictures: drawPages(whole, written, wanted.pages) } : {}),
    ...(await drawPreviewCover(book, complete, written)),
    picture: first ? { svg: toSvg(illustrate(book, first).scene), alt: first.alt } : null,
    pets: (request.pets ?? []).map((pet) => {
      const member = pet.type ? members[next++] : undefined
      return member ? portrait(member) : null
    }),
    children: {
      '0-2': onChart(child, '0-2'),
      '3-4': onChart(child, '3-4'),
      '5-6': onChart(child, '5-6'),
      '7-8': onChart(child, '7-8'),
      '9-10': onChart(child, '9-10'),
      '11-12': onChart(child, '11-12'),
    },
    looks: wanted.looks ? drawLooks(child) : null,
    ...(wanted.looks ? { portrait: drawPortrait(child) } : {}),
    ...(wanted.alternatives && !after ? { alternatives: alternativesOf(request.pets, complete) } : {}),
    petLooks: (request.pets ?? []).map((pet, i) =>
      pet.type && wanted.petLooks.includes(i) ? drawPetLooks(pet.type, shown[i]?.breed ?? '') : null,
    ),
  }
}
