'use server'
import { z } from 'zod'
import { newGiftCodes } from '@/lib/domain/commerce/new-gift-code'
import { LANGUAGES } from '@/lib/domain/story/lists'
import { action } from '@/lib/http/action'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { createGiftCodes } from '@/lib/server/admin/create-gift-code'
import { mailGiftCode } from '@/lib/server/admin/mail-gift-code'
import { setGiftCodeActive } from '@/lib/server/admin/set-gift-code-active'

export const createMany = action(
  { name: 'gift-code.create-many', body: newGiftCodes, allow: requireAdmin },
  ({ db, viewer, body }) => createGiftCodes(db, { viewer, batch: body, now: new Date() }),
)

export const setActive = action(
  { name: 'gift-code.set-active', body: z.object({ id: z.uuid(), active: z.boolean() }), allow: requireAdmin },
  ({ db, viewer, body }) => setGiftCodeActive(db, { viewer, ...body, now: new Date() }),
)

export const mail = action(
  {
    name: 'gift-code.mail',
    body: z.object({ id: z.uuid(), letters: z.int().min(0), language: z.enum(LANGUAGES) }),
    allow: requireAdmin,
  },
  ({ db, viewer, body }) => mailGiftCode(db, { viewer, ...body, now: new Date() }),
)
