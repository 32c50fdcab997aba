'use server'
import { claimForm, orderLinkForm, type Claim, type OrderLinkRequest } from '@/lib/domain/commerce/claim'
import { action } from '@/lib/http/action'
import { ensureVisitor } from '@/lib/http/viewer'
import { claimPurchase } from '@/lib/server/payments/claim-purchase'
import { resendOrderLink } from '@/lib/server/payments/resend-order-link'

/** Failed attempts count like wrong gift codes: an order is worth as much as a code. */
const claimAction = action(
  { name: 'claim-purchase', body: claimForm, limit: 'codes' },
  async ({ db, viewer, body }) => {
    const { visitorId } = await ensureVisitor(db, viewer)
    return claimPurchase(db, { visitorId, claim: body })
  },
)
const linkAction = action({ name: 'resend-order-link', body: orderLinkForm, limit: 'mail' }, async ({ db, body }) =>
  resendOrderLink(db, { request: body, now: new Date() }),
)

export const claimOrder = async (form: Claim) => claimAction(form)
export const requestOrderLink = async (form: OrderLinkRequest) => linkAction(form)
