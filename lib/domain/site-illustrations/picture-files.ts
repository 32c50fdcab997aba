// The site's pictures as files. An address contains a hash of what it shows, so that it can be cached for ever.
import { hash } from '../chance'
import { toSvg } from '../illustration/print/svg'
import type { Scene } from '../illustration/scene'
import { PAGES_IN_A_STORY } from '../story/lists'
import { SHOP_PICTURES, type ShopPicture } from './pictures'
import { drawSample } from './sample-story'

export interface PictureFile {
  src: string
  width: number
  height: number
}
interface PrintedPicture extends PictureFile {
  svg: string
}

const printed = new Map<string, Promise<PrintedPicture | null>>()

const SAMPLE_NAME = /^sample-([1-9]\d?)$/
const isShopPicture = (name: string): name is ShopPicture => Object.hasOwn(SHOP_PICTURES, name)
const drawScene = async (name: string): Promise<Scene | null> => {
  const page = SAMPLE_NAME.exec(name)?.[1]
  if (page !== undefined) return drawSample(Number(page))
  return isShopPicture(name) ? SHOP_PICTURES[name]() : null
}

async function printScene(name: string): Promise<PrintedPicture | null> {
  const scene = await drawScene(name)
  if (!scene) return null
  const { width, height } = scene
  const svg = toSvg(scene, { size: width })
  return { svg, width, height, src: `/pictures/${name}.svg?v=${hash(svg).toString(36)}` }
}

/** By name: one of SHOP_PICTURES, or `sample-1` to `sample-20`. Null for no such picture. */
export function printPicture(name: string): Promise<PrintedPicture | null> {
  const known = printed.get(name) ?? printScene(name)
  printed.set(name, known)
  return known
}

export const PRINTED_NAMES: readonly string[] = [
  ...Object.keys(SHOP_PICTURES),
  ...Array.from({ length: PAGES_IN_A_STORY }, (_, i) => `sample-${i + 1}`),
]

/** The address and size of a picture. Throws for an unknown name. */
export async function pictureFile(name: ShopPicture | `sample-${number}`): Promise<PictureFile> {
  const found = await printPicture(name)
  if (!found) throw new Error(`no picture ${name}`)
  return { src: found.src, width: found.width, height: found.height }
}
