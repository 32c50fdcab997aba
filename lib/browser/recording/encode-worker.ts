// LAME, off the page's own thread.
import { serveWorker } from '@/lib/browser/worker-client'
import { encodeSamples } from './encode-samples'
import type { EncodeRequest } from './encode-sound'

serveWorker<EncodeRequest, Uint8Array<ArrayBuffer>[] | null>(({ channels, encoder }) =>
  encodeSamples(channels, encoder),
)
