// What crosses between the server and the worker that makes documents.
import type { DocumentBook, Paper } from './book'

export interface DocumentJob { kind: 'pdf'; book: DocumentBook; paper: Paper }

export interface JobMessage { id: number; job: DocumentJob }
export type JobAnswer = { id: number; document: Uint8Array } | { id: number; error: string }
