import { kdpMetadata, type KdpMetadata } from '@/lib/domain/publishing/kdp-metadata'
import { listPrices, pricingRow, suggestedPrices, type PricingRow } from '@/lib/domain/publishing/kdp-prices'
import {
  ORIGINS,
  printCheck,
  PUBLICATION_STATUSES,
  USUAL_ORIGINS,
  type Origin,
  type PrintCheck,
  type PublicationStatus,
} from '@/lib/domain/publishing/publication'
import type { PublicationRow } from './publishable'

/** A publication as the dashboard shows it. Null where no metadata has been written yet. */
export interface Publication {
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
  storyVersion: number
  revision: number
}

export function presentPublication(row: PublicationRow): Publication | null {
  const metadata = kdpMetadata.safeParse({
    title: row.title,
    subtitle: row.subtitle ?? '',
    ageRange: { min: row.ageMin, max: row.ageMax },
    description: row.description,
    keywords: row.keywords,
    categories: row.categories,
  }).data
  if (!metadata) return null
  return {
    metadata,
    metadataBy: row.metadataBy,
    author: row.author,
    pricing: (listPrices.safeParse(row.prices).data ?? suggestedPrices()).map(pricingRow),
    textOrigin: ORIGINS.find((one) => one === row.textOrigin) ?? USUAL_ORIGINS.text,
    pictureOrigin: ORIGINS.find((one) => one === row.pictureOrigin) ?? USUAL_ORIGINS.pictures,
    status: PUBLICATION_STATUSES.find((one) => one === row.status) ?? 'draft',
    asin: row.asin,
    submissionDate: row.submissionDate,
    publishDate: row.publishDate,
    reviewNotes: row.reviewNotes ?? '',
    printCheck: printCheck.safeParse(row.printCheck).data ?? [],
    storyVersion: row.storyVersion,
    revision: row.revision,
  }
}
