import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { SequelMissing } from '@/components/sequel/sequel-missing'
import { SequelScreen } from '@/components/sequel/sequel-screen'
import { readViewer } from '@/lib/http/viewer'
import { isLocale } from '@/lib/i18n/locales'
import { db } from '@/lib/platform/db/client'
import { getSequelStart } from '@/lib/server/stories/get-sequel-start'
import { withFailedPage } from '../../with-error-page'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ previousStoryId?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'sequel' })
  return { title: t('metaTitle'), robots: { index: false } }
}

/** The names in the URL are only for people who read it; who is in the sequel is decided by the previous book. */
export default async function CreateSequelPage({ params, searchParams }: Props) {
  const [{ locale }, { previousStoryId }] = await Promise.all([params, searchParams])
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return withFailedPage({ locale, route: '/create-sequel' }, async () => {
    const start =
      typeof previousStoryId === 'string'
        ? await getSequelStart(db(), { viewer: await readViewer(), id: previousStoryId })
        : null
    return start ? <SequelScreen start={start} /> : <SequelMissing />
  })
}
