import { hash } from '../chance'
import { cropToCast } from '../book/crop'
import type { Direction } from '../illustration/direction'
import { illustrate } from '../illustration/illustrate'
import { group } from '../illustration/kit/shape'
import { translate } from '../illustration/kit/vector'
import type { Scene } from '../illustration/scene'
import { familyLook, type Family } from './families'

type CardFront = Pick<Direction, 'setting' | 'light' | 'actors' | 'props'>

const CARD_FRONTS: readonly { family: Family; face: CardFront }[] = [
  {
    family: 'mila',
    face: {
      setting: 'garden',
      light: 'morning',
      actors: [
        { who: 'child', pose: 'celebrate', feeling: 'delighted' },
        { who: 'pet1', pose: 'sit', feeling: 'delighted' },
      ],
      props: [
        { prop: 'present', at: 'left' },
        { prop: 'balloon', at: 'right' },
      ],
    },
  },
  {
    family: 'asha',
    face: {
      setting: 'living-room',
      light: 'morning',
      actors: [
        { who: 'child', pose: 'carry', feeling: 'happy', holding: 'present' },
        { who: 'pet1', pose: 'sit', feeling: 'curious' },
      ],
      props: [{ prop: 'balloon', at: 'left' }],
    },
  },
  {
    family: 'eli',
    face: {
      setting: 'park',
      light: 'golden',
      actors: [
        { who: 'child', pose: 'wave', feeling: 'delighted' },
        { who: 'pet1', pose: 'sit', feeling: 'happy' },
        { who: 'pet2', pose: 'sit', feeling: 'happy' },
      ],
      props: [
        { prop: 'present', at: 'left' },
        { prop: 'kite', at: 'right' },
      ],
    },
  },
]

/** Aspect ratio of the front of a card that folds at its top. */
const CARD_RATIO = { width: 3, height: 2 }

/** The front of a gift card; the key chooses one of three. */
export function drawGiftCard(key: string): Scene {
  const { family, face } = CARD_FRONTS[hash(key) % CARD_FRONTS.length] ?? {
    family: 'mila',
    face: {
      setting: 'garden',
      light: 'morning',
      actors: [{ who: 'child', pose: 'wave', feeling: 'happy' }],
      props: [],
    },
  }
  const { scene } = illustrate(familyLook(family), {
    pageNumber: 1,
    direction: { ...face, shot: 'medium', weather: 'clear', textSpace: 'none' },
  })
  const shown = cropToCast(scene, (scene.width * CARD_RATIO.height) / CARD_RATIO.width)
  return {
    width: scene.width,
    height: shown.height,
    nodes: [group(scene.nodes, { transform: translate(0, -shown.y) })],
  }
}
