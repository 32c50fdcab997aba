import { browserFile, bundleReader } from '../../bundle-browser-files'

/** Compiled once, while the site is built. */
export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = async () => [...(await bundleReader()).keys()].map((name) => ({ name }))

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params
  return browserFile(name, (await bundleReader()).get(name))
}
