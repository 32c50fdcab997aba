import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/page-metadata'
import { PricingScreen, QUESTIONS } from '@/components/pricing/pricing-screen'
import { JsonLd } from '@/components/site/json-ld'
import { productData, questionsData } from '@/components/site/structured-data'
import { STORY_PRODUCTS } from '@/lib/domain/commerce/products'
import { localePath } from '@/lib/i18n/locale-path'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { siteOrigin } from '@/lib/platform/site-origin'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'pricing' })
  return pageMetadata({ locale, path: paths.pricing, title: t('metaTitle'), description: t('lead') })
}

export default async function PricingPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const t = await getTranslations('pricing')
  const page = { origin: siteOrigin(), url: siteOrigin() + localePath(locale, paths.pricing) }
  return (
    <>
      <PricingScreen />
      {STORY_PRODUCTS.map((product) => (
        <JsonLd
          key={product}
          data={productData({ ...page, name: t(`${product}.name`), description: t(`${product}.text`) }, product)}
        />
      ))}
      <JsonLd
        data={questionsData(QUESTIONS.map((at) => ({ question: t(`question${at}`), answer: t(`answer${at}`) })))}
      />
    </>
  )
}
