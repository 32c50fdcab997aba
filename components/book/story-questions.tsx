import { useTranslations } from 'next-intl'
import { joinNames } from '@/lib/domain/book/phrases'
import type { Story } from '@/lib/domain/story/story'
import { direction } from '@/lib/i18n/locales'

/** The words and questions that the printed book has at its end. */
export function StoryQuestions({ story }: { story: Story }) {
  const t = useTranslations('story')
  const { table } = story
  if (story.words.length === 0 && story.questions.length === 0 && !table) return null
  const inStoryLanguage = { lang: story.language, dir: direction(story.language) }
  return (
    <section className="grid gap-s5 font-story">
      {story.words.length > 0 && (
        <div>
          <h2 className="mb-s3 text-d-m">{t('words')}</h2>
          <dl className="grid gap-2.5" {...inStoryLanguage}>
            {story.words.map(({ word, meaning }) => (
              <div key={word}>
                <dt className="inline font-bold after:content-[':_']">{word}</dt>
                <dd className="inline">{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {story.questions.length > 0 && (
        <div>
          <h2 className="mb-s3 text-d-m">{t('questions')}</h2>
          <ol className="grid list-decimal gap-2.5 ps-[1.4em]" {...inStoryLanguage}>
            {story.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      )}
      {table && table.quoted.length > 0 && (
        <div>
          <h2 className="mb-s3 text-d-m">{t('alsoSaid')}</h2>
          <dl className="grid gap-2.5">
            {table.quoted.map(({ giver, content }, i) => (
              <div key={i}>
                <dt className="inline font-bold after:content-[':_']" dir="auto">
                  {giver}
                </dt>
                <dd className="inline" dir="auto">
                  {content}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {table && (
        <div>
          <h2 className="mb-s3 text-d-m">{t('madeUpBy')}</h2>
          <p>
            {joinNames(
              table.credits.map(({ giver }) => giver),
              story.language,
            )}
          </p>
        </div>
      )}
    </section>
  )
}
