import { randomBytes } from 'node:crypto'
import { giftCodeFrom } from '@/lib/domain/commerce/gift-code'
import { monthsAfter, type NewGiftCode } from '@/lib/domain/commerce/new-gift-code'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/rights/require-admin'
import { recordAct } from './record-act'
import { giftCodeColumns, type StaffGiftCode } from './gift-code-columns'

export async function createGiftCode(db: Db, { viewer, code: wanted, now }: { viewer: Viewer; code: NewGiftCode; now: Date }): Promise<StaffGiftCode> {
  const admin = requireAdmin({ viewer })
  const data = {
    type: wanted.type, createdBy: admin.username, recipientEmail: wanted.recipientEmail || null, recipientName: wanted.recipientName || null,
    notes: wanted.notes || null, expiresAt: monthsAfter(now, wanted.expiryMonths), createdAt: now,
  }
  return db.$transaction(async (tx) => {
    for (;;) {
      // One in tens of thousands of millions is taken already: then another is drawn.
      const [made] = await tx.giftCode.createManyAndReturn({ data: [{ ...data, code: giftCodeFrom(randomBytes) }], skipDuplicates: true, select: giftCodeColumns })
      if (!made) continue
      await recordAct(tx, { actor: admin.username, act: 'gift-code.create', subject: { type: 'gift_code', id: made.id }, now })
      return made
    }
  })
}
