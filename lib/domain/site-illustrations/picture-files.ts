// The site's pictures as files. An address contains a hash of what it shows, so that it can be cached for ever.
import { hash } from '../chance'
import { toSvg } from '../illustration/print/svg'
import type { Scene } from '../illustration/scene'
import { PAGES_IN_A_STORY } from '../story/lists'
import { SHOP_PICTURES, type ShopPicture } from './pictures'
import { SHOP_BOOKS, isShopBook, type ShopBook } from './shop-book-names'
import { drawShopPage } from './shop-books'

export interface PictureFile {
  src: string
  width: number
  height: number
}
interface PrintedPicture extends PictureFile {
  svg: string
}

const printed = new Map<string, Promise<PrintedPicture | null>>()

const BOOK_PAGE = /^([a-z]+)-(0|[1-9]\d?)$/
const isShopPicture = (name: string): name is ShopPicture => Object.hasOwn(SHOP_PICTURES, name)
const drawScene = async (name: string): Promise<Scene | null> => {
  const [, book = '', page] = BOOK_PAGE.exec(name) ?? []
  if (isShopBook(book)) return drawShopPage(book, Number(page))
  return isShopPicture(name) ? SHOP_PICTURES[name]() : null
}

async function printScene(name: string): Promise<PrintedPicture | null> {
  const scene = await drawScene(name)
  if (!scene) return null
  const { width, height } = scene
  const svg = toSvg(scene, { size: width })
  return { svg, width, height, src: `/pictures/${name}.svg?v=${hash(svg).toString(36)}` }
}

/**
 * By name: one of SHOP_PICTURES, or a page of a shop's book, `sample-0` (its cover) to `sample-20`. Null for no such
 * picture.
 */
export function printPicture(name: string): Promise<PrintedPicture | null> {
  const known = printed.get(name) ?? printScene(name)
  printed.set(name, known)
  return known
}

export const PRINTED_NAMES: readonly string[] = [
  ...Object.keys(SHOP_PICTURES),
  ...SHOP_BOOKS.flatMap((book) => Array.from({ length: PAGES_IN_A_STORY + 1 }, (_, page) => `${book}-${page}`)),
]

/** The address and size of a picture. Throws for an unknown name. */
export async function pictureFile(name: ShopPicture | `${ShopBook}-${number}`): Promise<PictureFile> {
  const found = await printPicture(name)
  if (!found) throw new Error(`no picture ${name}`)
  return { src: found.src, width: found.width, height: found.height }
}
