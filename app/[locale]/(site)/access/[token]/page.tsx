import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { canRead } from '@/app/can-read'
import { noindexMetadata } from '@/app/noindex-metadata'
import { AccessScreen } from '@/components/checkout/access-screen'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { readAccess } from '@/lib/server/payments/read-access'
import { withFailedPage } from '../../../with-error-page'
import { claimOrder } from '../../payment-guide/actions'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export const generateMetadata = noindexMetadata('access', canRead)

export default async function AccessPage({ params }: Props) {
  const { locale, token } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return withFailedPage({ locale, route: paths.access('-') }, async () => (
    <AccessScreen access={await readAccess(db(), { token })} token={token} claim={claimOrder} />
  ))
}
