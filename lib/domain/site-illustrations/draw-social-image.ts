import { cropToCast } from '../book/crop'
import type { Direction } from '../illustration/direction'
import { illustrate } from '../illustration/illustrate'
import { group } from '../illustration/kit/shape'
import { translate } from '../illustration/kit/vector'
import type { Scene } from '../illustration/scene'
import { familyLook, type Family } from './families'
import { SHARE_SIZE, type SharePicture } from './social-image'

/** The part of a square picture that shows its cast in the wide frame of a link preview. */
function cropForSharing(scene: Scene): Scene {
  const shown = cropToCast(scene, (scene.width * SHARE_SIZE.height) / SHARE_SIZE.width)
  return {
    width: scene.width,
    height: shown.height,
    nodes: [group(scene.nodes, { transform: translate(0, -shown.y) })],
  }
}

type SharedScene = Pick<Direction, 'setting' | 'light' | 'actors'>

const SHARED_SCENES: Record<SharePicture, { family: Family; direction: SharedScene }> = {
  home: {
    family: 'mila',
    direction: {
      setting: 'park',
      light: 'morning',
      actors: [
        { who: 'child', pose: 'wave', feeling: 'delighted' },
        { who: 'pet1', pose: 'sit', feeling: 'happy' },
      ],
    },
  },
  create: {
    family: 'asha',
    direction: {
      setting: 'garden',
      light: 'noon',
      actors: [
        { who: 'child', pose: 'celebrate', feeling: 'delighted' },
        { who: 'pet1', pose: 'sit', feeling: 'happy' },
      ],
    },
  },
  sample: {
    family: 'mila',
    direction: {
      setting: 'beach',
      light: 'golden',
      actors: [
        { who: 'child', pose: 'point', feeling: 'curious' },
        { who: 'pet1', pose: 'sit', feeling: 'curious' },
      ],
    },
  },
  courage: {
    family: 'eli',
    direction: {
      setting: 'kitchen',
      light: 'morning',
      actors: [
        { who: 'child', pose: 'point', feeling: 'curious' },
        { who: 'pet1', pose: 'look-up', feeling: 'curious' },
        { who: 'pet2', pose: 'sit', feeling: 'curious' },
      ],
    },
  },
  friendship: {
    family: 'asha',
    direction: {
      setting: 'garden',
      light: 'golden',
      actors: [
        { who: 'child', pose: 'wave', feeling: 'delighted' },
        { who: 'pet1', pose: 'sit', feeling: 'proud' },
      ],
    },
  },
  gift: {
    family: 'wren',
    direction: {
      setting: 'living-room',
      light: 'morning',
      actors: [
        { who: 'child', pose: 'read', feeling: 'happy' },
        { who: 'pet1', pose: 'sit', feeling: 'curious' },
      ],
    },
  },
  together: {
    family: 'eli',
    direction: {
      setting: 'forest',
      light: 'morning',
      actors: [
        { who: 'child', pose: 'wave', feeling: 'delighted' },
        { who: 'pet1', pose: 'sit', feeling: 'happy' },
        { who: 'pet2', pose: 'sit', feeling: 'happy' },
      ],
    },
  },
}

export function drawSocialImage(picture: SharePicture): Scene {
  const { family, direction } = SHARED_SCENES[picture]
  return cropForSharing(
    illustrate(familyLook(family), {
      pageNumber: 1,
      direction: { ...direction, shot: 'medium', weather: 'clear', props: [], textSpace: 'none' },
    }).scene,
  )
}
