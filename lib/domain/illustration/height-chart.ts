import { drawnAge, type AgeBand } from '../story/lists'
import type { ChildMember } from './cast'
import { drawChild } from './child/draw'
import { group } from './kit/shape'
import { translate } from './kit/vector'
import type { Scene } from './scene'

const CHART = { width: 300, height: 600 }
/** Height on the chart of a child of 11.5 years; the rest of the chart leaves room for a bun or a bobble hat. */
const TALLEST = 540
const getHeightShare = (years: number) => 0.42 + 0.58 * (years / 11.5) ** 0.8

/** The child at an age. Six of these stand side by side, drawn to one scale. */
export function drawChartFigure({ look, face }: Pick<ChildMember, 'look' | 'face'>, age: AgeBand): Scene {
  const figure = drawChild(
    { age, look, face },
    { pose: 'stand', feeling: 'happy', view: 'front', size: TALLEST * getHeightShare(drawnAge[age]), key: 'chart' },
  )
  return { ...CHART, nodes: [group(figure.nodes, { transform: translate(CHART.width / 2, CHART.height - 10) })] }
}
