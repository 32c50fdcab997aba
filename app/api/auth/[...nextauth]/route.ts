import { authRoute } from '@/lib/http/auth-route'
import { db } from '@/lib/platform/db/client'
import { checkPassword } from '@/lib/server/staff/check-password'

export const { GET, POST } = authRoute((credentials) => checkPassword(db(), credentials))
