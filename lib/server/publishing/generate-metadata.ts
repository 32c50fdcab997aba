import { AppError } from '@/lib/domain/errors'
import type { KdpMetadata } from '@/lib/domain/publishing/kdp-metadata'
import { MARKETPLACES, suggestedPrices } from '@/lib/domain/publishing/kdp-prices'
import { isAtKdp, USUAL_ORIGINS } from '@/lib/domain/publishing/publication'
import { writeMetadata } from '@/lib/domain/publishing/write-metadata'
import type { Viewer } from '@/lib/domain/viewer'
import { loadMetadataPhrases } from '@/lib/i18n/publishing-messages'
import type { Claude } from '@/lib/platform/claude/ask'
import type { Db } from '@/lib/platform/db/client'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { presentPublication, type Publication } from './present-publication'
import { findPublication, lockPublishable } from './publishable'
import { readBookFacts } from './read-book-facts'
import { writeMetadataWithClaude } from './write-with-claude'

interface Generation {
  viewer: Viewer
  id: string
  /** Null for the built-in author, which also writes where Claude gives nothing usable. */
  claude: Claude | null
  /** Writes it again although it stands. */
  rewrite?: boolean
  now: Date
}

/**
 * The publishing metadata of a story with its prices: what stands, or written now where there is none of this version
 * of the book. While KDP has the book, what was handed in stays.
 * @throws story_not_found
 */
export async function generateMetadata(
  db: Db,
  { viewer, id, claude, rewrite = false, now }: Generation,
): Promise<Publication> {
  const admin = requireAdmin({ viewer })
  const { facts, version, writtenByModel } = await readBookFacts(db, id)
  const row = await findPublication(db, id)
  const stored = row && presentPublication(row)
  if (stored && (isAtKdp(stored.status) || (stored.storyVersion === version && !rewrite))) return stored

  const phrases = await loadMetadataPhrases(facts)
  const byClaude = claude && (await writeMetadataWithClaude(db, { claude, storyId: id, facts, points: phrases.points }))
  const metadata = byClaude ?? writeMetadata(facts, phrases)
  const metadataBy = byClaude && claude ? claude.model : 'built-in'
  await db.$transaction(async (tx) => {
    const locked = await lockPublishable(tx, id)
    // The book was changed while its metadata was written.
    if (locked.version !== version) throw new AppError('review_outdated')
    const written = { ...columnsOf(metadata), metadataBy, storyVersion: version }
    const { count } = await tx.kdpPublication.createMany({
      data: { storyId: id, ...written, ...pricesByDefault(), createdAt: now },
      skipDuplicates: true,
    })
    if (count === 0) {
      const { count: changed } = await tx.kdpPublication.updateMany({
        where: { storyId: id, status: { notIn: ['in_review', 'live'] } },
        data: {
          ...written,
          status: 'draft',
          printCheck: [],
          revision: { increment: 1 },
          ...(row?.prices ? {} : pricesByDefault()),
          ...(writtenByModel ? { textOrigin: USUAL_ORIGINS.text } : {}),
        },
      })
      if (changed === 0) return
    }
    await recordAuditEvent(tx, {
      actor: admin.username,
      act: 'kdp.describe',
      subject: { type: 'story', id },
      detail: { by: metadataBy, version },
      now,
    })
  })
  const publication = await findPublication(db, id)
  const presented = publication && presentPublication(publication)
  if (!presented) throw new AppError('story_not_found')
  return presented
}

const pricesByDefault = () => ({ prices: suggestedPrices(), listPrice: MARKETPLACES.AU.suggested, currency: 'AUD' })

const columnsOf = ({ title, subtitle, ageRange, description, keywords, categories }: KdpMetadata) => ({
  title,
  subtitle,
  ageMin: ageRange.min,
  ageMax: ageRange.max,
  description,
  keywords,
  categories,
})
