import { z } from 'zod'
import { giftCertificate } from '@/app/papers/gift-certificate'
import { paperResponse } from '@/app/papers/paper-response'
import { AppError } from '@/lib/domain/errors'
import { LANGUAGES } from '@/lib/domain/story/lists'
import { route } from '@/lib/http/route'
import { readGiftCard } from '@/lib/server/gifts/read-gift-card'

const query = z.object({ language: z.enum(LANGUAGES).default('en') })

/** A bought gift as a sheet to print, for whoever has the link of its card. */
export const GET = route({ query, limit: 'documents' }, async ({ request, params, query, viewer, db, address }) => {
  const token = params['token'] ?? ''
  const card = await readGiftCard(db, { token, viewer, now: new Date() })
  if (!card) throw new AppError('not_found')
  const certificate = await giftCertificate(card, token, query.language)
  return paperResponse({ kind: 'certificate', certificate }, { request, address, fileName: 'Wagtale_Gift.pdf' })
})
