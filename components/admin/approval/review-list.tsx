'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { Checkbox } from '@/components/ui/checkbox'
import { COVER_PAGE, picturePath } from '@/lib/domain/book/picture-path'
import type { ReviewRow } from '@/lib/domain/admin/review-story'
import { lifeSkillLabel } from '@/lib/domain/story/life-skills'
import { Link } from '@/lib/i18n/navigation'
import { DateTime } from '../date-time'
import { EmptyList } from '../empty-list'
import { AdminTable } from '../admin-table'
import { BulkBar } from './bulk-bar'
import { approvalPath, type ReviewQuery, type ReviewActions } from './review'
import { ReviewKeys } from './review-keys'
import { StatusBadges } from './status-badge'
import { useKeys } from './use-keys'

interface ReviewListProps {
  stories: ReviewRow[]
  asked: ReviewQuery
  /** Nothing older follows. */
  end: boolean
  decide: ReviewActions['decide']
}

/** The queue. J and K go from story to story, X ticks one; the panel's own keys decide. */
export function ReviewList({ stories, asked, end, decide }: ReviewListProps) {
  const t = useTranslations('approval')
  const admin = useTranslations('admin')
  const box = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { story: open } = asked

  const links = () => [...(box.current?.querySelectorAll<HTMLAnchorElement>('a.review-link') ?? [])]
  /** The row that the keys act on: the focused one, else the open one. */
  const here = () => {
    const focused = links().findIndex((link) => link.closest('tr')?.contains(document.activeElement))
    return focused >= 0 ? focused : stories.findIndex(({ id }) => id === open)
  }
  const step = (by: number) => links()[Math.min(stories.length - 1, Math.max(0, here() + by))]?.focus()
  const tick = (id: string) =>
    setTicked((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    )
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    o: () => links()[Math.max(0, here())]?.click(),
    x: () => {
      const row = stories[here()]
      if (row) tick(row.id)
    },
  })
  const chosen = stories.filter(({ id }) => ticked.has(id))
  return (
    <div ref={box}>
      <div className="review-tools">
        {stories.length > 0 && (
          <BulkBar stories={stories} chosen={chosen} decide={decide} choose={(ids) => setTicked(new Set(ids))} />
        )}
        <ReviewKeys />
      </div>
      <AdminTable
        caption={t('caption')}
        rows={stories}
        open={open}
        empty={<EmptyList>{end ? t('none') : admin('noneHere')}</EmptyList>}
        columns={[
          {
            key: 'story',
            head: t('story'),
            heads: true,
            cell: (row) => (
              <div className="review-story">
                <Checkbox className="review-tick" checked={ticked.has(row.id)} onChange={() => tick(row.id)}>
                  <span className="sr-only">{t('tick', { title: row.title || row.childName })}</span>
                </Checkbox>
                <span className="review-cover">
                  {row.state === 'ready' && (
                    <PagePicture src={picturePath(row.id, COVER_PAGE, row.version)} alt="" lazy />
                  )}
                </span>
                <Link
                  href={approvalPath({ ...asked, story: row.id })}
                  scroll={false}
                  prefetch={false}
                  className="review-link"
                  aria-current={row.id === open || undefined}
                >
                  <b>{row.title || t('untitled')}</b>
                  <span>{t('starring', { child: row.childName, pet: row.petName })}</span>
                </Link>
              </div>
            ),
          },
          { key: 'skill', head: t('lifeSkill'), cell: ({ lifeSkill }) => lifeSkillLabel(lifeSkill) },
          { key: 'received', head: t('received'), figures: true, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
          { key: 'status', head: t('status'), cell: (row) => <StatusBadges {...row} /> },
        ]}
      />
      {end && stories.length > 0 && (
        <div className="ledger review-end">
          <EmptyList>{t('end')}</EmptyList>
        </div>
      )}
    </div>
  )
}
