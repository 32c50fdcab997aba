// A page ready to be printed, as plain data. Lengths in points from the upper left corner; later items lie on top.
import type { Lettering } from '../../domain/illustration/cover/lettering'
import type { Box, Colour, Scene } from '../../domain/illustration/scene'
import type { TypeStyle } from './fonts'

export interface PageModel {
  width: number
  height: number
  colour: Colour
  /** Bookmark title. */
  bookmark?: string
  items: readonly Item[]
  /** Trim box of a printed page. */
  trim?: Box
}
export type Item = PictureItem | WordsItem | CardItem | LetteringItem

export interface PictureItem {
  kind: 'picture'
  scene: Scene
  /** Crop window, in scene units. */
  window: Box
  x: number
  y: number
  width: number
  /** Alternative text; ornaments have none. */
  alt?: string
}

export interface Words {
  lines: readonly string[]
  style: TypeStyle
  size: number
  lineHeight: number
  colour?: Colour
  align?: 'centre'
  /** Text typed by a visitor, possibly in another language: its direction follows its first letter. */
  ownDirection?: boolean
  role?: 'heading' | 'page number'
}
export interface WordsItem extends Words {
  kind: 'words'
  x: number
  y: number
  width: number
}

/** A title set letter by letter. `unit`: points per unit of its own places, whose origin is at `x` and `y`. */
export interface LetteringItem {
  kind: 'lettering'
  lettering: Lettering
  colour: Colour
  x: number
  y: number
  unit: number
  role?: 'heading'
}

/** A rectangle; its stroke lies inside its edge. */
export interface CardItem {
  kind: 'card'
  box: Box
  fill?: Colour
  line?: { colour: Colour; width: number }
}

export const heightOf = ({ lines, size, lineHeight }: Words): number => lines.length * size * lineHeight

/** Text items stacked vertically, each after its own gap. */
export type Stack = readonly { gap?: number; words: Words }[]

export const stackHeight = (stack: Stack): number =>
  stack.reduce((sum, { gap = 0, words }) => sum + gap + heightOf(words), 0)

export function stacked(stack: Stack, x: number, y: number, width: number): WordsItem[] {
  let top = y
  return stack.map(({ gap = 0, words }) => {
    const item: WordsItem = { kind: 'words', ...words, x, y: top + gap, width }
    top += gap + heightOf(words)
    return item
  })
}

export const translateItem = (item: Item, dx: number, dy: number): Item =>
  item.kind === 'card'
    ? { ...item, box: { ...item.box, x: item.box.x + dx, y: item.box.y + dy } }
    : { ...item, x: item.x + dx, y: item.y + dy }

/** Crop window that shows the whole scene. */
export const whole = (scene: Scene): Box => ({ x: 0, y: 0, width: scene.width, height: scene.height })

/** Places a paper scene, whose units are points, by its upper left corner. */
export const paperAt = (scene: Scene, x: number, y: number): PictureItem => ({
  kind: 'picture',
  scene,
  window: whole(scene),
  x,
  y,
  width: scene.width,
})
