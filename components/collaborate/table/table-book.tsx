'use client'
import { useTranslations } from 'next-intl'
import { DrawnCover } from '@/components/story-preview/drawn-cover'
import type { DrawnPreview } from '@/components/story-preview/drawn-preview'
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
      <DrawnCover drawn={drawn} title={title} lang={version?.language} cloth="sky" width="var(--book)" />
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
