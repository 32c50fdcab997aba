import { scaleOf } from '../kit/vector'
import { shortenPath, chooseStep } from './path-data'
import type { Colour, Gradient, Matrix, Node, Paint, Scene } from '../scene'

export interface SvgOptions {
  /**
   * Prefix of every id, so that several pictures can stand in one document. Letters, digits, '-' and '_' only; 'w' if
   * left out.
   */
  idPrefix?: string
  /** Text alternative of the picture. */
  title?: string
  /** Width in CSS pixels; the height follows. If left out, the picture fills its container. */
  size?: number
  /** Names of parts that the reader moves, by their groups: written as `data-part`. */
  parts?: ReadonlyMap<Node, string> | undefined
  /** Told of all that is written, in this order. */
  onWritten?: ((piece: WrittenPiece) => void) | undefined
}

/** A stretch of the file: a shape, the beginning or end of a group (of some nothing is written), or a definition. */
export interface WrittenPiece {
  kind: 'leaf' | 'open' | 'close' | 'definition'
  from: number
  to: number
  /** Of a definition: its own. */
  id?: string | undefined
  /** Definitions that a shape or group refers to. */
  uses: readonly string[]
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
// XML 1.0 has no way to write control characters, not even as entities.
const escape = (text: string) =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c)

const round = (v: number, by: number) => {
  const value = Math.round(v * by) / by
  return String(value === 0 ? 0 : value)
}
const formatTenths = (v: number) => round(v, 10)
const formatThousandths = (v: number) => round(v, 1000)

/** An attribute that is a length, with one decimal at most. */
const lengthAttribute = (name: string, value: number) => ` ${name}="${formatTenths(value)}"`

const formatMatrix = (m: Matrix): string =>
  m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1
    ? `translate(${formatTenths(m[4])} ${formatTenths(m[5])})`
    : `matrix(${[m[0], m[1], m[2], m[3]].map(formatThousandths).join(' ')} ${formatTenths(m[4])} ${formatTenths(m[5])})`

function formatGradient(paint: Gradient): [tag: string, rest: string] {
  const stops = paint.stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${formatThousandths(offset)}" stop-color="${colour}"` +
        `${opacity === undefined ? '' : ` stop-opacity="${formatThousandths(opacity)}"`}/>`,
    )
    .join('')
  return paint.kind === 'linear'
    ? [
        'linearGradient',
        ` gradientUnits="userSpaceOnUse"` +
          `${lengthAttribute('x1', paint.from[0])}${lengthAttribute('y1', paint.from[1])}` +
          `${lengthAttribute('x2', paint.to[0])}${lengthAttribute('y2', paint.to[1])}>${stops}</linearGradient>`,
      ]
    : [
        'radialGradient',
        ` gradientUnits="userSpaceOnUse"` +
          `${lengthAttribute('cx', paint.centre[0])}${lengthAttribute('cy', paint.centre[1])}` +
          `${lengthAttribute('r', paint.radius)}>${stops}</radialGradient>`,
      ]
}

/** Names of cast members in data attributes: pet1 is "pet-1". */
const formatCastName = (who: string): string => who.replace(/(\d)$/, '-$1')

/**
 * The picture as one SVG document. Points lie on a grid that is finer for what is drawn larger; other lengths have at
 * most one decimal, factors (opacity, stops, scales) three. The same scene and options give the same bytes.
 * Equal gradients and clips are written once, where they are first used: a clip mostly repeats the outline drawn next
 * to it and compresses well there.
 */
export function toSvg(scene: Scene, options: SvgOptions = {}): string {
  const prefix = options.idPrefix ?? 'w'
  const ids = new Map<string, string>()
  let out = ''
  const { parts, onWritten } = options
  let uses: string[] = []
  const define = (tag: string, rest: string): string => {
    const known = ids.get(tag + rest)
    if (known) {
      if (onWritten) uses.push(known)
      return known
    }
    const id = `${prefix}${ids.size}`
    ids.set(tag + rest, id)
    const from = out.length
    out += `<${tag} id="${id}"${rest}`
    if (onWritten) {
      onWritten({ kind: 'definition', from, to: out.length, id, uses: [] })
      uses.push(id)
    }
    return id
  }
  const tell = (kind: WrittenPiece['kind'], from: number): void => {
    onWritten?.({ kind, from, to: out.length, uses })
    uses = []
  }
  const fillOf = (value: Paint | undefined): string => {
    if (value === undefined) return 'none'
    return typeof value === 'string' ? value : `url(#${define(...formatGradient(value))})`
  }
  const formatLeaf = (
    node: {
      stroke?: Colour | undefined
      strokeWidth?: number | undefined
      opacity?: number | undefined
      transform?: Matrix | undefined
    },
    fill: string,
  ) =>
    ` fill="${fill}"` +
    (node.stroke === undefined
      ? ''
      : ` stroke="${node.stroke}"${lengthAttribute('stroke-width', node.strokeWidth ?? 2)}` +
        ' stroke-linecap="round" stroke-linejoin="round"') +
    (node.opacity === undefined ? '' : ` opacity="${formatThousandths(node.opacity)}"`) +
    (node.transform === undefined ? '' : ` transform="${formatMatrix(node.transform)}"`) +
    '/>'

  /** `outer`: page units per unit of the node's parent; `of`: the member in whose group the node is. */
  const writeNode = (node: Node, outer: number, of: string): void => {
    const scale = node.transform ? outer * scaleOf(node.transform) : outer
    if (node.kind !== 'group') {
      const fill = fillOf(node.fill)
      const from = out.length
      if (node.kind === 'path')
        out += `<path d="${shortenPath(node.d, chooseStep(scale))}"${node.evenOdd ? ' fill-rule="evenodd"' : ''}`
      else if (node.kind === 'ellipse')
        out +=
          `<ellipse${lengthAttribute('cx', node.cx)}${lengthAttribute('cy', node.cy)}` +
          `${lengthAttribute('rx', node.rx)}${lengthAttribute('ry', node.ry)}`
      else
        out +=
          `<rect${lengthAttribute('x', node.x)}${lengthAttribute('y', node.y)}` +
          `${lengthAttribute('width', node.width)}${lengthAttribute('height', node.height)}` +
          `${node.radius ? lengthAttribute('rx', node.radius) : ''}`
      out += formatLeaf(node, fill)
      tell('leaf', from)
      return
    }
    const cast = node.cast ?? of
    const name = parts?.get(node)
    const defineClip = (d: string): string =>
      define('clipPath', `><path d="${shortenPath(d, chooseStep(scale))}"/></clipPath>`)
    const clip = node.clip === undefined ? '' : ` clip-path="url(#${defineClip(node.clip)})"`
    const marks =
      (node.cast === undefined ? '' : ` data-cast="${escape(formatCastName(node.cast))}"`) +
      (node.castPart === undefined ? '' : ` data-cast-part="${escape(formatCastName(node.castPart))}"`) +
      (node.face === undefined ? '' : ` data-face="${escape(formatCastName(cast))}"`) +
      (node.hand === undefined ? '' : ` data-hand="${node.hand}"`) +
      (node.thing === undefined ? '' : ` data-thing="${escape(node.thing)}"`) +
      (node.kit === undefined ? '' : ` data-kit="${escape(node.kit)}"`) +
      ((name ?? node.part) === undefined ? '' : ` data-part="${escape(name ?? node.part ?? '')}"`)
    const transform = node.transform === undefined ? '' : ` transform="${formatMatrix(node.transform)}"`
    const grouped = marks || clip || transform
    const from = out.length
    if (grouped) out += `<g${marks}${clip}${transform}>`
    tell('open', from)
    for (const child of node.children) writeNode(child, scale, cast)
    const end = out.length
    if (grouped) out += '</g>'
    tell('close', end)
  }

  const size =
    options.size === undefined
      ? ''
      : ` width="${formatTenths(options.size)}" height="${formatTenths((options.size * scene.height) / scene.width)}"`
  const title = options.title === undefined ? '' : `<title>${escape(options.title)}</title>`
  const viewBox = `0 0 ${formatTenths(scene.width)} ${formatTenths(scene.height)}`
  out = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${scene.shot ? ` data-shot="${scene.shot}"` : ''}${size}${title ? ' role="img"' : ''}>${title}`
  for (const node of scene.nodes) writeNode(node, 1000 / Math.max(scene.width, scene.height), '')
  return `${out}</svg>`
}
