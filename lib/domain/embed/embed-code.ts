import { escapeHtml } from '../escape-html'
import { EMBED_SIZE, embedPath, type EmbedAddress } from './embed-address'

interface FrameCode extends EmbedAddress {
  origin: string
  /** What the frame is called to whoever can't see it. */
  title: string
  width?: number | undefined
  height?: number | undefined
}

/** The HTML that shows a book on somebody's page. */
export const frameCode = ({ origin, title, width, height, ...address }: FrameCode): string =>
  `<iframe src="${escapeHtml(origin + embedPath(address))}" ` +
  `width="${width ?? EMBED_SIZE.width}" height="${height ?? EMBED_SIZE.height}" title="${escapeHtml(title)}" ` +
  'style="border:0;max-width:100%" loading="lazy"></iframe>'
