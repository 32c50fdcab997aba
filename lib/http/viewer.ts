// Who sent the request: the visitor of the signed cookie, and the administrator of a valid session.
import { cookies } from 'next/headers'
import type { Viewer, Visitor } from '@/lib/domain/viewer'
import { readSession } from '@/lib/platform/auth/session'
import { VISITOR_COOKIE, readVisitor, signVisitor, visitorCookieOptions } from '@/lib/platform/auth/visitor-cookie'
import { db, type Db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'

/** For pages, route handlers and actions. No query without an admin cookie. */
export async function readViewer(): Promise<Viewer> {
  const cookieStore = await cookies()
  const cookie = (name: string) => cookieStore.get(name)?.value
  return { visitorId: readVisitor(cookie(VISITOR_COOKIE)), admin: await readSession(db(), cookie) }
}

/**
 * Creates a visitor id for a new browser, before it owns something. Sets the cookie, so only in handlers and actions.
 * @param id of a new visitor; drawn without one
 */
export async function ensureVisitor(database: Db, viewer: Viewer, id = newId()): Promise<Visitor> {
  const visitorId = viewer.visitorId ?? id
  if (!viewer.visitorId) (await cookies()).set(VISITOR_COOKIE, signVisitor(visitorId), visitorCookieOptions())
  await database.$executeRaw`INSERT INTO visitors (id) VALUES (${visitorId}) ON CONFLICT (id) DO NOTHING`
  return { ...viewer, visitorId }
}
