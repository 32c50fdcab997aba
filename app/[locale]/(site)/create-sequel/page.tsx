import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { canRead } from '@/app/can-read'
import { noindexMetadata } from '@/app/noindex-metadata'
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

export const generateMetadata = noindexMetadata(
  'sequel',
  async ({ searchParams }: Props) => typeof (await searchParams).previousStoryId !== 'string' || (await canRead()),
)

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
