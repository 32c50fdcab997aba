// One preview: the opening by the author, its cover and the cast's portraits by the illustrator. Runs in a worker, or in the page.
import { openingPages, type PartialRequest } from '@/lib/domain/author/preview'
import { NoTemplateError } from '@/lib/domain/author/no-template'
import { drawChild } from '@/lib/domain/illustration/child/draw'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import type { ChildLook } from '@/lib/domain/illustration/look'
import type { Figure, Scene } from '@/lib/domain/illustration/scene'
import { group } from '@/lib/domain/illustration/kit/shape'
import { translate } from '@/lib/domain/illustration/kit/vector'
import { AGE_BANDS, type AgeBand } from '@/lib/domain/story/lists'
import { openingOf, type Drawn } from './drawn'

const look: ChildLook = {
  skin: 'honey', hair: 'bob', hairColour: 'chestnut', eyes: 'brown', freckles: false, glasses: 'none', hearing: 'none', mobility: 'none', prosthesis: 'none',
  outfit: 'tee', outfitPattern: 'stripes', outfitColours: ['#e8603c', '#f8ca45', '#1b5a78'],
}
const CHART = { width: 320, height: 600, top: 560 }
function chartFigure(age: AgeBand): Scene {
  const tall: Record<AgeBand, number> = { '0-2': 0.52, '3-4': 0.63, '5-6': 0.73, '7-8': 0.82, '9-10': 0.91, '11-12': 1 }
  const figure: Figure = drawChild({ age, look }, { pose: 'stand', feeling: 'happy', view: 'front', size: CHART.top * tall[age], key: 'chart' })
  return { width: CHART.width, height: CHART.height, nodes: [group(figure.nodes, { transform: translate(CHART.width / 2, CHART.height - 12) })] }
}

export async function drawPreview(request: PartialRequest): Promise<Drawn> {
  let opening: Drawn['opening'] = null
  let problem: Drawn['problem'] = null
  try {
    const pages = await openingPages(request)
    if (pages) opening = openingOf(pages.title, pages.pages.map((page) => page.content))
  } catch (error) {
    if (!(error instanceof NoTemplateError)) throw error
    problem = error.missing === 'skill' ? 'noSkill' : 'noAge'
  }
  const children = Object.fromEntries(AGE_BANDS.map((age) => [age, toSvg(chartFigure(age))]))
  const figure = drawChild({ age: request.childAge ?? '5-6', look }, { pose: 'wave', feeling: 'happy', size: 520, key: 'cover' })
  const cover = toSvg({ width: 1000, height: 1000, nodes: [{ kind: 'rect', x: 0, y: 0, width: 1000, height: 1000, fill: '#bfe1e8' }, group(figure.nodes, { transform: translate(500, 900) })] })
  return { opening, problem, cover, coverAlt: '', pets: (request.pets ?? []).map(() => null), children: children as Drawn['children'] }
}
