import type { Viewer } from '@/lib/domain/viewer'
import { endSessions } from '@/lib/platform/auth/session'
import type { Db } from '@/lib/platform/db/client'

/** Ends every session of the administrator, on every machine. Nobody signed in is no fault. */
export async function signOutEverywhere(db: Db, { viewer }: { viewer: Viewer }): Promise<void> {
  if (viewer.admin) await endSessions(db, viewer.admin.id)
}
