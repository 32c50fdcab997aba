import { addDays, addMonths } from '@/lib/domain/calendar'
import { RETENTION_DAYS } from '@/lib/domain/retention/retention'
import { dateLocale, isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { log } from '@/lib/platform/log'
import { localisedUrl } from '@/lib/server/mail/localised-url'
import { queueMail } from '@/lib/server/mail/queue-mail'
import { eraseUnopenedStory, NOT_DELIVERED } from '@/lib/server/my-stories/erase-story'

const AT_ONCE = 200

interface Forgetting {
  now: Date
  /** BOOK_MONTHS: for how long nobody has to have opened a book. */
  months: number
}

/**
 * Erases books that nobody has opened for so long, each after two letters to its family. The second comes so many days
 * after the first, by the clock of the letters: a shop that stood still forgets nothing without having told.
 */
export async function forgetUnopenedBooks(db: Db, { now, months }: Forgetting): Promise<void> {
  const unopenedSince = addMonths(now, -months)
  const { bookWarning, lastBookWarning } = RETENTION_DAYS
  const warnFrom = addDays(unopenedSince, bookWarning)
  await each(db, { openedAt: { lt: warnFrom }, warnedAt: null }, async (book) => {
    const day = new Date(Math.max(addMonths(book.openedAt, months).getTime(), addDays(now, bookWarning).getTime()))
    await warn(db, book, { day, now, unopenedSince: warnFrom })
  })
  // Opened after the letter: it begins anew.
  await db.$executeRaw`UPDATE stories SET warned_at = NULL WHERE warned_at IS NOT NULL AND opened_at > warned_at`
  await each(
    db,
    { openedAt: { lt: warnFrom }, warnedAt: { lte: addDays(now, lastBookWarning - bookWarning) } },
    async (book) => {
      const day = new Date(
        Math.max(addMonths(book.openedAt, months).getTime(), addDays(now, lastBookWarning).getTime()),
      )
      await db.$transaction((tx) => queueWarning(tx, book, { day, dedupeKey: `story-unopened-last:${book.id}` }))
    },
  )
  let forgotten = 0
  const due = { openedAt: { lt: unopenedSince }, warnedAt: { lte: addDays(now, -bookWarning) } }
  await each(db, { ...due, state: { not: 'writing' } }, async ({ id, visitorId }) => {
    if (await eraseUnopenedStory(db, { id, visitorId, unopenedSince })) forgotten++
  })
  if (forgotten > 0) log.info('retention.books-forgotten', { count: forgotten })
}

const columns = {
  id: true,
  visitorId: true,
  title: true,
  language: true,
  email: true,
  openedAt: true,
  visitor: { select: { email: true } },
} as const satisfies Prisma.StorySelect
type Book = Prisma.StoryGetPayload<{ select: typeof columns }> & { visitorId: string }

/** The shop's samples have no owner, and one at a publisher's or in print is still needed. */
const OF_A_FAMILY = {
  visitorId: { not: null },
  publication: null,
  printOrders: { none: { status: { in: NOT_DELIVERED } } },
} as const satisfies Prisma.StoryWhereInput

async function each(db: Db, where: Prisma.StoryWhereInput, act: (book: Book) => Promise<void>): Promise<void> {
  for (let after = ''; ;) {
    const books = await db.story.findMany({
      where: { AND: [OF_A_FAMILY, where, { id: { gt: after } }] },
      select: columns,
      orderBy: { id: 'asc' },
      take: AT_ONCE,
    })
    for (const { visitorId, ...book } of books) if (visitorId !== null) await act({ ...book, visitorId })
    const last = books.at(-1)
    if (!last) return
    after = last.id
  }
}

const warn = (db: Db, book: Book, { day, now, unopenedSince }: { day: Date; now: Date; unopenedSince: Date }) =>
  db.$transaction(async (tx) => {
    const { count } = await tx.story.updateMany({
      where: { id: book.id, warnedAt: null, openedAt: { lt: unopenedSince } },
      data: { warnedAt: now },
    })
    if (count > 0) await queueWarning(tx, book, { day, dedupeKey: `story-unopened:${book.id}` })
  })

/** A book without an address has nobody to write to; its time is the same. */
async function queueWarning(
  tx: Prisma.TransactionClient,
  { id, title, language, email, visitor }: Book,
  { day, dedupeKey }: { day: Date; dedupeKey: string },
): Promise<void> {
  const to = email ?? visitor?.email
  if (!to) return
  await queueMail(tx, {
    template: 'story-unopened',
    to,
    language,
    dedupeKey,
    params: { title, day: longDate(day, language), link: localisedUrl(language, paths.story(id)) },
  })
}

const longDate = (date: Date, language: string): string =>
  new Intl.DateTimeFormat(isLocale(language) ? dateLocale(language) : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(date)
