import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/page-metadata'
import { GiveScreen } from '@/components/gift/give-screen'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'give' })
  return pageMetadata({ locale, path: paths.give, title: t('metaTitle'), description: t('lead'), picture: 'gift' })
}

export default async function GivePage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <GiveScreen />
}
