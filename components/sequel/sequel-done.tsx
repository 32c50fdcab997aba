'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { BookCover } from '@/components/illustration/book-cover'
import { Button } from '@/components/ui/button'
import { BackCover } from '@/components/site/back-cover'
import { coverLayout } from '@/components/illustration/cover-layout'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import type { CreatedSequel } from './use-sequel'

/** The new book, in the place of the form and of the book before. */
export function SequelDone({ made, remaining }: { made: CreatedSequel; remaining: number }) {
  const t = useTranslations('sequel')
  const heading = useRef<HTMLHeadingElement>(null)
  // It stands where the form was: whoever pressed its button goes on here.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <BackCover className="sequel-done">
      <div className="sequel-news">
        <h2 ref={heading} tabIndex={-1} className="desk-question">
          {t('done')}
        </h2>
        <p className="sequel-title">{made.title}</p>
        <p className="sequel-count">{t('number', { number: made.seriesNumber })}</p>
        <p>{t('remaining', { count: remaining })}</p>
        <div className="sequel-row">
          <Button asChild size="lg">
            <Link href={paths.story(made.id)}>{t('read')}</Link>
          </Button>
          <Link className="text-link" href={paths.myStories}>
            {t('back')}
          </Link>
        </div>
      </div>
      {made.imageUrl !== null && (
        <div className="sequel-new" aria-hidden="true">
          <BookCover
            title={made.title}
            {...coverLayout(made.title)}
            width="min(300px, 62vw)"
            picture={<PagePicture src={made.imageUrl} alt="" />}
          />
        </div>
      )}
    </BackCover>
  )
}
