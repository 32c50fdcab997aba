// Sizes of things that are drawn larger than they are: an egg is as large as an egg, so that it is one in a hand. What
// matters on a page comes nearer instead of growing. At most 1.6 times life.
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Prop } from '../direction'
import type { PropDrawing } from './prop-drawing'

export const TRUE_SIZE: Partial<Record<Prop, number>> = {
  egg: 0.6,
  handprint: 0.5,
  chick: 0.55,
  'ship-cup': 0.52,
  'hot-cup': 0.7,
  apple: 0.7,
  tomato: 0.7,
  banana: 0.62,
  potato: 0.6,
  carrot: 0.85,
  mushroom: 0.6,
  shell: 0.7,
  leaf: 0.85,
  key: 0.6,
  note: 0.68,
  letter: 0.85,
  postcard: 0.75,
  'blank-card': 0.75,
  ribbon: 0.7,
  wallet: 0.65,
  pancake: 0.6,
  pan: 0.85,
  jar: 0.75,
  jam: 0.75,
  tin: 0.75,
  cake: 0.72,
  jelly: 0.66,
  'cherry-jelly': 0.66,
  lasagne: 0.85,
  torch: 0.75,
  butterfly: 0.75,
  glove: 0.75,
  microphone: 0.9,
  'money-jar': 0.75,
}

export function resizeProp(drawing: PropDrawing, size: number): PropDrawing {
  const { nodes, width, height, grip, storyPart, words } = drawing
  // What hangs on a wall keeps its height there.
  const { y: top, height: tall } = bounds(nodes)
  const lift = drawing.placement === 'wall' ? (top + tall / 2) * (1 - size) : 0
  return {
    ...drawing,
    nodes: [group(nodes, { transform: compose(translate(0, lift), scale(size)) })],
    width: width * size,
    height: height * size,
    grip: [grip[0] * size, grip[1] * size + lift],
    ...(words
      ? { words: { x: words.x * size, y: words.y * size + lift, width: words.width * size, height: words.height * size } }
      : {}),
    ...(storyPart
      ? {
          storyPart: {
            x: storyPart.x * size,
            y: storyPart.y * size + lift,
            width: storyPart.width * size,
            height: storyPart.height * size,
          },
        }
      : {}),
  }
}
