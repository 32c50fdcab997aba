import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { MyStories } from '@/components/shelf/my-stories'
import { viewer } from '@/lib/http/viewer'
import { db } from '@/lib/platform/db/client'
import { listShelf } from '@/lib/server/shelf/list-shelf'
import { askFor, erase, hide, rename } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('myStories')
  return { title: t('metaTitle'), robots: { index: false } }
}

interface Props {
  searchParams: Promise<{ page?: string | string[]; hidden?: string | string[] }>
}

export default async function MyStoriesPage({ searchParams }: Props) {
  const asked = await searchParams
  const page = Math.max(1, Math.trunc(Number(asked.page)) || 1)
  const withHidden = asked.hidden === 'shown'
  const [shelf, locale] = await Promise.all([viewer().then((who) => listShelf(db(), { viewer: who, withHidden, page })), getLocale()])
  return <MyStories shelf={shelf} page={page} withHidden={withHidden} language={locale} actions={{ rename, hide, erase }} find={askFor} />
}
