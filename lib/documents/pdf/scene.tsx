/**
 * Prints a scene with react-pdf. Its SVG differs from the standard where it matters to us, so the tree is rewritten:
 * - a gradient is placed before the leaf's own transform is applied: a leaf with both gets its transform from a group around it;
 * - a clip is applied before the group's own transform: the transform gets a group of its own, outside;
 * - a clip is handed down and applied anew by whatever is inside, wherever that has moved to: a group inside takes it off;
 * - gradients reach from their first to their last stop, whatever the offsets say: stops are added at 0 and 1;
 * - quadratic curves come out as other curves: cubics take their place;
 * - nought is taken as "not given" for a gradient's x2, centre and radius.
 */
import { ClipPath, Defs, Ellipse, G, LinearGradient, Path, RadialGradient, Rect, Stop, Svg } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { compose } from '../../domain/illustration/kit/vector'
import type { Box, Gradient, Matrix, Node, Paint, Scene, Stop as ColourStop } from '../../domain/illustration/scene'
import { cubics } from './cubics'

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const NOUGHT = 1e-6
const given = (value: number): number => (value === 0 ? NOUGHT : value)
const isIdentity = (m: Matrix): boolean => m.every((value, i) => value === IDENTITY[i])
const matrix = (m: Matrix): string => `matrix(${m.join(' ')})`

/** Offsets that strictly grow from exactly 0 to exactly 1. */
export function wholeStops(stops: readonly ColourStop[]): ColourStop[] {
  const [first] = stops
  const last = stops.at(-1)
  if (!first || !last) return []
  const whole = [...(first[0] > 0 ? [at(first, 0)] : []), ...stops, ...(last[0] < 1 || stops.length === 1 ? [at(last, 1)] : [])]
  const step = 1 / 4096
  let low = -step
  return whole.map((stop, i) => {
    const room = 1 - (whole.length - 1 - i) * step
    low = i === 0 ? 0 : i === whole.length - 1 ? 1 : Math.min(room, Math.max(low + step, stop[0]))
    return at(stop, low)
  })
}
const at = ([, colour, opacity]: ColourStop, offset: number): ColourStop => (opacity === undefined ? [offset, colour] : [offset, colour, opacity])

class Printer {
  private ids = new Map<unknown, string>()
  private count = 0
  readonly defs: ReactElement[] = []

  nodes(list: readonly Node[], outer: Matrix): ReactElement[] {
    return list.flatMap((node) => this.node(node, outer))
  }

  private node(node: Node, outer: Matrix): ReactElement[] {
    const key = String(this.count++)
    const m = node.transform ? compose(outer, node.transform) : outer
    if (node.kind === 'group') {
      if (node.clip === undefined) return this.nodes(node.children, m)
      const clipped = <G key={key} clipPath={this.clip(node.clip)}><G clipPath="">{this.nodes(node.children, IDENTITY)}</G></G>
      return [isIdentity(m) ? clipped : <G key={key} transform={matrix(m)}>{clipped}</G>]
    }
    const gradient = typeof node.fill === 'object'
    const style = {
      ...(node.fill === undefined ? { fill: 'none' } : { fill: this.paint(node.fill) }),
      ...(node.stroke === undefined ? {} : { stroke: node.stroke, strokeWidth: node.strokeWidth ?? 2, strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const }),
      ...(node.opacity === undefined ? {} : { opacity: node.opacity }),
      ...(isIdentity(m) || gradient ? {} : { transform: matrix(m) }),
    }
    const leaf =
      node.kind === 'path' ? <Path key={key} d={cubics(node.d)} {...style} {...(node.evenOdd ? { fillRule: 'evenodd' as const } : {})} />
      : node.kind === 'ellipse' ? <Ellipse key={key} cx={node.cx} cy={node.cy} rx={node.rx} ry={node.ry} {...style} />
      : <Rect key={key} x={node.x} y={node.y} width={node.width} height={node.height} {...(node.radius ? { rx: node.radius, ry: node.radius } : {})} {...style} />
    return [gradient && !isIdentity(m) ? <G key={key} transform={matrix(m)}>{leaf}</G> : leaf]
  }

  private define(what: unknown, make: (id: string) => ReactElement): string {
    const known = this.ids.get(what)
    if (known) return known
    const id = `d${this.ids.size}`
    this.defs.push(make(id))
    this.ids.set(what, `url(#${id})`)
    return `url(#${id})`
  }

  private clip(d: string): string {
    return this.define(d, (id) => <ClipPath key={id} id={id}><Path d={cubics(d)} /></ClipPath>)
  }

  private paint(paint: Paint): string {
    return typeof paint === 'string' ? paint : this.define(paint, (id) => gradientElement(paint, id))
  }
}

function gradientElement(paint: Gradient, id: string): ReactElement {
  const stops = wholeStops(paint.stops).map(([offset, colour, opacity], i) => <Stop key={i} offset={offset} stopColor={colour} stopOpacity={opacity ?? 1} />)
  return paint.kind === 'linear'
    ? <LinearGradient key={id} id={id} gradientUnits="userSpaceOnUse" x1={paint.from[0]} y1={paint.from[1]} x2={given(paint.to[0])} y2={paint.to[1]}>{stops}</LinearGradient>
    : <RadialGradient key={id} id={id} gradientUnits="userSpaceOnUse" cx={given(paint.centre[0])} cy={given(paint.centre[1])} r={given(paint.radius)} fx={given(paint.centre[0])} fy={given(paint.centre[1])}>{stops}</RadialGradient>
}

/** The window that shows all of a scene. */
export const whole = (scene: Scene): Box => ({ x: 0, y: 0, width: scene.width, height: scene.height })

/** `window` is the part shown, in the scene's units; `width` is in points. */
export function Picture({ scene, window, width }: { scene: Scene; window: Box; width: number }): ReactElement {
  const printer = new Printer()
  const nodes = printer.nodes(scene.nodes, IDENTITY)
  return (
    <Svg viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`} style={{ width, height: (width * window.height) / window.width }}>
      <Defs>{printer.defs}</Defs>
      {nodes}
    </Svg>
  )
}
