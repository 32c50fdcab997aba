import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { KdpScreen } from '@/components/admin/kdp/kdp-screen'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { listPublishableStories } from '@/lib/server/publishing/list-publishable-stories'
import { listWithdrawn } from '@/lib/server/publishing/list-withdrawn'
import { readPublication } from '@/lib/server/publishing/read-publication'
import { adminPage } from '../admin-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('operators.kdp')
  return { title: t('title') }
}

export default adminPage(paths.kdpDashboard, async ({ viewer, query }) => {
  const { after, story: id } = query
  const [withdrawn, story] = await Promise.all([
    listWithdrawn(db(), { viewer }),
    id ? readPublication(db(), { viewer, id }) : null,
  ])
  const list = story ? null : await listPublishableStories(db(), { viewer, after })
  return <KdpScreen withdrawn={withdrawn} list={list} story={story} after={after} />
})
