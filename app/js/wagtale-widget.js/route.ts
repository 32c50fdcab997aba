import { browserFile, bundleWidget } from '@/app/embed/bundle-browser-files'

/** Compiled once, while the site is built. */
export const dynamic = 'force-static'

const NAME = 'wagtale-widget.js'

export const GET = async () => browserFile(NAME, (await bundleWidget()).get(NAME))
