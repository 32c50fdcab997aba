import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { AccessScreen } from '@/components/checkout/access-screen'
import { isLocale } from '@/lib/i18n/locales'
import { db } from '@/lib/platform/db/client'
import { readAccess } from '@/lib/server/payments/read-access'
import { claimOrder } from '../../payment-guide/actions'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'access' })
  return { title: t('metaTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function AccessPage({ params }: Props) {
  const { locale, token } = await params
  if (!isLocale(locale)) notFound()
  return <AccessScreen access={await readAccess(db(), { token })} token={token} claim={claimOrder} />
}
