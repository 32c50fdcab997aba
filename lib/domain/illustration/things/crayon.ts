import { HUES, makeProp, type DrawProp } from './prop-drawing'
import type { Direction } from '../direction'
import type { Colour } from '../scene'
import { bar, fill } from '../stage/marks'

const COLOURS: Partial<Record<string, Colour>> = HUES
/** The text of a crayon is the name of its colour. */
export const crayonColourOf = (text: string | undefined): Colour => (text === undefined ? undefined : COLOURS[text]) ?? HUES.blue

export const drawCrayon: DrawProp = (text) => {
  const colour = crayonColourOf(text)
  return makeProp(4, 15, [fill('M-1.8 -11L0 -15L1.8 -11Z', colour), fill(bar(-1.8, -11, 3.6, 11), colour), fill(bar(-1.8, -8.5, 3.6, 1), HUES.cream)], { grip: [0, -4], placement: 'flat' })
}

/** In a book about the red crayon on the wall, every crayon whose colour is not told is that one. */
export function colourCrayon(direction: Direction, pages: readonly { direction: Direction }[] = []): Direction {
  const { props, actors } = direction
  const named = props.find(({ prop }) => prop === 'crayon')
  const held = actors.some(({ holding, act }) => holding === 'crayon' || act?.thing === 'crayon' || act?.verb === 'write')
  if ((!named && !held) || named?.text || !pages.some((page) => page.direction.props.some(({ prop }) => prop === 'scribble'))) return direction
  return { ...direction, props: [...props.filter((one) => one !== named), { ...(named ?? { prop: 'crayon' as const }), text: 'red' }] }
}
