// A page's picture with what moves in it when the words do.
import { chooseCues } from '../../book/motion/choose-cues'
import type { Language } from '../../languages'
import type { Direction } from '../direction'
import { toSvg, type SvgOptions } from '../print/svg'
import type { MovingPart, Scene } from '../scene'
import { findShownParts } from './find-shown'
import { printMoving } from './print-moving'
import { surveyScene } from './survey'

export interface MovedPage {
  content: string
  language: Language
  direction: Pick<Direction, 'actors' | 'weather'>
  /** The names of child, pets, friends and grown-ups. */
  names: readonly { who: string; name: string }[]
}

/** The picture as an SVG file: the same shapes as without movements, in the same order. */
export function printMovingPage(scene: Scene, page: MovedPage, options: SvgOptions = {}): string {
  const { actors, weather } = page.direction
  const survey = surveyScene(scene)
  const shown = findShownParts(survey)
  const busy = busyOf(actors)
  // From straight above a thing would slide instead of hopping.
  const flat = scene.shot === 'plan'
  const free = shown.filter(
    ({ owner, parts: [part] }) =>
      part && isFree(part.move.part, busy.has(owner)) && !(flat && part.move.part === 'thing'),
  )
  const cues = chooseCues({
    content: page.content,
    language: page.language,
    names: page.names.map((one) => ({ ...one, feeling: actors.find(({ who }) => who === one.who)?.feeling })),
    windy: weather === 'wind',
    candidates: free.flatMap(({ owner, parts: [part] }) => (part ? [{ owner, part: part.move.part }] : [])),
  })
  const moving = cues.flatMap(({ sentence, opens, owner, part }) => {
    const found = free.find((one) => one.owner === owner && one.parts[0]?.move.part === part)
    return found ? [{ sentence, opens, parts: found.parts }] : []
  })
  return moving.length ? printMoving(scene, survey, moving, options) : toSvg(scene, options)
}

const IN_ARMS: ReadonlySet<string> = new Set(['carried', 'cuddled', 'hug', 'carry'])
/** Who holds or touches something or somebody, or is held or touched. */
const busyOf = (actors: Direction['actors']): ReadonlySet<string> =>
  new Set(
    actors.flatMap(({ who, pose, act, holding }) => [
      ...(act || holding || IN_ARMS.has(pose) ? [who] : []),
      ...(act?.who ? [act.who] : []),
    ]),
  )

/** What is held must not be torn off: head, body, wings and arms keep still then. */
const isFree = (part: MovingPart, busy: boolean): boolean => !busy || !GRIPPING.has(part)
const GRIPPING: ReadonlySet<MovingPart> = new Set(['head', 'body', 'arm', 'wing'])
