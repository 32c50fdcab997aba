// What somebody waters stands under the stream.
import type { PageLayout, PlacedFigure, PlacedProp } from './placement'

/** In front of whoever pours, so that the water ends behind the rim. */
const BEFORE = 0.02

const isUnder = ({ prop, drawing, lift, onLedge }: PlacedProp, { role, lift: raised }: PlacedFigure): boolean =>
  role.act?.verb === 'pour' &&
  role.actor.looksAt === prop &&
  drawing.placement === 'ground' &&
  lift === 0 &&
  raised === 0 &&
  !onLedge

/** The layout with the thing at which somebody looks who pours moved to where the water falls. */
export function standUnderStreams(layout: PageLayout): PageLayout {
  const pourers = layout.figures.filter(({ figure }) => figure.acting?.falls !== undefined)
  if (!pourers.length) return layout
  const props = layout.props.map((placed): PlacedProp => {
    const pourer = pourers.find((figure) => isUnder(placed, figure))
    const falls = pourer?.figure.acting?.falls
    if (!pourer || falls === undefined) return placed
    const { box } = placed
    return { ...placed, x: pourer.x + falls - (box.x + box.width / 2), y: pourer.y, row: pourer.row + BEFORE }
  })
  return { ...layout, props }
}
