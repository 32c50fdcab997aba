// One preview: the opening by the author, its pictures and the cast's portraits by the illustrator. Runs in a worker, or in the page.
import { NoTemplateError, openingPages, type Opening as WrittenOpening, type PartialRequest } from '@/lib/domain/author/preview'
import type { ChildMember, PetMember } from '@/lib/domain/illustration/cast'
import { drawChild } from '@/lib/domain/illustration/child/draw'
import { cover } from '@/lib/domain/illustration/cover'
import { ENGINE_VERSION } from '@/lib/domain/illustration/engine-version'
import { chartFigure } from '@/lib/domain/illustration/height-chart'
import { illustrate, type BookLook } from '@/lib/domain/illustration/illustrate'
import { group } from '@/lib/domain/illustration/kit/shape'
import { compose, scale, translate } from '@/lib/domain/illustration/kit/vector'
import { drawPet } from '@/lib/domain/illustration/pets/draw'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import type { ChildLook } from '@/lib/domain/illustration/look'
import type { Figure, Scene } from '@/lib/domain/illustration/scene'
import type { AgeBand, PetType } from '@/lib/domain/story/lists'
import type { PetRequest, StoryRequest } from '@/lib/domain/story/request'
import { START, USUAL } from '@/lib/domain/showcase/unwritten'
import { openingOf, type Drawn } from './drawn'


const PORTRAIT = { width: 240, height: 220 }

/** The figure whole in a frame, feet near its lower edge, as large as fits. */
function framed(figure: Figure, { width, height }: { width: number; height: number }): Scene {
  const { x, y, width: w, height: h } = figure.box
  const k = Math.min((width - 8) / w, (height - 8) / h)
  const place = compose(translate(width / 2, height - 4), scale(k), translate(-(x + w / 2), -(y + h)))
  return { width, height, nodes: [group(figure.nodes, { transform: place })] }
}

/** Figures that were drawn lately, by what they were drawn from: most changes of the form leave most of them alone. */
const recent = new Map<string, string>()
function once(key: string, draw: () => string): string {
  const known = recent.get(key)
  if (known !== undefined) return known
  if (recent.size > 200) recent.clear()
  const drawn = draw()
  recent.set(key, drawn)
  return drawn
}

const onChart = ({ look }: ChildMember, age: AgeBand): string => once(JSON.stringify([look, age]), () => toSvg(chartFigure(look, age)))
const portrait = (member: PetMember): string =>
  once(JSON.stringify(member), () => toSvg(framed(drawPet(member, { pose: member.type === 'Bird' ? 'perch' : member.type === 'Fish' ? 'swim' : 'sit', feeling: 'happy', size: 100, key: member.who }), PORTRAIT)))

type Told = PartialRequest['pets']
const typed = (pets: Told): (PetRequest & { type: PetType })[] =>
  (pets ?? []).flatMap((pet) => (pet.type ? [{ ...pet, name: pet.name?.trim() || '?', type: pet.type, gender: pet.gender ?? 'unknown' }] : []))

async function write(request: PartialRequest): Promise<{ written: WrittenOpening | undefined; problem: Drawn['problem'] }> {
  try {
    return { written: await openingPages(request), problem: null }
  } catch (error) {
    if (!(error instanceof NoTemplateError)) throw error
    return { written: undefined, problem: error.missing === 'skill' ? 'noSkill' : 'noAge' }
  }
}

/** A head and shoulders, with room for hair. */
function headWith({ look, age }: ChildMember, hair: ChildLook['hair']): string {
  const drawnLook = { ...look, hair }
  return once(JSON.stringify([drawnLook, age, 'head']), () => {
    const figure = drawChild({ age, look: drawnLook }, { pose: 'stand', feeling: 'happy', view: 'front', size: 300, key: 'head' })
    const [x, y] = figure.face.centre
    const half = figure.face.radius * 1.75
    return toSvg({ width: half * 2, height: half * 2, nodes: [group(figure.nodes, { transform: translate(half - x, half * 1.06 - y) })] })
  })
}
const heads = (child: ChildMember): NonNullable<Drawn['hair']> => ({
  crop: headWith(child, 'crop'), bob: headWith(child, 'bob'), long: headWith(child, 'long'), ponytail: headWith(child, 'ponytail'), braids: headWith(child, 'braids'), bun: headWith(child, 'bun'),
  curls: headWith(child, 'curls'), coils: headWith(child, 'coils'), afro: headWith(child, 'afro'), puffs: headWith(child, 'puffs'), locs: headWith(child, 'locs'), cornrows: headWith(child, 'cornrows'),
  spiky: headWith(child, 'spiky'), shaggy: headWith(child, 'shaggy'), undercut: headWith(child, 'undercut'), hijab: headWith(child, 'hijab'), patka: headWith(child, 'patka'), bald: headWith(child, 'bald'),
})

export async function drawPreview(request: PartialRequest, withHeads: boolean): Promise<Drawn> {
  const { written, problem } = await write(request)
  const told: StoryRequest = {
    ...request,
    childName: request.childName ?? USUAL.childName, childAge: request.childAge ?? USUAL.childAge, childGender: request.childGender ?? USUAL.childGender,
    lifeSkill: request.lifeSkill ?? USUAL.lifeSkill, language: request.language ?? USUAL.language, seed: request.seed ?? USUAL.seed, pets: typed(request.pets),
  }
  const cast = resolveCast(told, written?.extras ?? [])
  const book: BookLook = { cast, seed: told.seed, engineVersion: ENGINE_VERSION }
  const child = cast.find((member): member is ChildMember => member.who === 'child')
  if (!child) throw new Error('a cast without a child')
  const first = written?.pages[0]
  let next = 0
  const members = cast.filter((member): member is PetMember => member.kind === 'pet')
  return {
    opening: written ? openingOf(written.title, written.pages.map((page) => page.content)) : null,
    problem,
    cover: toSvg(cover(book, written?.title ?? '', first?.direction ?? START)),
    coverDark: first?.direction.light === 'night',
    picture: first ? { svg: toSvg(illustrate(book, first).scene), alt: first.alt } : null,
    pets: (request.pets ?? []).map((pet) => {
      const member = pet.type ? members[next++] : undefined
      return member ? portrait(member) : null
    }),
    children: {
      '0-2': onChart(child, '0-2'), '3-4': onChart(child, '3-4'), '5-6': onChart(child, '5-6'),
      '7-8': onChart(child, '7-8'), '9-10': onChart(child, '9-10'), '11-12': onChart(child, '11-12'),
    },
    hair: withHeads ? heads(child) : null,
  }
}
