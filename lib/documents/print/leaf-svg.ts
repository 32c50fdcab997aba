/**
 * A printed page as an SVG picture, with its letters as outlines: exactly what the file for the printer has, by the
 * same code that sets it.
 */
import type { Glyph } from 'fontkit'
import { toSvg } from '../../domain/illustration/print/svg'
import type { CardItem, Item, PageModel, PictureItem } from '../pdf/page-model'
import type { Pen } from '../pdf/pen'
import { setLettering } from '../pdf/set-lettering'
import { setText, type Voice } from '../pdf/text'

const figure = (value: number): string => String(Math.round(value * 1000) / 1000)

/** Writes what is set with it as uses of glyphs that are defined once. */
class SvgPen implements Pen {
  out = ''
  private readonly ids = new Map<string, string>()
  private colour = ''
  private face: Parameters<Pen['font']>[0] | undefined
  private family = ''
  private size = 0

  fillColor(colour: string): this {
    this.colour = colour
    return this
  }
  font(face: Parameters<Pen['font']>[0], family: string, size: number): this {
    this.face = face
    this.family = family
    this.size = size
    return this
  }
  text(text: string, x: number, y: number): this {
    if (!this.face) return this
    const { glyphs, positions } = this.face.layout(text)
    const unit = this.size / this.face.unitsPerEm
    let [right, up] = [0, 0]
    for (const [i, glyph] of glyphs.entries()) {
      const place = positions[i]
      if (!place) continue
      const id = this.define(glyph)
      if (id !== null)
        this.out +=
          `<use href="#${id}" fill="${this.colour}" transform="matrix(${figure(unit)} 0 0 ${figure(-unit)} ` +
          `${figure(x + (right + place.xOffset) * unit)} ${figure(y - (up + place.yOffset) * unit)})"/>`
      right += place.xAdvance
      up += place.yAdvance
    }
    return this
  }
  save(): this {
    this.out += '<g>'
    return this
  }
  translate(x: number, y: number): this {
    this.out += `<g transform="translate(${figure(x)} ${figure(y)})">`
    return this
  }
  rotate(angle: number): this {
    this.out += `<g transform="rotate(${figure(angle)})">`
    return this
  }
  restore(): this {
    this.out += '</g></g></g>'
    return this
  }

  private define(glyph: Glyph): string | null {
    const key = `${this.family} ${glyph.id}`
    const known = this.ids.get(key)
    if (known !== undefined) return known
    const d = glyph.path.toSVG()
    if (d === '') return null
    const id = `g${this.ids.size}`
    this.ids.set(key, id)
    this.out += `<defs><path id="${id}" d="${d}"/></defs>`
    return id
  }
}

function pictureSvg({ scene, window, x, y, width }: PictureItem, at: number): string {
  const height = (width * window.height) / window.width
  const box = [window.x, window.y, window.width, window.height].map(figure).join(' ')
  return (
    `<svg x="${figure(x)}" y="${figure(y)}" width="${figure(width)}" height="${figure(height)}" viewBox="${box}">` +
    `${toSvg(scene, { idPrefix: `p${at}-`, size: scene.width })}</svg>`
  )
}

function cardSvg({ box, fill, line }: CardItem): string {
  const inset = (line?.width ?? 0) / 2
  return (
    `<rect x="${figure(box.x + inset)}" y="${figure(box.y + inset)}" width="${figure(box.width - 2 * inset)}" ` +
    `height="${figure(box.height - 2 * inset)}" fill="${fill ?? 'none'}"` +
    `${line ? ` stroke="${line.colour}" stroke-width="${figure(line.width)}"` : ''}/>`
  )
}

export function leafSvg({ width, height, colour, items }: PageModel, voice: Voice): string {
  const pen = new SvgPen()
  const print = (item: Item, at: number) => {
    if (item.kind === 'words') setText(pen, item, voice)
    else if (item.kind === 'lettering') setLettering(pen, item, voice)
    else pen.out += item.kind === 'picture' ? pictureSvg(item, at) : cardSvg(item)
  }
  print({ kind: 'card', box: { x: 0, y: 0, width, height }, fill: colour }, 0)
  for (const [at, item] of items.entries()) print(item, at)
  const box = `0 0 ${figure(width)} ${figure(height)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${figure(width)}" height="${figure(height)}">${pen.out}</svg>`
}
