'use client'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Alert, AlertTitle } from '@/components/ui/alert'
import type { Corrected } from '@/lib/domain/story/correction'
import { CorrectionsForm, type Correctable } from './corrections-form'
import { Versions, type VersionRow } from './versions'

interface CorrectionsDeskProps {
  id: string
  book: Correctable
  printed: boolean
  versions: readonly VersionRow[]
  pictures: readonly string[]
  lang: string
  dir: 'ltr' | 'rtl'
}

const takeFocus = (news: HTMLElement | null) => news?.focus()

/** The form for the book as it stands, what became of the last correction, and what the book was before. */
export function CorrectionsClient({ id, book, printed, versions, pictures, lang, dir }: CorrectionsDeskProps) {
  const t = useTranslations('corrections')
  const router = useRouter()
  const [done, setDone] = useState<Corrected | null>(null)
  const saved = (corrected: Corrected) => {
    setDone(corrected)
    router.refresh()
  }
  return (
    <>
      {done && (
        // The form that was sent comes anew: whoever sent it stands at what became of it.
        <div key={done.version} tabIndex={-1} ref={takeFocus} className="cr-done">
          <Alert variant="success">
            <AlertTitle>{t('done')}</AlertTitle>
            <p>{t('doneText')}</p>
            {done.ownPages.length > 0 && <p>{t('kept', { pages: done.ownPages.join(', ') })}</p>}
            {done.read && <p>{t('read')}</p>}
          </Alert>
        </div>
      )}
      {printed ? (
        <Alert>{t('printed')}</Alert>
      ) : (
        <CorrectionsForm
          key={book.version}
          id={id}
          book={book}
          pictures={pictures}
          lang={lang}
          dir={dir}
          onSaved={saved}
        />
      )}
      <Versions
        id={id}
        standing={book.version}
        versions={versions}
        canRestore={!printed}
        onRestored={() => {
          setDone(null)
          router.refresh()
        }}
      />
    </>
  )
}
