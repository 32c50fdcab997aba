import { BookCover } from '@/components/illustration/book-cover'
import { cn } from '@/components/ui/cn'
import { hash } from '@/lib/domain/chance'
import { excerpt } from '@/lib/domain/site-illustrations/excerpt'
import { direction, isLocale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import type { ShownStory } from './featured-endpoint'
import styles from './shelf.module.css'

interface BooksProps {
  stories: readonly ShownStory[]
  /** The page's words for each life skill. */
  skills: Readonly<Partial<Record<string, string>>>
}

const CLOTHS = 5

export default function FeaturedBooks({ stories, skills }: BooksProps) {
  return (
    <ul className={styles['shelf']}>
      {stories.map((story, i) => (
        <Book key={story.id} story={story} place={i} skills={skills} />
      ))}
    </ul>
  )
}

function Book({ story, place, skills }: { story: ShownStory; place: number; skills: BooksProps['skills'] }) {
  const language = isLocale(story.language) ? story.language : 'en'
  // No Intl.ListFormat: loading a language's rules for it took a phone as long as the whole shelf.
  const names = [story.childName, ...story.pets.map((pet) => pet.name)].join(' · ')
  const leans = place % 3 === 1
  return (
    <li>
      <Link href={story.path} className="no-underline">
        <BookCover
          title={<span lang={story.language}>{story.title}</span>}
          layout={story.imageUrl ? 'printed' : 'picture'}
          light={!story.imageUrl}
          className={cn(
            '[--w:clamp(190px,21vw,270px)] max-md:[--w:226px]',
            leans && 'origin-bottom-left -rotate-[2.5deg]',
            styles[`cloth${hash(story.id) % CLOTHS}`],
          )}
          picture={
            story.imageUrl && (
              <img src={story.imageUrl} alt="" width={1000} height={1000} loading="lazy" decoding="async" />
            )
          }
        />
      </Link>
      <div className={styles['ticket']}>
        <p
          className="mb-2.5 font-story text-[1rem] leading-[1.5] font-normal"
          lang={language}
          dir={direction(language)}
        >
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
