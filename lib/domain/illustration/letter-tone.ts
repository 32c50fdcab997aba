import type { Wash } from './compose/full-bleed'
import type { Direction, Light } from './direction'
import type { Picture } from './picture'
import type { Box, Scene } from './scene'

const DARK: ReadonlySet<Light> = new Set<Light>(['night', 'lamp'])
/** By day letters are dark, by night light, whatever a picture needs for it. */
export const letterToneOf = ({ light }: Pick<Direction, 'light'>): Wash['letters'] =>
  DARK.has(light) ? 'light' : 'dark'

/** A picture that fills its page, and where its words are. */
export interface FullPicture extends Pick<Picture, 'faces'> {
  scene: Scene
  /** What the cast leaves free, in units of the scene. */
  quiet: Box
  letters: Wash['letters']
}
