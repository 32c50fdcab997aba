'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { BookView } from './book-pages'

export function ViewToggle({ view, onView }: { view: BookView; onView: (view: BookView) => void }) {
  const t = useTranslations('story')
  return (
    <div className="flex flex-wrap gap-2.5 max-[561px]:contents" role="group" aria-label={t('view')}>
      <Button
        size="sm"
        variant={view === 'pages' ? 'secondary' : 'outline'}
        aria-pressed={view === 'pages'}
        onClick={() => onView('pages')}
      >
        {t('pageView')}
      </Button>
      <Button
        size="sm"
        variant={view === 'text' ? 'secondary' : 'outline'}
        aria-pressed={view === 'text'}
        onClick={() => onView('text')}
      >
        {t('textView')}
      </Button>
    </div>
  )
}
