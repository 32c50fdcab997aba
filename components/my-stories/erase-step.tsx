'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

/** Asked once more, with what goes along: it can't be undone. */
export function EraseStep({ busy, onBack, onErase }: { busy: boolean; onBack: () => void; onErase: () => void }) {
  const t = useTranslations('myStories.change')
  const words = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone: the question has the focus, not the answer.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-2.5 border-t-3 border-dotted border-paper-edge pt-5.5">
      <p ref={words} tabIndex={-1}>
        {t('eraseSure')}
      </p>
      <ul className="list-disc ps-[1.2em]">
        <li>{t('goes.book')}</li>
        <li>{t('goes.files')}</li>
        <li>{t('goes.told')}</li>
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busy={busy} busyText={t('erasing')} onClick={onErase}>
          {t('eraseNow')}
        </Button>
        <Button variant="outline" size="sm" onClick={onBack}>
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}
