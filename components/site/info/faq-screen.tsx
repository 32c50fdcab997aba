import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/site/json-ld'
import { questionsData } from '@/components/site/structured-data'
import { Question } from '@/components/site/question'
import { InfoSection } from './info-section'
import { InfoTop } from './info-top'
import { plain, RICH } from './rich'

const GROUPS = [
  ['book', ['what', 'ages', 'animals', 'language', 'sight']],
  ['buying', ['cost', 'account', 'code', 'print']],
  ['private', ['seen', 'photo', 'kept']],
  ['trouble', ['missing', 'wrong']],
] as const

export async function FaqScreen() {
  const t = await getTranslations('faq')
  const questions = GROUPS.flatMap(([, group]) =>
    group.map((question) => ({ question: t(question), answer: t.markup(`${question}Text`, plain) })),
  )
  return (
    <>
      <InfoTop tone="sun" title={t('title')} lead={t.rich('lead', RICH)} figures="asking" />
      <InfoSection tone="paper" edge="c" last>
        <div className="wrap">
          {GROUPS.map(([group, questions]) => (
            <section
              key={group}
              className="grid grid-cols-1 gap-x-[clamp(24px,4vw,60px)] gap-y-2.5 py-7.5 not-first:border-t-3 not-first:border-dotted not-first:border-[#b9c4c2] md:grid-cols-[minmax(min-content,1fr)_minmax(0,2.2fr)]"
              aria-labelledby={`faq-${group}`}
            >
              <h2 id={`faq-${group}`} className="text-d-m">
                {t(group)}
              </h2>
              <div>
                {questions.map((question) => (
                  <Question key={question} question={t(question)}>
                    {t.rich(`${question}Text`, RICH)}
                  </Question>
                ))}
              </div>
            </section>
          ))}
        </div>
      </InfoSection>
      <JsonLd data={questionsData(questions)} />
    </>
  )
}
