// A page ready to be printed, as plain data. Lengths are points, from the page's upper left corner; what comes later lies on top.
import type { Box, Colour, Scene } from '../../domain/illustration/scene'
import type { TypeStyle } from './fonts'

export interface PageModel {
  width: number
  height: number
  colour: Colour
  /** Its name among the bookmarks. */
  bookmark?: string
  items: readonly Item[]
  /** What is left when a printed page is cut. */
  trim?: Box
}
export type Item = PictureItem | WordsItem | CardItem

export interface PictureItem {
  kind: 'picture'
  scene: Scene
  /** The part shown, in the scene's units. */
  window: Box
  x: number
  y: number
  width: number
  /** What is said to whoever can't see it; an ornament has none. */
  alt?: string
}

export interface Words {
  lines: readonly string[]
  style: TypeStyle
  size: number
  lineHeight: number
  colour?: Colour
  align?: 'centre'
  /** Words of somebody's own, which need not be in the book's language: they run as they begin. */
  ownDirection?: boolean
  role?: 'heading' | 'page number'
}
export interface WordsItem extends Words {
  kind: 'words'
  x: number
  y: number
  width: number
}

/** A plain rectangle; its line lies inside its edge. */
export interface CardItem {
  kind: 'card'
  box: Box
  fill?: Colour
  line?: { colour: Colour; width: number }
}

export const heightOf = ({ lines, size, lineHeight }: Words): number => lines.length * size * lineHeight

/** Words below each other, each after its own gap. */
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

/** The window that shows all of a scene. */
export const whole = (scene: Scene): Box => ({ x: 0, y: 0, width: scene.width, height: scene.height })

/** A scene of paper, whose units are points, with its upper left corner at a place. */
export const paperAt = (scene: Scene, x: number, y: number): PictureItem => ({
  kind: 'picture',
  scene,
  window: whole(scene),
  x,
  y,
  width: scene.width,
})
