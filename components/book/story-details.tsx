import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { cn } from '@/components/ui/cn'
import { FIT_TEXT, longest, longestWord } from '@/components/ui/fit-words'
import type { Story } from '@/lib/domain/story/story'
import { useStoryFacts } from './story-facts'

/** A longer word of a value gets a line of its own on a phone, under its label. */
const MOST_LETTERS_BESIDE = 11
const BELOW = 'max-sm:col-span-full'

/** Everything that the story was made of, as far as it was chosen. */
export function StoryDetails({ story }: { story: Story }) {
  const t = useTranslations('story.details')
  const facts = useStoryFacts(story)
  /** `begins`: a pet, with what follows of it. */
  const rows: [label: string, value: string | null, begins?: boolean][] = [
    [t('child'), story.childName],
    [t('age'), t('years', { age: story.childAge })],
    ...story.pets.flatMap((pet, i): typeof rows => [
      [t('pet'), pet.name, true],
      [t('type'), facts.types[i] ?? pet.type],
      [t('breed'), pet.breed],
      [t('colours'), facts.colours[i] ?? pet.colors],
    ]),
    [t('lifeSkill'), facts.lifeSkill, true],
    [t('location'), facts.location],
    [t('event'), facts.event],
    [t('home'), facts.home],
  ]
  return (
    <section className="bg-paper px-6.5 pt-5.5 pb-7 shadow-page" aria-labelledby="story-details">
      <h2 id="story-details" className="mb-s3 text-d-m">
        {t('title')}
      </h2>
      <dl className="grid grid-cols-[fit-content(35%)_minmax(0,1fr)] gap-x-3.5 gap-y-2 wrap-anywhere xs:grid-cols-[fit-content(45%)_minmax(0,1fr)] xs:gap-x-5">
        {rows
          .filter((row): row is [string, string, boolean?] => Boolean(row[1]))
          .map(([label, value, begins], i) => {
            const below = longestWord(value) > MOST_LETTERS_BESIDE
            return (
              <Fragment key={i}>
                <dt className={cn('text-ink-soft', begins && 'mt-2.5', below && cn(BELOW, 'max-sm:-mb-2'))}>{label}</dt>
                <dd
                  className={cn('font-heavy', begins && (below ? 'sm:mt-2.5' : 'mt-2.5'), below && cn(BELOW, FIT_TEXT))}
                  style={longest(value)}
                >
                  {value}
                </dd>
              </Fragment>
            )
          })}
      </dl>
    </section>
  )
}
