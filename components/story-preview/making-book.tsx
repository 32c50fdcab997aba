'use client'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { LiveCover, type LiveCoverProps } from './live-cover'
import styles from './making-book.module.css'

/**
 * While the book is being made: its cover falls shut, and a ribbon goes round it. To be seen alone: the button that was
 * pressed says the same, and a toast what came of it.
 */
export default function MakingBook(book: Omit<LiveCoverProps, 'width'>) {
  const t = useTranslations('preview')
  return (
    <div
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-8 bg-sky p-6 text-center"
      aria-hidden="true"
      data-making=""
    >
      <div className={cn('relative', styles['book'])}>
        <LiveCover {...book} width="min(320px, 66vw, 46dvh)" />
        <span className={styles['ribbon']} />
        <svg className={styles['bow']} viewBox="0 0 120 80" width="120" height="80">
          <path d="M60 38Q30-6 8 8T18 48 60 40Q104 62 112 34T88 0 60 38z" fill="#e8603c" />
          <path d="M56 42L34 78l14-4 6 6 10-36zM64 42l24 34-13-3-7 7-8-36z" fill="#b93418" />
          <path d="M50 30q10-6 20 0l2 16q-12 6-24 0z" fill="#b93418" />
        </svg>
      </div>
      <p className="max-w-100 font-display text-d-s leading-[1.2] font-bold">{t('creating')}</p>
    </div>
  )
}
