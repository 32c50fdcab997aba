import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { isAtKdp } from '@/lib/domain/publishing/publication'
import { preparePublication } from '@/lib/server/publishing/prepare-publication'
import { readPackage } from '@/lib/server/publishing/read-package'
import { checkPackage } from '../../package-files'

/** Makes and checks the package. KDP takes no submissions from programs, so the answer is that it is prepared. */
export const POST = route({ allow: requireAdmin }, async ({ request, db, viewer, params }) => {
  const id = params['id'] ?? ''
  const content = await readPackage(db, { viewer, id })
  const { status, revision } = content.publication
  if (isAtKdp(status)) return { status }
  const printCheck = await checkPackage(content, request.signal)
  return preparePublication(db, { viewer, id, revision, printCheck, now: new Date() })
})
