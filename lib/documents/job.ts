// What crosses between the server and the worker that makes documents.
import type { DocumentBook, Paper } from './book'
import type { Edition } from './epub/make-epub'

export type DocumentJob = { book: DocumentBook } & ({ kind: 'pdf' | 'colouring'; paper: Paper } | ({ kind: 'epub' } & Edition))

export interface JobMessage { id: number; job: DocumentJob }
export type JobAnswer = { id: number; document: Uint8Array } | { id: number; error: string }
