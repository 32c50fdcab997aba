'use server'
import { z } from 'zod'
import type { PrintStatusError } from '@/components/admin/orders/print-status-form'
import { printStatusChange } from '@/lib/domain/commerce/order-filters'
import { action } from '@/lib/http/action'
import { confirmAdmin } from '@/lib/server/admin/confirm-admin'
import { releaseStoreOrder } from '@/lib/server/payments/release-store-order'
import { refundPurchase } from '@/lib/server/payments/refund-purchase'
import { updatePrintOrderStatus } from '@/lib/server/printing/update-print-order-status'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { revalidateAdmin } from '../../revalidate-admin'

const refundAction = action(
  { name: 'refund-purchase', body: z.object({ id: z.uuid(), proof: z.string().max(1000) }), allow: requireAdmin },
  async ({ db, viewer, body: { id, proof } }) => {
    const now = new Date()
    await confirmAdmin(db, { viewer, proof, now })
    return refundPurchase(db, { viewer, id, now })
  },
)

/** Returns the error. The page is revalidated either way. */
export async function refund(_: { error: string } | null, form: FormData): Promise<{ error: string } | null> {
  const result = await refundAction(Object.fromEntries(form))
  revalidateAdmin(result)
  return result.ok ? null : { error: result.error }
}

const releaseAction = action(
  { name: 'release-order', body: z.object({ id: z.uuid() }), allow: requireAdmin },
  ({ db, viewer, body }) => releaseStoreOrder(db, { viewer, id: body.id, now: new Date() }),
)

/** As `refund`. */
export async function release(_: { error: string } | null, form: FormData): Promise<{ error: string } | null> {
  const result = await releaseAction(Object.fromEntries(form))
  revalidateAdmin(result)
  return result.ok ? null : { error: result.error }
}

const updateStatusAction = action(
  { name: 'move-print-order', body: printStatusChange, allow: requireAdmin },
  ({ db, viewer, body }) => updatePrintOrderStatus(db, { viewer, change: body, now: new Date() }),
)

export async function updatePrintStatus(_: PrintStatusError | null, form: FormData): Promise<PrintStatusError | null> {
  const result = await updateStatusAction(Object.fromEntries(form))
  revalidateAdmin(result)
  if (result.ok) return null
  const typed = form.get('trackingNumber')
  return { error: result.error, trackingNumber: typeof typed === 'string' ? typed : '' }
}
