'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { Checkbox } from '@/components/ui/checkbox'
import { COVER_PAGE, picturePath } from '@/lib/domain/book/picture-path'
import type { ReviewRow } from '@/lib/domain/admin/review-story'
import { Link } from '@/lib/i18n/navigation'
import { useSkillName } from '@/lib/i18n/use-skill-name'
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
  query: ReviewQuery
  /** This is the last page. */
  end: boolean
  decide: ReviewActions['decide']
}

/** A small book: the cover's spine, its pages, and its shadow. */
const COVER =
  'relative size-11.5 flex-none overflow-hidden rounded-[1px_2px_2px_1px] border-s-4 border-ink bg-paper-3 ' +
  'shadow-[2px_2px_0_-0.5px_#f4ecd8,3px_3px_0_0_var(--color-ink),0_3px_6px_#12313a40]'

/** The review queue. J and K go from story to story, X ticks one; the panel's own keys decide. */
export function ReviewList({ stories, query, end, decide }: ReviewListProps) {
  const t = useTranslations('approval')
  const skillName = useSkillName()
  const admin = useTranslations('admin')
  const box = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { story: open } = query

  const links = () => [...(box.current?.querySelectorAll<HTMLAnchorElement>('tbody a') ?? [])]
  /** Index of the row that the keys act on: the focused one, else the open one. */
  const currentRow = () => {
    const focused = links().findIndex((link) => link.closest('tr')?.contains(document.activeElement))
    return focused >= 0 ? focused : stories.findIndex(({ id }) => id === open)
  }
  const step = (by: number) => links()[Math.min(stories.length - 1, Math.max(0, currentRow() + by))]?.focus()
  const tick = (id: string) =>
    setTicked((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    )
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    o: () => links()[Math.max(0, currentRow())]?.click(),
    x: () => {
      const row = stories[currentRow()]
      if (row) tick(row.id)
    },
  })
  const chosen = stories.filter(({ id }) => ticked.has(id))
  return (
    <div ref={box}>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-0.5">
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
              <div className="flex items-center gap-3">
                <Checkbox className="flex-none" checked={ticked.has(row.id)} onChange={() => tick(row.id)}>
                  <span className="sr-only">{t('tick', { title: row.title || row.childName })}</span>
                </Checkbox>
                <span className={COVER}>
                  {row.state === 'ready' ? (
                    <PagePicture
                      src={picturePath(row.id, COVER_PAGE, row.version)}
                      alt=""
                      lazy
                      className="size-full object-cover"
                    />
                  ) : (
                    <span
                      className={
                        'absolute inset-[13px_11px_13px_9px] bg-coral-deep ' +
                        '[clip-path:polygon(50%_0,100%_100%,0_100%)]'
                      }
                    />
                  )}
                </span>
                <Link
                  href={approvalPath({ ...query, story: row.id })}
                  scroll={false}
                  prefetch={false}
                  className="group/link grid min-h-12 min-w-0 flex-1 content-center leading-[1.3]"
                  aria-current={row.id === open || undefined}
                >
                  <b className="text-[1.125rem] decoration-2 underline-offset-[0.18em] group-hover/link:underline">
                    {row.title || t('untitled')}
                  </b>
                  <span>{t('starring', { child: row.childName, pet: row.petName })}</span>
                </Link>
              </div>
            ),
          },
          { key: 'skill', head: t('lifeSkill'), cell: ({ lifeSkill }) => skillName(lifeSkill) },
          { key: 'received', head: t('received'), figures: true, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
          { key: 'status', head: t('status'), cell: (row) => <StatusBadges {...row} /> },
        ]}
      />
      {end && stories.length > 0 && (
        <div className="bg-card shadow-1">
          <EmptyList>{t('end')}</EmptyList>
        </div>
      )}
    </div>
  )
}
