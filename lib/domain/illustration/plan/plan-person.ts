// A person from straight above, in centimetres: facing y > 0, the middle of the shoulders at the origin.
import { chance } from '../../chance'
import { computeProportions } from '../child/proportions'
import { resolveOutfit, SKIRTED } from '../child/clothes/outfits'
import { getGearTones, getScarfTones, getTieTones } from '../child/context'
import { deriveSkinTones, HAIR_COLOURS_OF, SKIN_COLOURS } from '../child/tones'
import { group } from '../kit/shape'
import type { GrownLook } from '../look'
import type { Colour, Node, Point } from '../scene'
import { bar, fill, flattenMarks, oval, repeat, smoothPath, stroke, taperedPath, type Marks } from '../stage/marks'
import { drawPlanHair } from './plan-hair'
import { darker } from './plan-marks'

export interface PlanPerson {
  nodes: Node[]
  headRadius: number
  /** How far it reaches ahead, back and to each side. */
  reach: { ahead: number; back: number; side: number }
  hands: { near: Point; far: Point }
}
interface Request {
  look: GrownLook
  years: number
  height: number
  pose: string
  /** Legs are under a table. */
  atTable: boolean
  /** Middle of what the hands are on, ahead of the shoulders, and half the distance between the hands. */
  hold: { ahead: number; half: number; nodes: readonly Node[] } | undefined
  key: string
}

/** Legs and shoes are told apart from the ground by their own shade. */
const SHOES: readonly Colour[] = ['#4a4a58', '#8a4b35', '#3d6b78', '#b5533f']
const SITS = new Set(['sit', 'read', 'kneel', 'crouch', 'hide', 'whisper'])
const LONG_SLEEVED = new Set([
  'hoodie',
  'raincoat',
  'pyjamas',
  'jumper',
  'winter',
  'cardigan',
  'twinset',
  'vest',
  'jacket',
  'kurta',
])

export function drawPlanPerson({ look, years, height, pose, atTable, hold, key }: Request): PlanPerson {
  const body = computeProportions(years)
  const cm = height / body.height
  const r = 100 * body.headScale * cm * 0.93
  const half = (body.shoulders / 2) * cm + body.width.upperArm * cm * 0.4
  const skin = deriveSkinTones(look.customSkin ?? SKIN_COLOURS[look.skin], '#3a2622')
  const outfit = resolveOutfit(look)
  const [top, second] = [outfit.top.base, outfit.bottom.base]
  const gear = getGearTones(look)
  const shoes = SHOES[Math.floor(chance(key, 'shoes') * SHOES.length)] ?? '#4a4a58'
  const limb = Math.max(body.width.wrist * cm * 1.2, r * 0.27)
  /** How far a lit side is moved towards the light. */
  const d = r * 0.035
  const thigh = body.width.thigh * cm
  const sits = SITS.has(pose) || look.mobility === 'wheelchair'
  const covered = look.hair === 'hijab' || SKIRTED.has(look.outfit)
  const legColour = SKIRTED.has(look.outfit) || look.outfit === 'tee' ? darker(second, 0.03) : second

  const shoe = (x: number, y: number, angle: number): Marks =>
    fill(
      taperedPath(
        [
          [x, y],
          [x + Math.sin(angle) * limb * 1.5, y + Math.cos(angle) * limb * 1.5],
        ],
        [limb * 1.2, limb * 1.4],
      ) + oval(x + Math.sin(angle) * limb * 1.6, y + Math.cos(angle) * limb * 1.6, limb * 0.7),
      shoes,
    )
  const leg = (points: Point[]): Marks => [
    fill(
      taperedPath(
        points,
        points.map((_, i) => thigh * (1 - i * 0.16)),
      ),
      darker(legColour),
    ),
    fill(
      taperedPath(
        points.map(([x, y]): Point => [x - d, y - d * 1.5]),
        points.map((_, i) => thigh * (0.86 - i * 0.16)),
      ),
      legColour,
    ),
  ]
  const knee = half * 1.25
  const lap = height * 0.2
  const legs: Marks = atTable
    ? null
    : look.mobility === 'wheelchair'
      ? [
          leg([
            [-half * 0.5, 0],
            [-half * 0.5, lap],
          ]),
          leg([
            [half * 0.5, 0],
            [half * 0.5, lap],
          ]),
          shoe(-half * 0.5, lap * 1.05, 0),
          shoe(half * 0.5, lap * 1.05, 0),
        ]
      : pose === 'kneel' || pose === 'crouch'
        ? [
            shoe(-half * 0.5, -r * 0.95, Math.PI),
            shoe(half * 0.5, -r * 0.95, Math.PI),
            leg([
              [-half * 0.5, -r * 0.12],
              [-half * 0.7, lap * 0.72],
            ]),
            leg([
              [half * 0.5, -r * 0.12],
              [half * 0.7, lap * 0.72],
            ]),
          ]
        : sits
          ? [
              leg([
                [-half * 0.4, 0],
                [-knee, lap * 0.7],
                [half * 0.2, lap * 1.1],
              ]),
              shoe(half * 0.2, lap * 1.1, 1.3),
              leg([
                [half * 0.4, 0],
                [knee, lap * 0.7],
                [-half * 0.2, lap * 1.16],
              ]),
              shoe(-half * 0.2, lap * 1.16, -1.3),
            ]
          : [shoe(-half * 0.5, r * 0.62, -0.15), shoe(half * 0.5, r * 0.72, 0.15)]
  const skirt: Marks =
    covered && !atTable && sits
      ? [
          fill(
            smoothPath([
              [-half, -r * 0.25],
              [-knee * 1.1, lap * 0.6],
              [-half * 0.6, lap * 1.16],
              [half * 0.6, lap * 1.16],
              [knee * 1.1, lap * 0.6],
              [half, -r * 0.25],
            ]),
            darker(top),
          ),
          fill(
            smoothPath([
              [-half * 0.9, -r * 0.25],
              [-knee, lap * 0.56],
              [-half * 0.6, lap * 1.06],
              [half * 0.5, lap * 1.06],
              [knee * 0.96, lap * 0.56],
              [half * 0.9, -r * 0.25],
            ]),
            top,
          ),
          stroke(
            `M${-half * 0.3} ${lap * 0.3}L${-half * 0.5} ${lap}M${half * 0.3} ${lap * 0.3}L${half * 0.5} ${lap}`,
            darker(top),
            d * 2,
          ),
        ]
      : null

  const arm = (side: -1 | 1, hand: Point): Marks => {
    const shoulder: Point = [side * half * 0.86, 0]
    const bend: Point = [(shoulder[0] + hand[0]) / 2 + side * half * 0.34, (shoulder[1] + hand[1]) / 2 - d * 2]
    const bare = LONG_SLEEVED.has(look.outfit) || look.hair === 'hijab' ? 1 : 0.5
    const cuff: Point = [bend[0] + (hand[0] - bend[0]) * 0.84, bend[1] + (hand[1] - bend[1]) * 0.84]
    const prosthetic = look.prosthesis === 'arm' && side === 1
    const flesh = prosthetic ? gear.base : skin.base
    const sleeve =
      bare === 1
        ? [shoulder, bend, cuff]
        : [shoulder, [(shoulder[0] + bend[0]) / 2, (shoulder[1] + bend[1]) / 2] as const]
    return [
      fill(
        taperedPath([shoulder, bend, hand], [limb * 1.3, limb * 1.15, limb]),
        prosthetic ? darker(flesh) : skin.dark,
      ),
      fill(
        taperedPath(
          [shoulder, bend, hand].map(([x, y]): Point => [x - d, y - d * 1.2]),
          [limb * 1.2, limb, limb * 0.86],
        ),
        flesh,
      ),
      fill(
        taperedPath(
          sleeve,
          sleeve.map((_, i) => limb * (1.62 - i * 0.1)),
        ),
        darker(top),
      ),
      fill(
        taperedPath(
          sleeve.map(([x, y]): Point => [x - d, y - d * 1.5]),
          sleeve.map((_, i) => limb * (1.44 - i * 0.1)),
        ),
        top,
      ),
    ]
  }
  const handAt = (side: -1 | 1): Point =>
    hold
      ? [side * Math.min(hold.half, half * 1.5), hold.ahead]
      : pose === 'point' || pose === 'reach' || pose === 'wave'
        ? side === 1
          ? [half * 0.5, r + height * 0.2]
          : [-half * 0.9, r * 0.75]
        : sits && !atTable
          ? [side * knee * 0.8, lap * 0.62]
          : [side * half * 0.8, r * (atTable ? 1.25 : 0.8)]
  const [near, far] = [handAt(-1), handAt(1)]
  const palm = ([x, y]: Point, prosthetic: boolean): Marks => {
    const tone = prosthetic ? gear.base : skin.base
    return [
      fill(
        repeat(4, (i) => oval(x + (i - 1.5) * limb * 0.34, y + limb * 0.6, limb * 0.24, limb * 0.42)) +
          oval(x, y, limb * 0.78, limb * 0.72),
        prosthetic ? darker(tone) : skin.dark,
      ),
      fill(oval(x - d, y - d, limb * 0.68, limb * 0.6), tone),
    ]
  }
  const hair = drawPlanHair(
    look,
    look.customHair ?? HAIR_COLOURS_OF[look.hairColour],
    getScarfTones(look).base,
    getTieTones(look).base,
    r,
    key,
  )
  const lean = pose === 'look-up' ? -r * 0.14 : r * 0.1
  const head: Marks = [
    fill(
      oval(-r * 0.98, r * 0.06, r * 0.13, r * 0.17) + oval(r * 0.98, r * 0.06, r * 0.13, r * 0.17),
      look.hair === 'hijab' ? getScarfTones(look).base : skin.dark,
    ),
    fill(oval(0, r * 0.1, r * 0.96, r), skin.dark),
    fill(oval(-r * 0.02, r * 0.07, r * 0.92, r * 0.96), skin.base),
    fill(oval(-r * 0.5, r * 0.72, r * 0.2, r * 0.12) + oval(r * 0.5, r * 0.72, r * 0.2, r * 0.12), skin.blush, 0.6),
    stroke(
      `M${-r * 0.62} ${r * 0.66}q${r * 0.16} ${r * 0.12} ${r * 0.32} ${r * 0.02}M${r * 0.3} ${r * 0.68}q${r * 0.16} ${r * 0.1} ${r * 0.32} ${-r * 0.02}`,
      skin.brow,
      r * 0.07,
    ),
    fill(oval(0, r * 1.02, r * 0.15, r * 0.15), skin.dark),
    fill(oval(-r * 0.02, r * 0.99, r * 0.12, r * 0.13), skin.light),
    look.glasses === 'none'
      ? null
      : stroke(
          `M${-r * 0.96} ${r * 0.1}L${-r * 0.78} ${r * 0.86}M${r * 0.96} ${r * 0.1}L${r * 0.78} ${r * 0.86}M${-r * 0.78} ${r * 0.86}Q0 ${r * 1.1} ${r * 0.78} ${r * 0.86}`,
          gear.deep,
          r * 0.08,
        ),
    hair.above,
    look.hearing === 'none'
      ? null
      : [
          fill(oval(r * 0.96, r * 0.02, r * 0.15, r * 0.12), gear.base),
          look.hearing === 'implant'
            ? [fill(oval(r * 0.72, -r * 0.4, r * 0.17), gear.dark), fill(oval(r * 0.7, -r * 0.43, r * 0.12), gear.base)]
            : null,
        ],
  ]
  const wheels: Marks =
    look.mobility === 'wheelchair'
      ? [
          fill(bar(-half * 1.2, -r * 1.05, half * 2.4, r * 2.1), gear.deep),
          fill(bar(-half * 1.2, -r * 1.25, half * 2.4, r * 0.26), gear.base),
          [-1, 1].map((s) => [
            fill(
              taperedPath(
                [
                  [s * half * 1.42, -r * 1.3],
                  [s * half * 1.42, r * 1.3],
                ],
                [r * 0.32, r * 0.32],
              ),
              '#3b3440',
            ),
            stroke(`M${s * half * 1.3} ${-r * 1.1}V${r * 1.1}`, gear.base, r * 0.1),
          ]),
        ]
      : look.mobility === 'frame' && !sits
        ? stroke(
            `M${-half * 1.3} ${r * 1.5}V${-r * 0.3}M${half * 1.3} ${r * 1.5}V${-r * 0.3}M${-half * 1.3} ${r * 1.5}H${half * 1.3}`,
            gear.base,
            r * 0.2,
          )
        : null
  const nodes = flattenMarks([
    wheels,
    legs,
    skirt,
    hair.below,
    arm(-1, near),
    arm(1, far),
    fill(oval(0, 0, half, half * 0.66), darker(top)),
    fill(oval(-d, -d * 1.5, half * 0.94, half * 0.58), top),
    ...(hold?.nodes ?? []),
    group(flattenMarks(palm(near, false)), { hand: 'near' }),
    group(flattenMarks(palm(far, look.prosthesis === 'arm')), { hand: 'far' }),
    group([group(flattenMarks(head), { transform: [1, 0, 0, 1, 0, lean] })], { face: true }),
  ])
  const ahead = Math.max(r * 1.3 + lean, near[1], far[1], atTable ? 0 : sits ? lap * 1.45 : r)
  return {
    nodes,
    headRadius: r,
    reach: {
      ahead,
      back:
        look.mobility === 'wheelchair' ? r * 1.4 : r * (look.hair === 'long' || look.hair === 'ponytail' ? 1.9 : 1.15),
      side: Math.max(half * 1.5, knee, Math.abs(far[0])),
    },
    hands: { near, far },
  }
}
