import { authRoute } from '@/lib/http/auth-route'
import { db } from '@/lib/platform/db/client'
import { signIn } from '@/lib/server/admin/sign-in'
import { signOutEverywhere } from '@/lib/server/admin/sign-out'

export const { GET, POST } = authRoute({
  check: (credentials) => signIn(db(), { ...credentials, now: new Date() }),
  signOut: (admin) => signOutEverywhere(db(), { viewer: { visitorId: null, admin }, now: new Date() }),
})
