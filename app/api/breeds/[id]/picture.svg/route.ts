import { notFound } from 'next/navigation'
import { drawBreed } from '@/lib/domain/illustration/breed-picture'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { BREEDS } from '@/lib/domain/story/breeds'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => BREEDS.map(({ id }) => ({ id }))

/** Drawn at build time and served as a static file. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const scene = drawBreed((await params).id)
  if (!scene) notFound()
  return new Response(toSvg(scene), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  })
}
