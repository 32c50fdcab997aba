import { AppError } from '@/lib/domain/errors'
import { isDocumentError, makeDocument } from '@/lib/documents/client'
import type { PaperJob } from '@/lib/documents/papers/papers'
import { env } from '@/lib/platform/env'

/** Papers of one address at a time. */
const PER_ADDRESS = 2

interface Asked {
  request: Request
  address: string
  fileName: string
}

/** A paper as an answer, made in a worker; a disconnect stops the work. */
export async function paperResponse(job: PaperJob, { request, address, fileName }: Asked): Promise<Response> {
  const most = Math.ceil(PER_ADDRESS * env().RATE_LIMIT_SCALE)
  const file = await makeDocument(job, { signal: request.signal, client: { address, most } }).catch(asBusy)
  return pdfResponse(file, fileName)
}

/** @throws documents_busy for a queue that is full, and whatever else was thrown */
export function asBusy(error: unknown): never {
  if (isDocumentError(error) && error.reason === 'busy') throw new AppError('documents_busy')
  throw error
}

/** Shown by the browser, and kept under this name. */
const pdfResponse = (file: Uint8Array, fileName: string): Response =>
  new Response(new Blob([new Uint8Array(file)]), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.byteLength),
      'content-disposition': `inline; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
