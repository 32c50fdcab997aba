import { randomBytes } from 'node:crypto'
import { generateGiftCode } from '@/lib/domain/commerce/gift-code'
import { addMonths } from '@/lib/domain/calendar'
import type { NewGiftCode, NewGiftCodes, Recipient } from '@/lib/domain/commerce/new-gift-code'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db, Tx } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { queueGiftCodeIssued } from '@/lib/server/mail/queue-gift-code-issued'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvents } from './record-audit-event'
import { giftCodeColumns, type AdminGiftCode } from './gift-code-columns'

/** Longer than the default: a batch has hundreds of codes and mails. */
const BATCH_MS = 60_000

/** Creates one code, and queues its mail if the recipient is to get one. */
export async function createGiftCode(
  db: Db,
  { viewer, code, now }: { viewer: Viewer; code: NewGiftCode; now: Date },
): Promise<AdminGiftCode> {
  const { recipientEmail, recipientName, ...terms } = code
  const [created] = await createBatch(db, {
    viewer,
    terms,
    recipients: [recipientEmail ? { email: recipientEmail, name: recipientName ?? '' } : null],
    now,
  })
  return created ?? missing()
}

/** Creates several codes with the same terms, all or none. */
export async function createGiftCodes(
  db: Db,
  { viewer, batch, now }: { viewer: Viewer; batch: NewGiftCodes; now: Date },
): Promise<AdminGiftCode[]> {
  const { codes, ...terms } = batch
  return createBatch(db, { viewer, terms, recipients: codes, now })
}

interface Batch {
  viewer: Viewer
  terms: Omit<NewGiftCodes, 'codes'>
  recipients: readonly (Recipient | null)[]
  now: Date
}

async function createBatch(db: Db, { viewer, terms, recipients, now }: Batch): Promise<AdminGiftCode[]> {
  const { username: actor } = requireAdmin({ viewer })
  const { type, notes, usageLimit, expiryMonths, mail, language } = terms
  const common = {
    type,
    createdBy: actor,
    notes: notes || null,
    usageLimit,
    expiresAt: addMonths(now, expiryMonths),
    createdAt: now,
  }
  return db.$transaction(
    async (tx) => {
      const created = await insertCodes(
        tx,
        recipients.map((recipient) => ({
          ...common,
          recipientEmail: recipient?.email || null,
          recipientName: recipient?.name || null,
        })),
      )
      const mailed = new Set<string>()
      if (mail)
        for (const code of created)
          if (await queueGiftCodeIssued(tx, { code, language, sentBefore: 0 })) mailed.add(code.id)
      await recordAuditEvents(
        tx,
        created.map(({ id }) => ({
          actor,
          act: 'gift-code.create',
          subject: { type: 'gift_code', id },
          ...(mailed.has(id) ? { detail: { mailed: true } } : {}),
          now,
        })),
      )
      return created
    },
    { timeout: BATCH_MS },
  )
}

/** In the order given. */
async function insertCodes(
  tx: Tx,
  codes: readonly Omit<Prisma.GiftCodeCreateManyInput, 'code'>[],
): Promise<AdminGiftCode[]> {
  const rows = codes.map((row) => ({ ...row, code: generateGiftCode(randomBytes) }))
  const inserted = new Map(
    (await tx.giftCode.createManyAndReturn({ data: rows, skipDuplicates: true, select: giftCodeColumns })).map(
      (row) => [row.code, row],
    ),
  )
  // A code that exists already was skipped: another one is drawn.
  const all: AdminGiftCode[] = []
  for (const [i, { code }] of rows.entries())
    all.push(inserted.get(code) ?? (await insertCodes(tx, codes.slice(i, i + 1)))[0] ?? missing())
  return all
}

function missing(): never {
  throw new Error('a gift code was neither created nor skipped')
}
