import { CHILD_POSES, FEELINGS } from '../direction'
import type { FigureSpec, View } from '../figure'
import { transformPoint, compose } from '../kit/vector'
import { HAIR_STYLES, OUTFITS, SKINS, CLOTH_PATTERNS, type ChildLook } from '../look'
import { eachCurve } from '../print/curves'
import type { Matrix, Node, Point } from '../scene'
import { drawAdult, drawChild } from './draw'

const VIEWS: readonly View[] = ['front', 'threeQuarter', 'side', 'back']
const look: ChildLook = {
  skin: 'tan',
  hair: 'braids',
  hairColour: 'black',
  eyes: 'brown',
  freckles: true,
  glasses: 'round',
  hearing: 'implant',
  mobility: 'none',
  prosthesis: 'leg',
  outfit: 'tee',
  outfitPattern: 'stripes',
  outfitColours: ['#d9573f', '#3f6c8f', '#f6dfae'],
}
const drawing = (more: Partial<FigureSpec> = {}): FigureSpec => ({
  pose: 'stand',
  feeling: 'happy',
  size: 400,
  key: 'k',
  ...more,
})
const nth = <T>(list: readonly T[], i: number): T => {
  const item = list[i % list.length]
  if (item === undefined) throw new Error('empty')
  return item
}

const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3

/**
 * Every point that shows: points on the curves and the corners of what has corners; a clip stands for what it holds.
 */
function* points(nodes: readonly Node[], outer: Matrix = [1, 0, 0, 1, 0, 0]): Generator<readonly [number, number]> {
  for (const node of nodes) {
    const m = node.transform ? compose(outer, node.transform) : outer
    const path = node.kind === 'path' ? node.d : node.kind === 'group' ? node.clip : undefined
    if (path) {
      const found: Point[] = []
      eachCurve(path, (from, c1, c2, to) =>
        found.push(
          from,
          to,
          ...[0.25, 0.5, 0.75].map((t): Point => [
            cubic(from[0], c1[0], c2[0], to[0], t),
            cubic(from[1], c1[1], c2[1], to[1], t),
          ]),
        ),
      )
      yield* found.map((p) => transformPoint(m, p))
    } else if (node.kind === 'group') yield* points(node.children, m)
    else if (node.kind === 'ellipse')
      yield* [transformPoint(m, [node.cx - node.rx, node.cy]), transformPoint(m, [node.cx + node.rx, node.cy])]
    else if (node.kind === 'rect')
      yield* [transformPoint(m, [node.x, node.y]), transformPoint(m, [node.x + node.width, node.y + node.height])]
  }
}

/** Looks that between them hold everything a look can have. */
const LOOKS: readonly ChildLook[] = HAIR_STYLES.map((hair, i) => ({
  ...look,
  hair,
  skin: nth(SKINS, i),
  outfit: nth(OUTFITS, i),
  outfitPattern: nth(CLOTH_PATTERNS, i),
  mobility: nth(['none', 'wheelchair', 'frame'] as const, i),
  prosthesis: nth(['none', 'arm', 'leg'] as const, i),
  glasses: nth(['none', 'star', 'square'] as const, i),
}))

describe('the child', () => {
  it.each(CHILD_POSES)('%s: no broken number, and the bounding box holds everything, in every view and age', (pose) => {
    let i = 0
    for (const view of VIEWS)
      for (const age of ['0-2', '5-6', '11-12'] as const) {
        const figure = drawChild(
          { age, look: nth(LOOKS, i++), face: i },
          drawing({ pose, view, feeling: nth(FEELINGS, i) }),
        )
        expect(JSON.stringify(figure)).not.toMatch(/null|NaN|Infinity|undefined/)
        const { x, y, width, height } = figure.box
        for (const [px, py] of points(figure.nodes)) {
          if (px < x - 0.01 || px > x + width + 0.01 || py < y - 0.01 || py > y + height + 0.01)
            throw new Error(`${pose} ${view} ${age}: ${px} ${py} is outside ${JSON.stringify(figure.box)}`)
        }
      }
  })

  it('draws every hair style and outfit in every view', () => {
    for (const each of LOOKS)
      for (const view of VIEWS)
        expect(JSON.stringify(drawChild({ age: '7-8', look: each }, drawing({ view })))).not.toMatch(
          /null|NaN|Infinity/,
        )
  })

  it('is drawn the same whatever was drawn before', () => {
    const once = JSON.stringify(drawChild({ age: '5-6', look }, drawing({ pose: 'run' })))
    drawChild({ age: '0-2', look: { ...look, hair: 'afro' } }, drawing({ pose: 'hide', mirrored: true, key: 'other' }))
    expect(JSON.stringify(drawChild({ age: '5-6', look }, drawing({ pose: 'run' })))).toBe(once)
  })

  it('stands on the ground at the requested height, and a seated child is smaller', () => {
    const stands = drawChild({ age: '5-6', look: { ...look, hair: 'bald' } }, drawing())
    expect(stands.box.y + stands.box.height).toBeCloseTo(0, 5)
    expect(stands.box.height).toBeGreaterThan(385)
    expect(stands.box.height).toBeLessThan(415)
    expect(drawChild({ age: '5-6', look }, drawing({ pose: 'sit' })).box.height).toBeLessThan(300)
  })

  it('a dish is before the fingers of the far hand whose wrist it hides, a stick is behind them', () => {
    const drawnAfter = (d: string): number => {
      const held = { nodes: [{ kind: 'path', d, fill: '#123456' } as const], hand: 'far' as const }
      const drawn = JSON.stringify(drawChild({ age: '9-10', look }, drawing({ pose: 'carry', held })).nodes)
      return drawn.slice(drawn.indexOf(d)).match(/"kind":"path"/g)?.length ?? 0
    }
    expect(drawnAfter('M-30 -12h60v24h-60z')).toBeLessThan(drawnAfter('M-1 -60h2v90h-2z'))
  })

  it('stands on the ground while a long prop in the hand stays above it', () => {
    const nodes: Node[] = [{ kind: 'path', d: 'M0 0v900', stroke: '#123456', strokeWidth: 4 }]
    const figure = drawChild({ age: '5-6', look }, drawing({ held: { nodes, hand: 'near' } }))
    expect(figure.box.height).toBeGreaterThan(600)
    expect(figure.box.y + figure.box.height).toBeLessThan(1)
    expect(figure.face.centre[1]).toBeCloseTo(drawChild({ age: '5-6', look }, drawing()).face.centre[1], -1)
  })

  it('has notes at the mouth when it sings, and none when it is afraid to', () => {
    const marks = (feeling: FigureSpec['feeling'], voice?: FigureSpec['voice']) =>
      JSON.stringify(drawChild({ age: '5-6', look, face: 1 }, drawing({ feeling, voice })).nodes).split('#4a3a4f')
        .length - 1
    expect(marks('delighted')).toBe(0)
    expect(marks('delighted', 'sings')).toBeGreaterThan(2)
    expect(marks('worried', 'sings')).toBe(0)
    expect(marks('worried', 'calls')).toBe(1)
  })

  it('opens the mouth of who sings, calls, says or yawns, each in its way', () => {
    const drawn = ([undefined, 'sings', 'calls', 'says', 'yawns'] as const).map((voice) =>
      JSON.stringify(drawChild({ age: '5-6', look, face: 1 }, drawing({ voice })).nodes),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('draws an unknown pose as standing', () => {
    expect(drawChild({ age: '5-6', look }, drawing({ pose: 'somersault' }))).toEqual(
      drawChild({ age: '5-6', look }, drawing()),
    )
  })

  it('holds a prop at its own size in the hand', () => {
    const nodes: Node[] = [{ kind: 'rect', x: -10, y: -10, width: 20, height: 20, fill: '#123456' }]
    const figure = drawChild({ age: '5-6', look }, drawing({ held: { nodes, hand: 'near' } }))
    const find = (list: readonly Node[], m: Matrix): Matrix | null => {
      for (const node of list) {
        const matrix = node.transform ? compose(m, node.transform) : m
        if (node.kind === 'group') {
          const found = find(node.children, matrix)
          if (found) return found
        } else if (node.fill === '#123456') return matrix
      }
      return null
    }
    const m = find(figure.nodes, [1, 0, 0, 1, 0, 0])
    expect(m?.[0]).toBeCloseTo(1, 6)
    expect(m?.[4]).toBeCloseTo(figure.anchors.handNear[0], 6)
    expect(m?.[5]).toBeCloseTo(figure.anchors.handNear[1], 6)
  })

  it('prefers free colours to named ones', () => {
    const text = JSON.stringify(
      drawChild(
        { age: '5-6', look: { ...look, customSkin: '#010203', customHair: '#040506', customClothing: '#070809' } },
        drawing(),
      ),
    )
    for (const colour of ['#010203', '#040506', '#070809']) expect(text).toContain(colour)
  })

  it('draws grown-ups with smaller heads for their height', () => {
    const adult = drawAdult({ who: 'elder', look }, drawing())
    const child = drawChild({ age: '3-4', look }, drawing())
    expect(adult.face.radius).toBeLessThan(child.face.radius * 0.62)
  })
})
