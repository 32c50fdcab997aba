// npx tsx scripts/art/child-sheets.ts DIR [SHEET ...]: contact sheets of the child's rig.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { AdultMember } from '../../lib/domain/illustration/cast'
import { drawAdult, drawChild } from '../../lib/domain/illustration/child/draw'
import { CHILD_POSES, FEELINGS } from '../../lib/domain/illustration/direction'
import type { FigureSpec } from '../../lib/domain/illustration/figure'
import { ellipse, group, path, rect } from '../../lib/domain/illustration/kit/shape'
import { compose, scale, translate } from '../../lib/domain/illustration/kit/vector'
import {
  EYE_COLOURS,
  HAIR_COLOURS,
  HAIR_STYLES,
  OUTFITS,
  SKINS,
  BUILDS,
  childLook,
  CLOTH_PATTERNS,
  GROWN_OUTFITS,
  type ChildLook,
  type GrownLook,
} from '../../lib/domain/illustration/look'
import { resolveChildLook, resolveFriendLook } from '../../lib/domain/illustration/resolve-child'
import { resolveGrownLook } from '../../lib/domain/illustration/resolve-grown-up'
import { toSvg } from '../../lib/domain/illustration/print/svg'
import { AGE_BANDS, type AgeBand } from '../../lib/domain/story/lists'
import type { Node } from '../../lib/domain/illustration/scene'

interface Cell extends Partial<Omit<FigureSpec, 'size'>> {
  look: GrownLook
  age?: AgeBand
  adult?: AdultMember['who']
  label: string
  size?: number
  /** Fills the cell with the face instead of the figure. */
  close?: boolean
}
interface Sheet {
  columns: number
  width: number
  height: number
  cells: Cell[]
}

const GROUNDS = ['#f4e6cf', '#e7ead9', '#f6dfd2', '#dfe8ea', '#efe3ec', '#f8ecc9']
const PALETTES: [string, string, string][] = [
  ['#e9b44c', '#3f6c8f', '#d9573f'],
  ['#d9573f', '#3f6c8f', '#f6dfae'],
  ['#4d7ea8', '#f1e3c6', '#e9b44c'],
  ['#f0b73c', '#3f8f86', '#fff3d9'],
  ['#7fa9c4', '#c9664a', '#fbf0d6'],
  ['#5fa08c', '#e2c08a', '#f7ead2'],
  ['#5b7fb5', '#c9485b', '#f7d9d0'],
  ['#c9664a', '#f4dcb2', '#4d7ea8'],
  ['#8a6bb0', '#3f8f86', '#e9c46a'],
]
const nth = <T>(list: readonly T[], i: number): T => {
  const item = list[i % list.length]
  if (item === undefined) throw new Error('empty list')
  return item
}
const plain: ChildLook = {
  skin: 'fair',
  hair: 'bob',
  hairColour: 'chestnut',
  eyes: 'brown',
  freckles: false,
  glasses: 'none',
  hearing: 'none',
  mobility: 'none',
  prosthesis: 'none',
  outfit: 'tee',
  outfitPattern: 'plain',
  outfitColours: nth(PALETTES, 0),
}
const createLook = (i: number, more: Partial<ChildLook> = {}): ChildLook => {
  const hair = nth(HAIR_STYLES, i)
  return {
    ...plain,
    skin: nth(SKINS, i * 7 + 1),
    hair,
    hairColour: nth(HAIR_COLOURS, i * 5 + (i % 2)),
    eyes: nth(EYE_COLOURS, i),
    outfit: nth(OUTFITS, i),
    outfitPattern: nth(CLOTH_PATTERNS, i * 5 + 1),
    outfitColours: nth(PALETTES, i * 4),
    ...more,
  }
}
const grownLook = (
  i: number,
  more: Partial<GrownLook> = {},
  pronoun: 'she' | 'he' | 'they' = 'they',
  who: AdultMember['who'] = 'elder',
): GrownLook => ({ ...resolveGrownLook(`grown ${i}`, who, pronoun, createLook(i)), ...more })
const VIEWS = ['front', 'threeQuarter', 'side', 'back'] as const

const SHEETS: Record<string, Sheet> = {
  ages: {
    columns: 8,
    width: 250,
    height: 420,
    cells: [
      ...AGE_BANDS.map((age, i): Cell => ({
        age,
        look: createLook(i * 3),
        label: age,
        size: [150, 190, 220, 250, 280, 305][i] ?? 200,
        view: i % 2 ? 'threeQuarter' : 'front',
      })),
      { adult: 'grownup', look: createLook(6), label: 'grownup', size: 345, view: 'front' },
      {
        adult: 'elder',
        look: createLook(1, { hairColour: 'silver', hair: 'bun', glasses: 'round', outfit: 'jumper' }),
        label: 'elder',
        size: 335,
        view: 'threeQuarter',
      },
    ],
  },
  feelings: {
    columns: 9,
    width: 200,
    height: 200,
    cells: [
      ...[0, 1, 2, 3, 4].flatMap((row) =>
        FEELINGS.map((feeling, i): Cell => ({
          feeling,
          look:
            [
              plain,
              createLook(9, { skin: 'brown' }),
              createLook(8, { skin: 'ebony', hair: 'afro', hairColour: 'black' }),
              createLook(15, { skin: 'olive', hair: 'hijab' }),
              createLook(2, { skin: 'porcelain', hairColour: 'ginger', freckles: true }),
            ][row] ?? plain,
          label: i ? '' : `row ${row}`,
          close: true,
          view: nth(['front', 'threeQuarter', 'front', 'threeQuarter', 'side'] as const, row),
          age: nth(['3-4', '5-6', '9-10', '5-6', '7-8'] as const, row),
        })),
      ),
    ],
  },
  stances: {
    columns: 9,
    width: 200,
    height: 260,
    cells: [0, 1].flatMap((row) =>
      FEELINGS.map((feeling, i): Cell => ({
        feeling,
        look: createLook(i * 2 + row * 3),
        label: feeling,
        size: 200,
        view: row ? 'threeQuarter' : 'front',
      })),
    ),
  },
  ...Object.fromEntries(
    VIEWS.map((view): [string, Sheet] => [
      `poses-${view}`,
      {
        columns: 6,
        width: 260,
        height: 260,
        cells: CHILD_POSES.map((pose, i): Cell => ({
          pose,
          view,
          label: `${pose} ${view}`,
          look: createLook(i * 4 + VIEWS.indexOf(view), { mobility: 'none' }),
          size: 200,
          feeling: nth(FEELINGS, i * 4),
        })),
      },
    ]),
  ),
  adults: {
    columns: 6,
    width: 260,
    height: 380,
    cells: [
      ...(['she', 'he', 'they'] as const).flatMap((pronoun, i) =>
        (['grownup', 'elder'] as const).map((who, j): Cell => ({
          adult: who,
          look: resolveGrownLook(`s${i}`, who, pronoun, createLook(i * 4 + j)),
          label: `${who} ${pronoun}`,
          size: 330,
          view: (i + j) % 2 ? 'front' : 'threeQuarter',
          pose: nth(['stand', 'walk', 'wave', 'hug', 'sit', 'read'] as const, i * 2 + j),
        })),
      ),
      ...[0, 1, 2].flatMap((i): Cell[] => {
        const child = resolveChildLook(
          undefined,
          nth(['boy', 'girl', 'non-specific'] as const, i),
          `family ${i}`,
          'child',
        )
        return [
          { look: child, label: `child ${i}`, size: 220 },
          {
            look: resolveFriendLook(`family ${i}`, 'friend', nth(['she', 'he', 'they'] as const, i), child),
            label: 'its friend',
            size: 220,
          },
        ]
      }),
      ...(['grownup', 'elder'] as const).map((who, i): Cell => ({
        adult: who,
        look: resolveGrownLook('close', who, 'she', createLook(i * 7)),
        label: who,
        close: true,
        view: i ? 'front' : 'threeQuarter',
      })),
    ],
  },
  wardrobe: {
    columns: GROWN_OUTFITS.length,
    width: 190,
    height: 330,
    cells: [
      ...VIEWS.flatMap((view, v) =>
        GROWN_OUTFITS.map((outfit, i): Cell => ({
          adult: v % 2 ? 'elder' : 'grownup',
          view,
          look: grownLook(i + v * 5, { outfit, build: nth(BUILDS, i + v) }),
          label: `${outfit} ${nth(BUILDS, i + v)}`,
          size: 290,
        })),
      ),
      ...(['sit', 'walk', 'kneel', 'point', 'carry', 'crouch'] as const).flatMap((pose, v) =>
        GROWN_OUTFITS.map((outfit, i): Cell => ({
          adult: v % 2 ? 'elder' : 'grownup',
          pose,
          view: v === 3 ? 'front' : 'threeQuarter',
          look: grownLook(i + v * 7 + 3, { outfit }),
          label: `${outfit} ${pose}`,
          size: 280,
          ...(v === 0 && i % 2 ? { seatHeight: 80 } : {}),
        })),
      ),
    ],
  },
  elders: {
    columns: 8,
    width: 200,
    height: 330,
    cells: [
      ...(['elder', 'grownup'] as const).flatMap((adult, a) =>
        Array.from({ length: 16 }, (_, i): Cell => ({
          adult,
          look: grownLook(i + a * 16, {}, nth(['she', 'he', 'they'] as const, i), adult),
          label: `${adult} ${i}`,
          size: 290,
          view: nth(['threeQuarter', 'front', 'threeQuarter', 'side'] as const, i >> 2),
          feeling: nth(FEELINGS, i),
        })),
      ),
      ...Array.from({ length: 16 }, (_, i): Cell => ({
        adult: 'elder',
        look: grownLook(i + 40, { hair: i % 2 ? 'balding' : 'headscarf' }),
        close: true,
        label: '',
        view: nth(VIEWS, i >> 1),
      })),
    ],
  },
  large: {
    columns: 4,
    width: 480,
    height: 640,
    cells: [
      {
        look: createLook(1, {
          skin: 'fair',
          hair: 'bob',
          hairColour: 'chestnut',
          outfit: 'tee',
          outfitPattern: 'stripes',
        }),
        size: 560,
        view: 'front',
        label: '',
      },
      {
        look: createLook(8, {
          skin: 'ebony',
          hair: 'puffs',
          hairColour: 'black',
          outfit: 'dress',
          outfitPattern: 'dots',
          outfitColours: nth(PALETTES, 1),
        }),
        pose: 'wave',
        feeling: 'delighted',
        size: 520,
        label: '',
      },
      {
        look: createLook(4, {
          skin: 'honey',
          hair: 'crop',
          hairColour: 'black',
          outfit: 'hoodie',
          outfitPattern: 'plain',
        }),
        pose: 'run',
        feeling: 'happy',
        size: 520,
        view: 'side',
        label: '',
      },
      {
        look: createLook(3, {
          skin: 'brown',
          hair: 'locs',
          hairColour: 'espresso',
          outfit: 'dungarees',
          outfitPattern: 'stripes',
          mobility: 'wheelchair',
        }),
        pose: 'point',
        feeling: 'curious',
        size: 600,
        label: '',
      },
    ],
  },
  ...Object.fromEntries(
    (['0-2', '11-12'] as const).map((age): [string, Sheet] => [
      `age-${age}`,
      {
        columns: 8,
        width: 200,
        height: 240,
        cells: CHILD_POSES.map((pose, i): Cell => ({
          age,
          pose,
          view: i % 3 ? 'threeQuarter' : 'front',
          label: `${pose} ${age}`,
          look: createLook(i * 3),
          size: 200,
          feeling: nth(FEELINGS, i * 2),
        })),
      },
    ]),
  ),
  gaze: {
    columns: 7,
    width: 220,
    height: 260,
    cells: (
      [
        [-1, 0],
        [-0.5, 0.3],
        [0, -1],
        [0, 1],
        [0.7, -0.7],
        [0.7, 0.8],
        [1, 0],
      ] as const
    )
      .flatMap((gaze, i) => [{ gaze, label: `gaze ${gaze.join(' ')}`, size: 200, look: createLook(i * 2) }])
      .concat(
        (
          [
            [-1, 0],
            [-0.5, 0.3],
            [0, -1],
            [0, 1],
            [0.7, -0.7],
            [0.7, 0.8],
            [1, 0],
          ] as const
        ).map((gaze, i) => ({
          gaze,
          view: i % 2 ? 'side' : 'front',
          mirrored: true,
          label: `mirrored ${gaze.join(' ')}`,
          size: 200,
          look: createLook(i * 2 + 1),
        })),
      ),
  },
  feel: {
    columns: 5,
    width: 380,
    height: 460,
    cells: FEELINGS.map((feeling, i): Cell => ({
      feeling,
      look: createLook(i * 2 + 4, { hairColour: nth(['black', 'brown', 'blonde', 'ginger', 'espresso'] as const, i) }),
      label: feeling,
      size: 370,
      view: 'threeQuarter',
    })),
  },
  profiles: {
    columns: 6,
    width: 300,
    height: 320,
    cells: HAIR_STYLES.map((hair, i): Cell => ({
      view: 'side',
      look: createLook(i + 2, {
        hair,
        hairColour: nth(['black', 'brown', 'blonde', 'ginger', 'espresso', 'auburn'] as const, i),
      }),
      label: hair,
      close: true,
      feeling: nth(FEELINGS, i),
    })),
  },
  zoom: {
    columns: 4,
    width: 480,
    height: 440,
    cells: (
      [
        ['hug', 'threeQuarter', 'happy'],
        ['sit', 'threeQuarter', 'calm'],
        ['read', 'threeQuarter', 'curious'],
        ['sleep', 'front', 'calm'],
        ['hide', 'front', 'scared'],
        ['crouch', 'threeQuarter', 'curious'],
        ['sit', 'front', 'happy'],
        ['whisper', 'threeQuarter', 'curious'],
        ['carry', 'threeQuarter', 'proud'],
        ['lie', 'threeQuarter', 'happy'],
        ['read', 'front', 'happy'],
        ['walk', 'threeQuarter', 'sad'],
        ['hug', 'front', 'happy'],
        ['kneel', 'front', 'worried'],
        ['celebrate', 'threeQuarter', 'delighted'],
        ['climb', 'threeQuarter', 'happy'],
      ] as const
    ).map(([pose, view, feeling], i): Cell => ({
      pose,
      view,
      feeling,
      look: createLook(i * 5 + 1, { hairColour: nth(['black', 'brown', 'blonde', 'ginger', 'espresso'] as const, i) }),
      size: 380,
      label: `${pose} ${view}`,
    })),
  },
  hair: {
    columns: 12,
    width: 170,
    height: 190,
    cells: HAIR_STYLES.flatMap((hair, i) =>
      VIEWS.map((view): Cell => ({
        view,
        look: createLook(i, { hair, hairColour: nth(HAIR_COLOURS, i * 5), outfit: 'tee' }),
        label: view === 'front' ? hair : '',
        close: true,
      })),
    ),
  },
  outfits: {
    columns: 9,
    width: 180,
    height: 240,
    cells: [
      ...VIEWS.flatMap((view, v) =>
        OUTFITS.map((outfit, i): Cell => ({
          view,
          look: createLook(i + v * 3, { outfit, outfitPattern: nth(CLOTH_PATTERNS, i + v) }),
          label: `${outfit} ${nth(CLOTH_PATTERNS, i + v)}`,
          size: 190,
        })),
      ),
    ],
  },
  skins: {
    columns: 10,
    width: 160,
    height: 170,
    cells: (['front', 'threeQuarter'] as const).flatMap((view) =>
      SKINS.map((skin, i): Cell => ({
        view,
        look: createLook(i, { skin, hair: nth(['crop', 'bun', 'locs', 'spiky', 'cornrows', 'ponytail'] as const, i) }),
        label: skin,
        close: true,
      })),
    ),
  },
  wheelchair: {
    columns: 6,
    width: 240,
    height: 240,
    cells: CHILD_POSES.map((pose, i): Cell => ({
      pose,
      view: nth(['threeQuarter', 'front', 'threeQuarter', 'side', 'threeQuarter', 'back'] as const, i),
      label: pose,
      look: createLook(i * 5, { mobility: 'wheelchair' }),
      size: 200,
      feeling: nth(FEELINGS, i * 4),
    })),
  },
  aids: {
    columns: 6,
    width: 240,
    height: 260,
    cells: [
      ...VIEWS.map((view, i): Cell => ({
        view,
        look: createLook(i, { mobility: 'frame' }),
        label: `frame ${view}`,
        size: 200,
      })),
      ...(['walk', 'wave', 'sit', 'celebrate', 'point'] as const).map((pose, i): Cell => ({
        pose,
        look: createLook(i + 4, { mobility: 'frame' }),
        label: `frame ${pose}`,
        size: 200,
      })),
      ...(['stand', 'run', 'sit'] as const).flatMap((pose, i) =>
        (['arm', 'leg'] as const).map((prosthesis): Cell => ({
          pose,
          look: createLook(i + 2, { prosthesis, outfit: nth(OUTFITS, i * 3) }),
          label: `${prosthesis} ${pose}`,
          size: 200,
          view: i ? 'threeQuarter' : 'front',
        })),
      ),
      ...(['round', 'square', 'star'] as const).map((glasses, i): Cell => ({
        look: createLook(i * 3, { glasses, hair: nth(HAIR_STYLES, i * 5) }),
        label: glasses,
        close: true,
        view: nth(VIEWS, i),
      })),
      ...(['aid', 'implant'] as const).flatMap((hearing, i) =>
        (['threeQuarter', 'side'] as const).map((view): Cell => ({
          view,
          look: createLook(i + 3, { hearing, hair: 'crop' }),
          label: `${hearing} ${view}`,
          close: true,
        })),
      ),
    ],
  },
  held: {
    columns: 6,
    width: 240,
    height: 240,
    cells: (
      ['stand', 'walk', 'carry', 'sit', 'read', 'reach', 'celebrate', 'point', 'run', 'kneel', 'hug', 'crouch'] as const
    ).map((pose, i): Cell => {
      const hand = nth(['near', 'far', 'both'] as const, i)
      const nodes: Node[] =
        hand === 'both'
          ? [rect(-26, -18, 52, 36, '#c9485b', { radius: 4 }), rect(-4, -18, 8, 36, '#f2d28a')]
          : [rect(-3, -58, 6, 70, '#8a5a36'), ellipse(0, -66, 18, 18, '#f0b73c')]
      return {
        pose,
        look: createLook(i * 2),
        label: `${pose} ${hand}`,
        held: { hand, nodes },
        size: 200,
        view: i % 4 === 3 ? 'front' : 'threeQuarter',
      }
    }),
  },
}

function drawCell(cell: Cell, i: number, { width, height }: Sheet): Node[] {
  const size = cell.close ? 600 : (cell.size ?? 200)
  const spec: FigureSpec = { pose: 'stand', feeling: 'happy', size, key: `sheet ${i}`, ...cell }
  const figure = cell.adult
    ? drawAdult({ who: cell.adult, look: cell.look, face: i }, spec)
    : drawChild({ age: cell.age ?? '5-6', look: childLook.parse(cell.look) }, spec)
  const k = cell.close ? (height * 0.3) / figure.face.radius : 1
  const place = cell.close
    ? compose(translate(width / 2, height * 0.46), scale(k), translate(-figure.face.centre[0], -figure.face.centre[1]))
    : translate(width / 2 - Math.max(-60, Math.min(60, figure.box.x + figure.box.width / 2)), height - 30)
  const shadow = cell.close ? [] : [ellipse(width / 2, height - 29, 34, 5, '#4a3b55', { opacity: 0.15 })]
  return [
    rect(0, 0, width, height, nth(GROUNDS, i + Math.floor(i / 6))),
    ...shadow,
    group(figure.nodes, { transform: place }),
  ]
}

function renderSheet(sheet: Sheet): string {
  const rows = Math.ceil(sheet.cells.length / sheet.columns)
  const nodes = sheet.cells.map((cell, i) =>
    group([group(drawCell(cell, i, sheet), { clip: `M0 0H${sheet.width - 4}V${sheet.height - 4}H0Z` })], {
      transform: translate((i % sheet.columns) * sheet.width + 2, Math.floor(i / sheet.columns) * sheet.height + 2),
    }),
  )
  const scene = {
    width: sheet.columns * sheet.width,
    height: rows * sheet.height,
    nodes: [path(`M0 0H${sheet.columns * sheet.width}V${rows * sheet.height}H0Z`, '#ffffff'), ...nodes],
  }
  const labels = sheet.cells
    .map((cell, i) => {
      const x = (i % sheet.columns) * sheet.width + 8
      const y = (Math.floor(i / sheet.columns) + 1) * sheet.height - 10
      return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="12" fill="#555">${cell.label}</text>`
    })
    .join('')
  return toSvg(scene, { size: scene.width }).replace('</svg>', `${labels}</svg>`)
}

const [folder, ...wanted] = process.argv.slice(2)
if (!folder) throw new Error('usage: child-sheets <folder> [sheet ...]')
mkdirSync(folder, { recursive: true })
for (const [name, sheet] of Object.entries(SHEETS)) {
  if (wanted.length && !wanted.some((w) => name.startsWith(w))) continue
  const svg = renderSheet(sheet)
  writeFileSync(join(folder, `child-${name}.svg`), svg)
  writeFileSync(join(folder, `child-${name}.png`), new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng())
  process.stdout.write(`${name} ${Math.round(svg.length / 1024)} kB\n`)
}
