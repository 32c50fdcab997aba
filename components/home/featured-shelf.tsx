'use client'
import { useTranslations } from 'next-intl'
import { useDeferredValue } from 'react'
import { BookCover } from '@/components/illustration/book-cover'
import { Button } from '@/components/ui/button'
import { coverLayout } from '@/components/illustration/cover-layout'
import { hash } from '@/lib/domain/chance'
import { excerpt } from '@/lib/domain/site-illustrations/excerpt'
import { direction, isLocale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { loadFeatured, useFeatured, type ShownStory } from './featured-store'
import { cn } from '@/components/ui/cn'
import styles from './home.module.css'

interface ShelfProps {
  /** The page's words for each life skill. */
  skills: Readonly<Partial<Record<string, string>>>
  /** Where a book can be read while there is none in the window. */
  samplePath: string
}

const GRADIENTS = 5
const LAYOUTS = ['cloth', 'picture', 'label', 'cloth'] as const
const LONG_TITLE = 18

/** The books in the window, on their shelf; three places are held for them while they come. */
export function FeaturedShelf({ skills, samplePath }: ShelfProps) {
  const t = useTranslations('featured')
  const common = useTranslations('common')
  // Deferred: a shelf of books is drawn in slices, and holds up nobody who types meanwhile.
  const books = useDeferredValue(useFeatured())
  if (books.state === 'failed')
    return (
      <div className={styles['shelfNote']} role="alert">
        <p>{t('failed')}</p>
        <Button variant="secondary" size="sm" onClick={loadFeatured}>
          {common('retry')}
        </Button>
      </div>
    )
  if (books.state === 'loading')
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <ul className={styles['shelf']} aria-hidden="true">
          {[0, 1, 2].map((place) => (
            <li key={place}>
              <span className={cn(styles['shelfPlace'], 'skeleton')} />
              <div className={styles['shelfTicket']}>
                <span className="skeleton" />
                <span className="skeleton" />
                <span className="skeleton" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    )
  if (books.stories.length === 0)
    return (
      <div className={styles['shelfNote']}>
        <h3>{t('emptyTitle')}</h3>
        <p>{t('empty')}</p>
        <Button asChild variant="secondary" size="sm">
          <Link href={samplePath}>{t('sample')}</Link>
        </Button>
      </div>
    )
  return (
    <ul className={styles['shelf']}>
      {books.stories.map((story, i) => (
        <Card key={story.id} story={story} place={i} skills={skills} />
      ))}
    </ul>
  )
}

function Card({ story, place, skills }: Omit<ShelfProps, 'samplePath'> & { story: ShownStory; place: number }) {
  const language = isLocale(story.language) ? story.language : 'en'
  // Not as a sentence would join them: loading a language's rules for that took a phone as long as the whole shelf.
  const names = [story.childName, ...story.pets.map((pet) => pet.name)].join(' · ')
  const wanted = LAYOUTS[place % LAYOUTS.length] ?? 'cloth'
  return (
    <li>
      <Link href={story.path} className={styles['shelfLink']}>
        <BookCover
          title={<span lang={story.language}>{story.title}</span>}
          longTitle={story.title.length > LONG_TITLE}
          layout={wanted === 'label' ? coverLayout(story.title).layout : wanted}
          shape={place % 3 === 1 ? 'tall' : 'square'}
          className={cn(styles['shelfBook'], styles[`shelfGradient${hash(story.id) % GRADIENTS}`])}
          picture={
            story.imageUrl && (
              <img src={story.imageUrl} alt="" width={1000} height={1000} loading="lazy" decoding="async" />
            )
          }
        />
      </Link>
      <div className={styles['shelfTicket']}>
        <p className={styles['shelfText']} lang={language} dir={direction(language)}>
          {excerpt(story.storyContent)}
        </p>
        <p>
          <b dir="auto">{names}</b>
          <br />
          {skills[story.lifeSkill]}
        </p>
      </div>
    </li>
  )
}
