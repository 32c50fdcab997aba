import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/page-metadata'
import { LandingScreen } from '@/components/landing/landing-screen'
import { JsonLd } from '@/components/site/json-ld'
import { productData } from '@/components/site/structured-data'
import { localePath } from '@/lib/i18n/locale-path'
import { isLocale } from '@/lib/i18n/locales'
import { audAmount, PRICES } from '@/lib/domain/commerce/prices'
import { paths } from '@/lib/paths'
import { siteOrigin } from '@/lib/platform/site-origin'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'landing' })
  return pageMetadata({
    locale,
    path: paths.landing,
    title: t('metaTitle'),
    description: t('metaDescription', { price: audAmount(PRICES.digitalStory, locale) }),
    picture: 'together',
  })
}

export default async function LandingPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [t, name] = await Promise.all([getTranslations('landing'), getTranslations('pricing.digital')])
  return (
    <>
      <LandingScreen />
      <JsonLd
        data={productData({
          origin: siteOrigin(),
          name: name('name'),
          description: t('metaDescription', { price: audAmount(PRICES.digitalStory, locale) }),
          url: siteOrigin() + localePath(locale, paths.landing),
        })}
      />
    </>
  )
}
