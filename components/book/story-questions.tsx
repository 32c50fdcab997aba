import { useTranslations } from 'next-intl'
import type { Story } from '@/lib/domain/story/story'
import { direction } from '@/lib/i18n/locales'

/** The words and questions that the printed book has at its end. */
export function StoryQuestions({ story }: { story: Story }) {
  const t = useTranslations('story')
  if (story.words.length === 0 && story.questions.length === 0) return null
  const told = { lang: story.language, dir: direction(story.language) }
  return (
    <section className="story-talk">
      {story.words.length > 0 && (
        <div>
          <h2>{t('words')}</h2>
          <dl {...told}>
            {story.words.map(({ word, meaning }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {story.questions.length > 0 && (
        <div>
          <h2>{t('questions')}</h2>
          <ol {...told}>
            {story.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
