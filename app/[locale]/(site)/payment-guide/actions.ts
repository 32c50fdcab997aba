'use server'
import { claimForm, type Claim } from '@/lib/domain/commerce/claim'
import { action } from '@/lib/http/action'
import { ensureVisitor } from '@/lib/http/viewer'
import { claimPurchase } from '@/lib/server/payments/claim-purchase'

/** Failed attempts count like wrong gift codes: an order is worth as much as a code. */
const claimAction = action(
  { name: 'claim-purchase', body: claimForm, limit: 'codes' },
  async ({ db, viewer, body }) => {
    const { visitorId } = await ensureVisitor(db, viewer)
    return claimPurchase(db, { visitorId, claim: body })
  },
)

export async function claimOrder(form: Claim) {
  return claimAction(form)
}
