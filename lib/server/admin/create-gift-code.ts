import { randomBytes } from 'node:crypto'
import { giftCodeFrom } from '@/lib/domain/commerce/gift-code'
import { monthsAfter, type NewGiftCode, type NewGiftCodes, type Recipient } from '@/lib/domain/commerce/new-gift-code'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db, Tx } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { queueGiftCodeIssued } from '@/lib/server/mail/queue-gift-code-issued'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvents } from './record-audit-event'
import { giftCodeColumns, type AdminGiftCode } from './gift-code-columns'

/** A batch of letters and codes takes longer than one order does. */
const BATCH_MS = 60_000

/** One code, and its letter if the recipient is to have one. */
export async function createGiftCode(
  db: Db,
  { viewer, code, now }: { viewer: Viewer; code: NewGiftCode; now: Date },
): Promise<AdminGiftCode> {
  const { recipientEmail, recipientName, ...alike } = code
  const [made] = await make(db, {
    viewer,
    alike,
    recipients: [recipientEmail ? { email: recipientEmail, name: recipientName ?? '' } : null],
    now,
  })
  return made ?? missing()
}

/** Several alike, all or none. */
export async function createGiftCodes(
  db: Db,
  { viewer, batch, now }: { viewer: Viewer; batch: NewGiftCodes; now: Date },
): Promise<AdminGiftCode[]> {
  const { codes, ...alike } = batch
  return make(db, { viewer, alike, recipients: codes, now })
}

interface Batch {
  viewer: Viewer
  alike: Omit<NewGiftCodes, 'codes'>
  recipients: readonly (Recipient | null)[]
  now: Date
}

async function make(db: Db, { viewer, alike, recipients, now }: Batch): Promise<AdminGiftCode[]> {
  const { username: actor } = requireAdmin({ viewer })
  const { type, notes, usageLimit, expiryMonths, mail, language } = alike
  const common = {
    type,
    createdBy: actor,
    notes: notes || null,
    usageLimit,
    expiresAt: monthsAfter(now, expiryMonths),
    createdAt: now,
  }
  return db.$transaction(
    async (tx) => {
      const made = await insert(
        tx,
        recipients.map((recipient) => ({
          ...common,
          recipientEmail: recipient?.email || null,
          recipientName: recipient?.name || null,
        })),
      )
      const mailed = new Set<string>()
      if (mail)
        for (const code of made)
          if (await queueGiftCodeIssued(tx, { code, language, sentBefore: 0 })) mailed.add(code.id)
      await recordAuditEvents(
        tx,
        made.map(({ id }) => ({
          actor,
          act: 'gift-code.create',
          subject: { type: 'gift_code', id },
          ...(mailed.has(id) ? { detail: { mailed: true } } : {}),
          now,
        })),
      )
      return made
    },
    { timeout: BATCH_MS },
  )
}

/** In the order given. */
async function insert(
  tx: Tx,
  wanted: readonly Omit<Prisma.GiftCodeCreateManyInput, 'code'>[],
): Promise<AdminGiftCode[]> {
  const rows = wanted.map((row) => ({ ...row, code: giftCodeFrom(randomBytes) }))
  const made = new Map(
    (await tx.giftCode.createManyAndReturn({ data: rows, skipDuplicates: true, select: giftCodeColumns })).map(
      (row) => [row.code, row],
    ),
  )
  // One in tens of thousands of millions is taken already: then another is drawn.
  const all: AdminGiftCode[] = []
  for (const [i, { code }] of rows.entries())
    all.push(made.get(code) ?? (await insert(tx, wanted.slice(i, i + 1)))[0] ?? missing())
  return all
}

function missing(): never {
  throw new Error('a code was neither made nor refused')
}
