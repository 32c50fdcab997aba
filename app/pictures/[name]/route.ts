import { png } from '@/lib/documents/png'
import { drawIcon } from '@/lib/domain/site-illustrations/draw-icon'
import { drawSocialImage } from '@/lib/domain/site-illustrations/draw-social-image'
import { ICONS, type Icon } from '@/lib/domain/site-illustrations/icon'
import { PRINTED_NAMES, printPicture } from '@/lib/domain/site-illustrations/picture-files'
import { SHARE_PICTURES, SHARE_SIZE, type SharePicture } from '@/lib/domain/site-illustrations/social-image'

/** The shop's own pictures, drawn by the engine once, while the site is built. */
export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => [
  ...PRINTED_NAMES.map((name) => ({ name: `${name}.svg` })),
  ...Object.keys(ICONS).map((name) => ({ name: `${name}.png` })),
  ...SHARE_PICTURES.map((picture) => ({ name: `share-${picture}.png` })),
]

const DAY = 86_400
const FOR_EVER = `public, max-age=${365 * DAY}, immutable`
const FOR_A_DAY = `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`

const isIcon = (name: string): name is Icon => Object.hasOwn(ICONS, name)
const shareOf = (name: string): SharePicture | undefined =>
  SHARE_PICTURES.find((picture) => name === `share-${picture}`)

function pixels(name: string): Promise<Buffer> | null {
  const shared = shareOf(name)
  if (shared) return png(drawSocialImage(shared), SHARE_SIZE.width)
  return isIcon(name) ? png(drawIcon(ICONS[name].whole), ICONS[name].size) : null
}

/** Vectors are asked for under an address that changes with them; pixels under one that others have written down. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params
  if (name.endsWith('.png')) {
    const drawn = await pixels(name.slice(0, -4))
    if (drawn)
      return new Response(new Uint8Array(drawn), {
        headers: { 'content-type': 'image/png', 'cache-control': FOR_A_DAY },
      })
  }
  const picture = name.endsWith('.svg') ? await printPicture(name.slice(0, -4)) : null
  if (!picture) return new Response(null, { status: 404 })
  return new Response(picture.svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': FOR_EVER,
    },
  })
}
