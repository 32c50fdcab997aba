import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { ALL_FILTERS, PENDING_FILTERS } from '@/lib/domain/admin/review-filter'
import type { Review, ReviewRow } from '@/lib/domain/admin/review-story'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { useSkillName } from '@/lib/i18n/use-skill-name'
import { paths } from '@/lib/paths'
import { AdminFilter } from '../admin-filter'
import { AdminPager } from '../admin-pager'
import { ListDetail } from '../list-detail'
import { AdminTabs } from '../admin-tabs'
import { AdminHeader } from '../admin-header'
import { approvalPath, type ReviewQuery, type ReviewActions } from './review'
import { ReviewList } from './review-list'
import { ReviewPanel } from './review-panel'

interface ApprovalScreenProps {
  stories: ReviewRow[]
  next?: string | undefined
  /** The search text begins more words than the server searched for. */
  cut?: boolean | undefined
  /** Number of waiting stories, counted up to 100. */
  waiting: number
  review: Review | null
  query: ReviewQuery
  actions: ReviewActions
}

/** The review queue, and beside it the open story. */
export function ApprovalScreen({ stories, next, cut, waiting, review, query, actions }: ApprovalScreenProps) {
  const t = useTranslations('approval')
  const skillName = useSkillName()
  const { tab, filter, skill, q, after, story } = query
  const closed = approvalPath({ ...query, story: undefined })
  const { feature, note, release, refuse, decide } = actions
  return (
    <ClientMessages of={['admin', 'approval', 'create']}>
      <AdminHeader title={t('title')}>
        <AdminTabs
          label={t('tabs')}
          tabs={[
            {
              href: approvalPath({ tab: 'pending', filter: 'waiting' }),
              label: t('pending'),
              count: waiting > 99 ? '99+' : waiting,
              current: tab === 'pending',
            },
            { href: approvalPath({ tab: 'all', filter: 'all' }), label: t('all'), current: tab === 'all' },
          ]}
        />
        <AdminFilter
          path={paths.adminApproval}
          keep={{ tab: tab === 'all' ? tab : undefined }}
          search={{ value: q, label: t('search'), placeholder: t('searchHint'), cut }}
        >
          <Field label={t('status')} labelHidden>
            <Select name="status" key={filter} defaultValue={filter}>
              {(tab === 'all' ? ALL_FILTERS : PENDING_FILTERS).map((one) => (
                <option key={one} value={one}>
                  {t(`filters.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('lifeSkill')} labelHidden>
            <Select name="skill" key={skill} defaultValue={skill ?? ''}>
              <option value="">{t('anySkill')}</option>
              {LIFE_SKILLS.map((one) => (
                <option key={one} value={one}>
                  {skillName(one)}
                </option>
              ))}
            </Select>
          </Field>
        </AdminFilter>
      </AdminHeader>
      <ListDetail
        open={story}
        panel={
          story && (
            <ReviewPanel key={story} review={review} closed={closed} actions={{ feature, note, release, refuse }} />
          )
        }
      >
        <ReviewList stories={stories} query={query} end={next === undefined} decide={decide} />
        <AdminPager
          path={paths.adminApproval}
          query={{ tab: tab === 'all' ? tab : undefined, status: filter, skill, q }}
          after={after}
          next={next}
        />
      </ListDetail>
    </ClientMessages>
  )
}
