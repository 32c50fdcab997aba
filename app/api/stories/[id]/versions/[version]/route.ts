import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { requireOwner } from '@/lib/server/authorization/require-owner'
import { restoreVersion } from '@/lib/server/corrections/restore-version'

const number = z.coerce.number().int().min(1)

/** Restores this version. The body names the current one, so that a concurrent change is noticed. */
export const POST = route(
  { body: z.object({ version: z.int().min(1) }), allow: requireOwner },
  async ({ params, body, viewer, db }) => {
    const to = number.safeParse(params['version'])
    if (!to.success) throw new AppError('not_found')
    return restoreVersion(db, { viewer, id: params['id'] ?? '', version: body.version, to: to.data })
  },
)
