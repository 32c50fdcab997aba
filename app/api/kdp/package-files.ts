// The files that staff upload to KDP: the print files by the same worker as every document, and the fields of its form.
import { AppError } from '@/lib/domain/errors'
import { isRightToLeft } from '@/lib/domain/languages'
import { priceText, UNPRICED_MARKETPLACES, UNPRICED_TERRITORIES } from '@/lib/domain/publishing/kdp-prices'
import { KDP_PAGES, printCheck, type PrintCheck } from '@/lib/domain/publishing/publication'
import { isDocumentError, makeDocument } from '@/lib/documents/client'
import { documentBook, type DocumentBook } from '@/lib/documents/document-book'
import type { DocumentJob } from '@/lib/documents/job'
import type { ZipFile } from '@/lib/documents/zip-stream'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import type { PackageContent } from '@/lib/server/publishing/read-package'
import { z } from 'zod'

type Make = (job: DocumentJob, options: { signal: AbortSignal }) => Promise<Uint8Array>

const checkReport = z.object({ reports: printCheck })

/** Makes interior and cover and checks both as KDP's own preflight would. @throws documents_busy */
export async function checkPackage(
  content: PackageContent,
  signal: AbortSignal,
  make: Make = makeDocument,
): Promise<PrintCheck> {
  const job = { kind: 'preflight', book: await toDocument(content), printer: 'kdp', pages: KDP_PAGES } as const
  const report = await make(job, { signal }).catch((error: unknown) => {
    if (isDocumentError(error) && error.reason === 'busy') throw new AppError('documents_busy')
    throw error
  })
  return checkReport.parse(JSON.parse(new TextDecoder().decode(report))).reports
}

/** One file at a time, each made after the one before was sent. The two print files pass their check or aren't made. */
export async function* packageFiles(
  content: PackageContent,
  signal: AbortSignal,
  make: Make = makeDocument,
): AsyncGenerator<ZipFile> {
  const text = (name: string, words: string): ZipFile => ({
    name,
    bytes: new TextEncoder().encode(words),
    packed: false,
  })
  yield text('metadata.json', JSON.stringify(uploadForm(content), null, 2))
  yield text('description.html', content.publication.metadata.description)
  yield text('preflight.json', JSON.stringify(content.publication.printCheck, null, 2))
  const book = await toDocument(content)
  for (const kind of ['interior', 'cover'] as const)
    yield {
      name: `${kind}.pdf`,
      bytes: await make({ kind, book, printer: 'kdp', pages: KDP_PAGES }, { signal }),
      packed: true,
    }
}

/** KDP's form, its fields in the order in which it asks for them. */
function uploadForm({ book, publication }: PackageContent) {
  const { metadata, author, textOrigin, pictureOrigin, pricing, metadataBy } = publication
  return {
    language: book.manuscript.language,
    title: metadata.title,
    subtitle: metadata.subtitle,
    author,
    description: metadata.description,
    publishingRights: 'own',
    sexuallyExplicit: false,
    readingAge: metadata.ageRange,
    primaryMarketplace: 'Amazon.com',
    categories: metadata.categories,
    keywords: metadata.keywords,
    lowContent: false,
    largePrint: false,
    isbn: 'KDP’s own',
    print: { ink: 'premium colour', paper: 'white', trim: '8.5 x 8.5 in', bleed: true, pages: KDP_PAGES },
    readingDirection: isRightToLeft(book.manuscript.language) ? 'right to left' : 'left to right',
    aiContent: {
      text: { origin: textOrigin, declare: textOrigin === 'generated' },
      pictures: { origin: pictureOrigin, declare: pictureOrigin === 'generated' },
    },
    listPrices: pricing.map(({ territory, shop, currency, listPrice }) => ({
      territory,
      shop,
      currency,
      listPrice: priceText(listPrice, currency),
    })),
    // To be set in KDP's form, which knows its printing costs there.
    withoutListPrice: UNPRICED_TERRITORIES.map((territory) => ({ territory, ...UNPRICED_MARKETPLACES[territory] })),
    metadataBy,
  }
}

const toDocument = async ({ book, publication }: PackageContent): Promise<DocumentBook> => {
  const { manuscript, childName, petNames, dedication, look } = book
  const phrases = await loadBookPhrases(manuscript.language, { childName, petNames })
  return documentBook({ childName, petNames, dedication, credit: publication.author, phrases, manuscript, look })
}
