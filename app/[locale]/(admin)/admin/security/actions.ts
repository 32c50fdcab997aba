'use server'
import { z } from 'zod'
import type { Confirmed } from '@/components/admin/security/second-factor'
import { action } from '@/lib/http/action'
import { beginSecondFactor } from '@/lib/server/admin/second-factor/begin-second-factor'
import { confirmSecondFactor } from '@/lib/server/admin/second-factor/confirm-second-factor'
import { removeSecondFactor } from '@/lib/server/admin/second-factor/remove-second-factor'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { revalidateAdmin } from '../../revalidate-admin'

const typed = z.string().max(200)

const beginAction = action({ name: 'second-factor.begin', body: z.object({}), allow: requireAdmin }, ({ db, viewer }) =>
  beginSecondFactor(db, { viewer }),
)
const confirmAction = action(
  { name: 'second-factor.confirm', body: z.object({ code: typed }), allow: requireAdmin, limit: 'signIn' },
  ({ db, viewer, body }) => confirmSecondFactor(db, { viewer, code: body.code, now: new Date() }),
)
const removeAction = action(
  { name: 'second-factor.remove', body: z.object({ proof: typed }), allow: requireAdmin },
  ({ db, viewer, body }) => removeSecondFactor(db, { viewer, proof: body.proof, now: new Date() }),
)

/** Each returns the error; the page is revalidated either way. */
export async function begin(_: { error: string } | null, form: FormData): Promise<{ error: string } | null> {
  const result = await beginAction(Object.fromEntries(form))
  revalidateAdmin(result)
  return result.ok ? null : { error: result.error }
}

export async function confirm(_: Confirmed | null, form: FormData): Promise<Confirmed> {
  const result = await confirmAction(Object.fromEntries(form))
  revalidateAdmin(result)
  return result.ok ? { error: '', codes: result.value } : { error: result.error, codes: [] }
}

export async function remove(_: { error: string } | null, form: FormData): Promise<{ error: string } | null> {
  const result = await removeAction(Object.fromEntries(form))
  revalidateAdmin(result)
  return result.ok ? null : { error: result.error }
}
