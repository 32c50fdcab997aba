import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ApprovalScreen } from '@/components/admin/approval/approval-screen'
import { reviewFilter } from '@/lib/domain/admin/review-filter'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { countWaiting, listReviews } from '@/lib/server/admin/list-reviews'
import { readReview } from '@/lib/server/admin/read-review'
import { adminPage } from '../../admin-page'
import { decide, feature, note, refuse, release } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('approval')
  return { title: t('title') }
}

export default adminPage(paths.adminApproval, async ({ viewer, query }) => {
  const tab = query.tab === 'all' ? 'all' : 'pending'
  const filter = reviewFilter(tab, query.status)
  const skill = LIFE_SKILLS.find((one) => one === query.skill)
  const { q, after, story } = query
  const [list, waiting, review] = await Promise.all([
    listReviews(db(), { viewer, filter, lifeSkill: skill, search: q, after }),
    countWaiting(db(), { viewer }),
    story ? readReview(db(), { viewer, id: story }) : null,
  ])
  return (
    <ApprovalScreen
      stories={list.stories}
      next={list.next}
      cut={list.cut}
      waiting={waiting}
      review={review}
      query={{ tab, filter, skill, q, after, story }}
      actions={{ feature, note, release, refuse, decide }}
    />
  )
})
