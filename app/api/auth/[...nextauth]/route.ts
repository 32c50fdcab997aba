import { authRoute } from '@/lib/http/auth-route'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db/client'
import { signIn } from '@/lib/server/admin/sign-in'
import { signOutEverywhere } from '@/lib/server/admin/sign-out'

export const { GET, POST } = authRoute({
  check: (credentials) => signIn(db(), { ...credentials, now: now() }),
  signOut: (admin) => signOutEverywhere(db(), { viewer: { visitorId: null, admin }, now: now() }),
})
