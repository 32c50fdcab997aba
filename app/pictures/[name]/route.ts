import { png } from '@/lib/documents/png'
import { drawIcon } from '@/lib/domain/showcase/draw-icon'
import { drawShare } from '@/lib/domain/showcase/draw-share'
import { ICONS, type Icon } from '@/lib/domain/showcase/icon'
import { SHARE_PICTURES, SHARE_SIZE, type SharePicture } from '@/lib/domain/showcase/share-picture'

/** The shop's own pictures, drawn by the engine once, while the site is built. */
export const dynamic = 'force-static'
export const dynamicParams = false

const isIcon = (name: string): name is Icon => name in ICONS
const shareOf = (name: string): SharePicture | undefined => SHARE_PICTURES.find((picture) => name === `share-${picture}`)

export const generateStaticParams = () => [...Object.keys(ICONS).map((name) => ({ name: `${name}.png` })), ...SHARE_PICTURES.map((picture) => ({ name: `share-${picture}.png` }))]

const DAY = 86_400

function pixels(name: string): Promise<Buffer> | null {
  const shared = shareOf(name)
  if (shared) return png(drawShare(shared), SHARE_SIZE.width)
  return isIcon(name) ? png(drawIcon(ICONS[name].whole), ICONS[name].size) : null
}

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const drawn = await pixels((await params).name.replace(/\.png$/, ''))
  if (!drawn) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(drawn), { headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}` } })
}
