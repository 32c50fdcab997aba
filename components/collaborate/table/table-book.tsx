'use client'
import { useTranslations } from 'next-intl'
import { BookCover } from '@/components/illustration/book-cover'
import type { DrawnPreview } from '@/components/story-preview/drawn-preview'
import { isLongTitle } from '@/components/story-preview/live-cover'
import { SvgPicture } from '@/components/story-preview/svg-picture'
import { ScriptButton } from '@/components/ui/script-button'
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'
import { useRoom } from '../room-context'
import styles from './table.module.css'

interface TableBookProps {
  drawn: DrawnPreview | null
  onRead: () => void
}

/** The book on the table: its cover while ideas are collected, open while it is written, and whole again to be read. */
export function TableBook({ drawn, onRead }: TableBookProps) {
  const t = useTranslations('together.room')
  const { room, writing } = useRoom()
  const version = room.versions.at(-1)
  if (writing) return <OpenBook pages={writing.pages} />
  const title = version?.title ?? room.title
  return (
    <div className={styles['book']}>
      <BookCover
        title={
          <span lang={version?.language} dir="auto">
            {title}
          </span>
        }
        longTitle={isLongTitle(title)}
        layout={drawn?.coverTitled ? 'printed' : 'picture'}
        cloth="sky"
        light={!drawn || drawn.coverDark}
        width="var(--book)"
        picture={drawn && <SvgPicture svg={drawn.cover} width={1000} height={1000} />}
      />
      {version && (
        <ScriptButton className={styles['ribbon']} onClick={onRead}>
          {t('bookDone')}
        </ScriptButton>
      )}
    </div>
  )
}

/** Written pages lie at the left, and the pile grows. */
function OpenBook({ pages }: { pages: readonly string[] }) {
  const t = useTranslations('together.room')
  const { writtenIn } = useRoom()
  return (
    <div className={styles['open']} data-pages={pages.length}>
      <div className={styles['leaf']} lang={writtenIn} dir="auto" aria-hidden="true">
        {pages.at(-2)}
      </div>
      <div key={pages.length} className={styles['fresh']} lang={writtenIn} dir="auto" aria-hidden="true">
        {pages.at(-1)}
      </div>
      <p className={styles['count']} role="status">
        {pages.length === 0 ? t('bookWaiting') : t('bookWriting', { page: pages.length, total: PAGES_IN_A_STORY })}
      </p>
    </div>
  )
}
