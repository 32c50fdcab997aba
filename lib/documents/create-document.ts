import { drawBook } from './draw-book'
import { makeEpub } from './epub/make-epub'
import type { DocumentJob } from './job'
import { makePrint } from './print/make-print'
import { createPrintProof } from './print-proof'
import { makeColouring } from './pdf/make-colouring'
import { makePdf } from './pdf/make-pdf'

/** Runs one job. `fonts` is the folder of inflated TrueType files. */
export async function createDocument(job: DocumentJob, fonts: string): Promise<Uint8Array> {
  if (!('book' in job)) {
    // Loaded when the first paper is asked for: most workers only make books.
    const { makePaper } = await import('./papers/make-paper')
    return makePaper(job, fonts)
  }
  const book = drawBook(job.book)
  switch (job.kind) {
    case 'pdf':
      return makePdf(book, job.paper, fonts)
    case 'colouring':
      return makeColouring(book, job.paper, fonts)
    case 'epub':
      return makeEpub(book, job, fonts)
    case 'proof':
      return createPrintProof(book, fonts)
    case 'interior':
    case 'cover':
    case 'preflight':
      return makePrint(book, job.kind, job, fonts)
  }
}
