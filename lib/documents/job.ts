// Messages between the server and its document workers.
import type { BookVoice, FAMILY_VOICE } from '../domain/book/narration/book-voices'
import type { NarratedPage, Narration, SpokenPage } from '../domain/book/narration/narrated-book'
import type { Language } from '../domain/languages'
import type { DocumentBook, Paper } from './document-book'
import type { Edition } from './epub/make-epub'
import type { SpeechServer } from './narration/speech-server'
import type { PaperJob } from './papers/papers'
import type { PageCount, Printer } from './print/printers'

/** A voice, and what it has read already; without that the book is read for this file. A person has read it already. */
export type Reading =
  | { voice: BookVoice; narration?: Narration | undefined }
  | {
      voice: typeof FAMILY_VOICE
      narration: Narration
      /** Names the takes: a page that is recorded again makes other files of the same book. */
      takes: string
    }

interface Bound {
  printer: Printer
  pages: PageCount
  dedication?: string | undefined
}

/** The book in one of its forms. `only`: one page of the proof. */
export type BookJob = { book: DocumentBook } & (
  | { kind: 'pdf' | 'colouring'; paper: Paper }
  | ({ kind: 'epub'; reading?: Reading | undefined } & Edition)
  | { kind: 'mp3'; reading: Reading }
  | ({ kind: 'interior' | 'cover' | 'preflight' } & Bound)
  | ({ kind: 'proof'; only?: number | undefined } & Bound)
)

export type DocumentJob = BookJob | PaperJob

/** A page to be read aloud. */
export interface PageJob {
  kind: 'page'
  page: SpokenPage
  language: Language
  voice: BookVoice
  /** Who reads it instead of the voice's own engine. */
  server?: SpeechServer | undefined
}

/** What a worker is given when it starts. */
export interface WorkerSetting {
  isBackground: boolean
}

export interface JobMessage {
  id: number
  job: DocumentJob | PageJob
}
export type JobResult = { document: Uint8Array } | { page: NarratedPage }
export type JobAnswer = { id: number } & (JobResult | { error: string })
