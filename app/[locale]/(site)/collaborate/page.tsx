import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/page-metadata'
import { CollaborateScreen } from '@/components/collaborate/collaborate-screen'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'together' })
  return pageMetadata({
    locale,
    path: paths.collaborate,
    title: t('metaTitle'),
    description: t('lead'),
    picture: 'together',
  })
}

export default async function CollaboratePage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <CollaborateScreen />
}
