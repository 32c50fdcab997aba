// The papers beside the book: invoices, reading guides, gift certificates. Their words come ready, in the reader's
// language; here they are only laid out.
import type { CoverFacts } from '../../domain/illustration/cover/book-cover'
import type { Language } from '../../domain/story/lists'

export type Row = readonly [label: string, value: string]

export interface InvoicePaper {
  language: Language
  title: string
  /** The same in English, which the tax office reads. */
  subtitle: string
  seller: { label: string; lines: readonly string[] }
  buyer: { label: string; lines: readonly string[] }
  facts: readonly Row[]
  columns: readonly [item: string, quantity: string, amount: string]
  items: readonly (readonly [item: string, quantity: string, amount: string])[]
  sums: readonly Row[]
  notes: readonly string[]
}

/** Numbered, with a box to tick, or a word with its meaning. */
interface GuideSection {
  title: string
  kind: 'questions' | 'activities' | 'words'
  items: readonly { text: string; lead?: string; options?: readonly string[] }[]
}
export interface GuidePaper {
  language: Language
  label: string
  title: string
  lead: string
  sections: readonly GuideSection[]
  cover: CoverFacts
}

export interface CertificatePaper {
  language: Language
  /** Chooses the picture: that of the card on the screen. */
  picture: string
  to: string
  message: string
  from: string
  codeLabel: string
  code: string
  notes: readonly string[]
}

export type PaperJob =
  | { kind: 'invoice'; invoice: InvoicePaper }
  | { kind: 'guide'; guide: GuidePaper }
  | { kind: 'certificate'; certificate: CertificatePaper }
