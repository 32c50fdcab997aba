// `<script src="…/js/wagtale-widget.js" data-story="sample">`: puts a reader where the script stands. docs/embeds.md
// names what it can be told.
import { EMBED_SIZE, EMBED_THEMES, embedPath } from '@/lib/domain/embed/embed-address'
import { HELLO, isFrameSize } from '@/lib/domain/embed/frame-message'

const FILE = '/js/wagtale-widget.js'

function placeReader(script: HTMLScriptElement): void {
  // Twice in one page: each script places one reader, and only once.
  const { dataset } = script
  if (dataset['placed'] !== undefined) return
  dataset['placed'] = ''
  const shop = new URL(script.src).origin
  const number = (text: string | undefined) => (text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined)
  const height = number(dataset['height'])
  const theme = EMBED_THEMES.find((known) => known === dataset['theme'])
  const path = embedPath({
    story: dataset['story'] || 'sample',
    ...(theme ? { theme } : {}),
    branding: dataset['branding'] !== 'false',
    lang: dataset['lang'] || document.documentElement.lang || undefined,
    ref: dataset['ref'] || undefined,
  })
  const frame = document.createElement('iframe')
  frame.title = dataset['title'] || 'A Wagtale picture book'
  frame.loading = 'lazy'
  frame.style.cssText = `display:block;border:0;width:100%;max-width:${number(dataset['width']) ?? EMBED_SIZE.width}px;height:${height ?? EMBED_SIZE.height}px`
  const hello = () => frame.contentWindow?.postMessage(HELLO, shop)
  frame.addEventListener('load', hello)
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== shop || !isFrameSize(data)) return
    if (height === undefined) frame.style.height = `${data.height}px`
    if (!dataset['title']) frame.title = data.title
  })
  frame.src = shop + path + (height === undefined ? '&height=auto' : '')
  const place = () => (document.head.contains(script) ? document.body.append(frame) : script.after(frame))
  if (document.body) place()
  else addEventListener('DOMContentLoaded', place)
}

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) placeReader(currentScript)
// A module, or a script that another one loads, isn't told which it is.
else document.querySelectorAll<HTMLScriptElement>(`script[src*="${FILE}"]`).forEach(placeReader)
