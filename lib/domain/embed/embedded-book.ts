import type { Language } from '../languages'

/** A book as the embedded reader shows it; addresses are paths of the site. */
export interface EmbeddedBook {
  title: string
  summary: string
  language: Language
  cover: string
  pages: { content: string; alt: string; picture: string }[]
  /** Its page in the shop, where it has one. */
  page: string | null
  /** Its picture for link previews, in pixels. */
  sharePicture: string
}
