import { hash } from '../chance'
import { cropToCast } from '../book/crop'
import type { Direction } from '../illustration/direction'
import { illustrate } from '../illustration/illustrate'
import { group } from '../illustration/kit/shape'
import { translate } from '../illustration/kit/vector'
import type { Scene } from '../illustration/scene'
import { CARD_FRONTS, GIFT_OCCASIONS, type CardFront } from '../commerce/gift-order'
import { familyLook } from './families'

type Face = Pick<Direction, 'setting' | 'light' | 'actors' | 'props'>

const FACES: Record<CardFront, Face> = {
  mila: {
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
  asha: {
    setting: 'living-room',
    light: 'morning',
    actors: [
      { who: 'child', pose: 'carry', feeling: 'happy', holding: 'present' },
      { who: 'pet1', pose: 'sit', feeling: 'curious' },
    ],
    props: [{ prop: 'balloon', at: 'left' }],
  },
  eli: {
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
}

/** Aspect ratio of the front of a card that folds at its top. */
const CARD_RATIO = { width: 3, height: 2 }

const PICTURE = new RegExp(`^(${GIFT_OCCASIONS.join('|')})-(${CARD_FRONTS.join('|')})$`)

/** The front of a gift card: the picture that was chosen (`cardPicture`), else one of three by any other key. */
export function drawGiftCard(key: string): Scene {
  const [, occasion = 'any', front] = PICTURE.exec(key) ?? []
  const chosen = CARD_FRONTS.find((one) => one === front) ?? CARD_FRONTS[hash(key) % CARD_FRONTS.length] ?? 'mila'
  const { scene } = illustrate(familyLook(chosen), {
    pageNumber: 1,
    direction: {
      ...FACES[chosen],
      ...(occasion === 'any' ? {} : { event: occasion }),
      shot: 'medium',
      weather: 'clear',
      textSpace: 'none',
    },
  })
  const shown = cropToCast(scene, (scene.width * CARD_RATIO.height) / CARD_RATIO.width)
  return {
    width: scene.width,
    height: shown.height,
    nodes: [group(scene.nodes, { transform: translate(0, -shown.y) })],
  }
}
