import { isRightToLeft } from '../../domain/languages'
import type { DrawnBook } from '../document-book'
import { makeCover } from './cover'
import { makeInterior } from './interior'
import { preflight } from './preflight'
import type { PageCount, Printer } from './printers'

interface Wanted {
  printer: Printer
  pages: PageCount
  dedication?: string | undefined
}

/**
 * Makes a print file that has passed preflight; for 'preflight', the findings of both files as JSON. @throws when a
 * file doesn't pass
 */
export async function makePrint(
  book: DrawnBook,
  kind: 'interior' | 'cover' | 'preflight',
  wanted: Wanted,
  fonts: string,
): Promise<Uint8Array> {
  const rtl = isRightToLeft(book.language)
  const checked = async (what: 'interior' | 'cover') => {
    const file = await (what === 'interior' ? makeInterior : makeCover)(book, wanted, fonts)
    return { file, report: await preflight(file, what, { ...wanted, rtl }) }
  }
  if (kind === 'preflight') {
    const reports = [(await checked('interior')).report, (await checked('cover')).report]
    return new TextEncoder().encode(JSON.stringify({ passed: reports.every(({ passed }) => passed), reports }))
  }
  const { file, report } = await checked(kind)
  if (!report.passed)
    throw new Error(
      `preflight: ${report.findings
        .filter(({ passed }) => !passed)
        .map(({ check, found, pages }) => `${check} (${found}) on ${pages.join(' ')}`)
        .join('; ')}`,
    )
  return file
}
