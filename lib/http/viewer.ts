// Who sent the request: the visitor of the signed cookie, and the administrator of a valid session.
import { cookies } from 'next/headers'
import type { Viewer, Visitor } from '@/lib/domain/viewer'
import { readSession } from '@/lib/platform/auth/session'
import { visitorCookie, visitorOf } from '@/lib/platform/auth/visitor-cookie'
import { db, type Db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'

/**
 * Browsers that had the cookie before its name had a prefix keep what they own. A cookie of the old name that is
 * planted names a newer visitor, so it is not believed.
 */
const PREFIXED_SINCE = new Date('2026-11-26T00:00:00.000Z')

/** For pages, route handlers and actions. No query without an admin cookie. */
export async function readViewer(): Promise<Viewer> {
  const cookieStore = await cookies()
  const cookie = (name: string) => cookieStore.get(name)?.value
  const visitor = visitorOf(cookie)
  const isBelieved =
    !visitor.old ||
    (await db().visitor.count({ where: { id: visitor.id ?? '', createdAt: { lt: PREFIXED_SINCE } } })) > 0
  return { visitorId: isBelieved ? visitor.id : null, admin: await readSession(db(), cookie, new Date()) }
}

/**
 * Creates a visitor id for a new browser, before it owns something. Sets the cookie, so only in handlers and actions.
 * @param id of a new visitor; drawn without one
 */
export async function ensureVisitor(database: Db, viewer: Viewer, id = newId()): Promise<Visitor> {
  const visitorId = viewer.visitorId ?? id
  const cookieStore = await cookies()
  const named = visitorOf((name) => cookieStore.get(name)?.value)
  if (named.old || named.id !== visitorId) {
    const { name, value, ...options } = visitorCookie(visitorId)
    cookieStore.set(name, value, options)
  }
  await database.$executeRaw`INSERT INTO visitors (id) VALUES (${visitorId}) ON CONFLICT (id) DO NOTHING`
  return { ...viewer, visitorId }
}
