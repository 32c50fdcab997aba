import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MyStories } from '@/components/book/my-stories'
import { viewer } from '@/lib/http/viewer'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { listMyStories } from '@/lib/server/stories/list-my-stories'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('myStories')
  return { title: t('metaTitle'), robots: { index: false } }
}

export default async function MyStoriesPage({ searchParams }: { searchParams: Promise<{ after?: string | string[] }> }) {
  const { after } = await searchParams
  const { stories, next } = await listMyStories(db(), { viewer: await viewer(), after: typeof after === 'string' ? after : undefined })
  return <MyStories stories={stories} {...(next === undefined ? {} : { older: `${paths.myStories}?${new URLSearchParams({ after: next })}` })} />
}
