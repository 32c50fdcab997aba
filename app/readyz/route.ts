import { db } from '@/lib/platform/db/client'
import { shutdownSignal } from '@/lib/platform/shutdown'
import { checkReadiness } from '@/lib/server/health/check-readiness'

export const dynamic = 'force-dynamic'

/** Ready: a proxy may send visitors here. 503 says which part is missing. */
export async function GET(): Promise<Response> {
  const parts = await checkReadiness(db(), { stopping: shutdownSignal.aborted })
  return Response.json(parts, {
    status: Object.values(parts).every(Boolean) ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
