/**
 * Gradients and transparency of a document. Each is a PDF object made once and referred to by name from pages. A
 * gradient is a shading pattern with its stops in a function (ISO 32000-1, 8.7.4.5 and 7.10); one with varying opacity
 * also has a soft mask (11.6.5.3): a form whose luminosity is the opacity.
 */
import type { Box, Gradient, Matrix, Stop } from '../../domain/illustration/scene'
import { parts } from './operators'

type Document = PDFKit.PDFDocument
type PdfObject = PDFKit.PDFKitReference

const at = ([, colour, opacity]: Stop, offset: number): Stop =>
  opacity === undefined ? [offset, colour] : [offset, colour, opacity]

/** Stops with strictly growing offsets from exactly 0 to exactly 1. */
export function wholeStops(stops: readonly Stop[]): Stop[] {
  const [first] = stops
  const last = stops.at(-1)
  if (!first || !last) return []
  const whole = [
    ...(first[0] > 0 ? [at(first, 0)] : []),
    ...stops,
    ...(last[0] < 1 || stops.length === 1 ? [at(last, 1)] : []),
  ]
  const step = 1 / 4096
  let low = -step
  return whole.map((stop, i) => {
    const room = 1 - (whole.length - 1 - i) * step
    low = i === 0 ? 0 : i === whole.length - 1 ? 1 : Math.min(room, Math.max(low + step, stop[0]))
    return at(stop, low)
  })
}

const part = (value: number): number => Math.round(value * 1e4) / 1e4
const opacityOf = ([, , opacity = 1]: Stop): number => opacity

/** Linear interpolation between stops. */
function blend(stops: readonly Stop[], value: (stop: Stop) => number[]) {
  const functions = stops
    .slice(1)
    .map((stop, i) => ({ FunctionType: 2, Domain: [0, 1], C0: value(stops[i] ?? stop), C1: value(stop), N: 1 }))
  return functions.length === 1
    ? functions[0]
    : {
        FunctionType: 3,
        Domain: [0, 1],
        Functions: functions,
        Bounds: stops.slice(1, -1).map(([offset]) => part(offset)),
        Encode: functions.flatMap(() => [0, 1]),
      }
}

const shading = (paint: Gradient, space: 'DeviceRGB' | 'DeviceGray', value: (stop: Stop) => number[]) => ({
  ShadingType: paint.kind === 'linear' ? 2 : 3,
  ColorSpace: space,
  Coords: paint.kind === 'linear' ? [...paint.from, ...paint.to] : [...paint.centre, 0, ...paint.centre, paint.radius],
  Function: blend(wholeStops(paint.stops), value),
  Extend: [true, true],
})

export class Gradients {
  private readonly objects = new Map<string, PdfObject>()
  private readonly gradients = new Map<Gradient, number>()

  constructor(private readonly document: Document) {}

  private use(holder: 'patterns' | 'ext_gstates', name: string, make: () => object): string {
    const known = this.objects.get(name)
    const object = known ?? this.document.ref(make())
    if (!known) {
      this.objects.set(name, object)
      object.end(undefined)
    }
    this.document.page[holder][name] = object
    return name
  }

  private nameOf(gradient: Gradient): number {
    const known = this.gradients.get(gradient) ?? this.gradients.size
    this.gradients.set(gradient, known)
    return known
  }

  /** Operators that set the opacity of lines and fills. */
  opacity(value: number): string {
    return `/${this.use('ext_gstates', `O${Math.round(value * 1000)}`, () => ({ Type: 'ExtGState', ca: part(value), CA: part(value) }))} gs`
  }

  /** Operators that set a gradient as fill. `m` maps the gradient's coordinates to the page's. */
  colours(gradient: Gradient, m: Matrix): string {
    const matrix = m.map((value) => Math.round(value * 1e5) / 1e5)
    const name = this.use(
      'patterns',
      `G${this.nameOf(gradient)}_${matrix.join('_').replaceAll('-', 'n').replaceAll('.', 'p')}`,
      () => ({
        Type: 'Pattern',
        PatternType: 2,
        Matrix: matrix,
        Shading: shading(gradient, 'DeviceRGB', ([, colour]) => parts(colour)),
      }),
    )
    return `/Pattern cs /${name} scn`
  }

  /** Operators that set a gradient's opacity as soft mask inside `box`, both in the current coordinates. */
  fade(gradient: Gradient, box: Box): string {
    const reach = [Math.floor(box.x), Math.floor(box.y), Math.ceil(box.x + box.width), Math.ceil(box.y + box.height)]
    const name = `M${this.nameOf(gradient)}_${reach.join('_').replaceAll('-', 'n')}`
    return `/${this.use('ext_gstates', name, () => ({ Type: 'ExtGState', SMask: { Type: 'Mask', S: 'Luminosity', G: this.mask(gradient, reach) } }))} gs`
  }

  private mask(gradient: Gradient, reach: readonly number[]): PdfObject {
    const form = this.document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: reach,
      Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceGray' },
      Resources: { Shading: { S: shading(gradient, 'DeviceGray', (stop) => [part(opacityOf(stop))]) } },
    })
    form.compress = false
    form.end('/S sh')
    return form
  }
}

/** Opacity of a gradient: a number where it is uniform, 'fades' where it varies. */
export function seenThrough({ stops }: Gradient): number | 'fades' {
  const [first] = stops
  const opacity = first ? opacityOf(first) : 1
  return stops.every((stop) => opacityOf(stop) === opacity) ? opacity : 'fades'
}

export const oneColour = ({ stops }: Gradient): string | undefined =>
  stops.every(([, colour]) => colour === stops[0]?.[1]) ? stops[0]?.[1] : undefined
