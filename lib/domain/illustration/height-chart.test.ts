import { findFamilyChild } from '../site-illustrations/cut-outs'
import { drawChartFigure } from './height-chart'
import { bounds } from './print/node-tree'
import { HAIR_STYLES, OUTFITS } from './look'

const { look } = findFamilyChild('mila')

it.each(HAIR_STYLES)('the tallest child fits the height chart in every outfit, with %s', (hair) => {
  for (const outfit of OUTFITS) {
    const { nodes, height } = drawChartFigure({ look: { ...look, hair, outfit } }, '11-12')
    const { y, height: tall } = bounds(nodes)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + tall).toBeLessThanOrEqual(height)
  }
})
