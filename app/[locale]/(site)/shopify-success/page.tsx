import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { noindexMetadata } from '@/app/noindex-metadata'
import { StoreSuccess } from '@/components/checkout/store-success'
import { isProduct } from '@/lib/domain/commerce/products'
import { readViewer } from '@/lib/http/viewer'
import { isLocale } from '@/lib/i18n/locales'
import { db } from '@/lib/platform/db/client'
import { hasPaid } from '@/lib/server/payments/has-paid'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Asked for by page and metadata, read once a request. */
const loadPaid = cache(async () => hasPaid(db(), { viewer: await readViewer(), now: new Date() }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const metadata = await noindexMetadata('storeSuccess')({ params })
  const { locale } = await params
  if (!isLocale(locale) || (await loadPaid().catch(() => true))) return metadata
  const t = await getTranslations({ locale, namespace: 'paymentSuccess' })
  return { ...metadata, title: t('unknownTitle') }
}

const SHOWN = 120
const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value.slice(0, SHOWN) : '')

export default async function StoreSuccessPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const { order_id, email, product } = await searchParams
  const t = await getTranslations({ locale, namespace: 'pricing' })
  return (
    <StoreSuccess
      paid={await loadPaid()}
      orderId={text(order_id)}
      email={text(email)}
      product={isProduct(product) ? t(`${product}.name`) : text(product) || null}
    />
  )
}
