'use client'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { LONGEST_PAGE } from '@/lib/domain/story/correction'

/** From here on a page says how long it is. */
const NEARLY_FULL = LONGEST_PAGE - 100

interface PageWordsProps {
  pageNumber: number
  picture: string
  content: string
  /** The owner's words, as the book stands. */
  own: boolean
  /** Undefined: unchanged; null: given back to its author. */
  change: string | null | undefined
  /** Whether the author can say again what stood here. */
  canGiveBack: boolean
  lang: string
  dir: 'ltr' | 'rtl'
  error: string | undefined
  onChange: (pageNumber: number, change: string | null | undefined) => void
}

/** A page's picture with its words to write on. */
export const PageTextFields = memo(function PageWords({
  pageNumber,
  picture,
  content,
  own,
  change,
  canGiveBack,
  lang,
  dir,
  error,
  onChange,
}: PageWordsProps) {
  const t = useTranslations('corrections')
  const words = change ?? content
  const mine = change === null ? false : own || change !== undefined
  const hint =
    change === null
      ? t('givenBack')
      : words.length >= NEARLY_FULL
        ? t('length', { count: words.length, most: LONGEST_PAGE })
        : undefined
  return (
    <li className="cr-page" data-own={mine || undefined}>
      <PagePicture src={picture} alt="" lazy />
      <div>
        <Field
          label={t('page', { page: pageNumber })}
          {...(mine ? { more: t('own') } : {})}
          {...(hint === undefined ? {} : { hint })}
          error={error}
        >
          <Textarea
            name={`pages.${pageNumber}`}
            rows={5}
            lang={lang}
            dir={dir}
            maxLength={LONGEST_PAGE}
            readOnly={change === null}
            value={words}
            onChange={(event) => onChange(pageNumber, event.target.value === content ? undefined : event.target.value)}
          />
        </Field>
        {mine && own && canGiveBack && (
          <Button size="sm" variant="outline" onClick={() => onChange(pageNumber, null)}>
            {t('giveBack', { page: pageNumber })}
          </Button>
        )}
      </div>
    </li>
  )
})
