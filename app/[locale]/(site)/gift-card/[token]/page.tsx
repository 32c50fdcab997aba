import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { noindexMetadata } from '@/app/noindex-metadata'
import { GiftCard } from '@/components/gift/gift-card'
import { PageNotFound } from '@/components/site/page-not-found'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { drawGiftCard } from '@/lib/domain/site-illustrations/draw-gift-card'
import { readViewer } from '@/lib/http/viewer'
import { isLocale } from '@/lib/i18n/locales'
import { setResponseStatus } from '@/lib/platform/response-status'
import { api, paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { readGiftCard } from '@/lib/server/gifts/read-gift-card'
import { withFailedPage } from '../../../with-error-page'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

/** Asked for by page and metadata, read once a request. */
const loadCard = cache(async (token: string) =>
  readGiftCard(db(), { token, viewer: await readViewer(), now: new Date() }),
)

const isFound = async ({ params }: Props) => (await loadCard((await params).token)) !== null
export const generateMetadata = noindexMetadata('giftCard', isFound)

export default async function GiftCardPage({ params }: Props) {
  const { locale, token } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return withFailedPage({ locale, route: paths.giftCard('-') }, async () => {
    const card = await loadCard(token)
    if (!card) {
      setResponseStatus(404)
      return <PageNotFound />
    }
    const picture = `data:image/svg+xml;base64,${Buffer.from(toSvg(drawGiftCard(card.picture ?? token))).toString('base64')}`
    return (
      <GiftCard
        card={card}
        certificate={api.giftCertificate(token, locale)}
        picture={picture}
        site={new URL(env().APP_URL).host}
      />
    )
  })
}
