import { notFound } from 'next/navigation'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { PICTURE_NAMES, isPictureName, shopPicture } from '@/lib/domain/illustration/shop/pictures'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => PICTURE_NAMES.map((name) => ({ name: `${name}.svg` }))

/** Drawn at build time; served like a file. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const name = (await params).name.replace(/\.svg$/, '')
  if (!isPictureName(name)) notFound()
  return new Response(toSvg(shopPicture(name)), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}
