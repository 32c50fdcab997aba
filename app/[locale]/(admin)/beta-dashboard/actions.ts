'use server'
import { z } from 'zod'
import { LANGUAGES } from '@/lib/domain/story/lists'
import { action } from '@/lib/http/action'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { mailBetaCode } from '@/lib/server/beta/mail-beta-code'

export const mailAgain = action(
  {
    name: 'beta.mail-code',
    body: z.object({ id: z.uuid(), letters: z.int().min(0), language: z.enum(LANGUAGES) }),
    allow: requireAdmin,
  },
  ({ db, viewer, body }) => mailBetaCode(db, { viewer, ...body, now: new Date() }),
)
