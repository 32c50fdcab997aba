// Messages between the server and its document workers.
import type { BookVoice } from '../domain/book/narration/book-voices'
import type { DocumentBook, Paper } from './document-book'
import type { Edition } from './epub/make-epub'
import type { PaperJob } from './papers/papers'
import type { PageCount, Printer } from './print/printers'

/** The book in one of its forms. */
export type BookJob = { book: DocumentBook } & (
  | { kind: 'pdf' | 'colouring'; paper: Paper }
  | { kind: 'proof' }
  | ({ kind: 'epub'; voice?: BookVoice | undefined } & Edition)
  | { kind: 'mp3'; voice: BookVoice }
  | { kind: 'interior' | 'cover' | 'preflight'; printer: Printer; pages: PageCount; dedication?: string | undefined }
)

export type DocumentJob = BookJob | PaperJob

export interface JobMessage {
  id: number
  job: DocumentJob
}
export type JobAnswer = { id: number; document: Uint8Array } | { id: number; error: string }
