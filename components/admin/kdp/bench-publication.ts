import type { KdpMetadata } from '@/lib/domain/publishing/kdp-metadata'
import type { PricingRow } from '@/lib/domain/publishing/kdp-prices'
import type { Origin, PrintCheck, PublicationStatus } from '@/lib/domain/publishing/publication'

/** A publication as the workbench shows it. */
export interface BenchPublication {
  metadata: KdpMetadata
  metadataBy: string
  author: string
  pricing: PricingRow[]
  textOrigin: Origin
  pictureOrigin: Origin
  status: PublicationStatus
  asin: string | null
  submissionDate: Date | null
  publishDate: Date | null
  reviewNotes: string
  printCheck: PrintCheck
  revision: number
}
