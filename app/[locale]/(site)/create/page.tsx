import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/page-metadata'
import { ExtendedFormScreen } from '@/components/create/extended-form/extended-form-screen'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const [t, site] = await Promise.all([
    getTranslations({ locale, namespace: 'whole' }),
    getTranslations({ locale, namespace: 'site' }),
  ])
  return pageMetadata({
    locale,
    path: paths.create,
    title: t('metaTitle'),
    description: site('description'),
    picture: 'create',
  })
}

export default async function CreatePage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <ExtendedFormScreen />
}
