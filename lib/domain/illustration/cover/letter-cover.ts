// A cover as one picture, its letters drawn as outlines: for files and screens in which no font can be.
import { compose, rotate, scale, translate } from '../kit/vector'
import { group } from '../kit/shape'
import type { Colour, Node, Scene } from '../scene'
import type { Cover } from './draw-cover'
import type { DrawLetter } from './face-letter'
import type { Lettering } from './lettering'

function drawLettering(lettering: Lettering | null, colour: Colour, draw: DrawLetter): Node[] | null {
  const nodes: Node[] = []
  for (const { text, x, y, size, angle } of lettering?.lines.flat() ?? []) {
    if (text.trim() === '') continue
    const drawn = draw(text, colour)
    if (!drawn) return null
    nodes.push(group(drawn, { transform: compose(translate(x, y), rotate(angle), scale(size)) }))
  }
  return nodes
}

/** Null if a letter has no outline here: then the page sets the title itself, over the picture without letters. */
export function letterCover(cover: Cover, draw: DrawLetter): Scene | null {
  const title = drawLettering(cover.title, cover.ink, draw)
  const names = drawLettering(cover.names, cover.ink, draw)
  return (
    title &&
    names &&
    sceneOf(cover, [
      ...cover.behind.nodes,
      group(title, { part: 'title' }),
      ...cover.before.nodes,
      group(names, { part: 'names' }),
    ])
  )
}

export const unletteredCover = (cover: Cover): Scene => sceneOf(cover, [...cover.behind.nodes, ...cover.before.nodes])

const sceneOf = ({ width, height, before, essential }: Cover, nodes: readonly Node[]): Scene => ({
  width,
  height,
  nodes,
  essential,
  shot: before.shot,
})
