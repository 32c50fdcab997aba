// A cover as one picture, its letters drawn as outlines: for files and screens in which no font can be.
import { compose, rotate, scale, translate } from '../kit/vector'
import { group, path } from '../kit/shape'
import type { Colour, Node, Scene } from '../scene'
import type { Cover } from './draw-cover'
import type { Lettering } from './lettering'

/** Outlines of a letter (or of a word whose letters join) at a size of 1 em, centred, with its baseline at 0. */
export type DrawLetter = (text: string, colour: Colour) => Node[] | null

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

/** Draws letters of the title face; null for all that are not in it. */
export const drawFaceLetter =
  (
    { em, outlines }: { em: number; outlines: Readonly<Record<string, string>> },
    advance: (letter: string) => number,
  ): DrawLetter =>
  (text, colour) => {
    const d = outlines[text.normalize('NFC')]
    return d === undefined
      ? null
      : [path(d, colour, { transform: compose(scale(1 / em), translate((-advance(text) * em) / 2, 0)) })]
  }
