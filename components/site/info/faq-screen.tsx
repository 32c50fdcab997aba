import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/site/json-ld'
import { questionsData } from '@/components/site/structured-data'
import { Section } from '@/components/ui/section'
import './info.css'
import { InfoTop } from './info-top'
import { plain, RICH } from './rich'

const GROUPS = [
  ['book', ['what', 'ages', 'animals', 'language']],
  ['buying', ['cost', 'account', 'code', 'print']],
  ['private', ['seen', 'photo', 'kept']],
  ['trouble', ['missing', 'wrong']],
] as const

export async function FaqScreen() {
  const t = await getTranslations('faq')
  const asked = GROUPS.flatMap(([, questions]) =>
    questions.map((question) => ({ question: t(question), answer: t.markup(`${question}Text`, plain) })),
  )
  return (
    <>
      <InfoTop tone="sun" title={t('title')} lead={t.rich('lead', RICH)} figures="asking" />
      <Section tone="paper" edge="c" className="info-first info-end">
        <div className="wrap">
          {GROUPS.map(([group, questions]) => (
            <section key={group} className="faq-group" aria-labelledby={`faq-${group}`}>
              <h2 id={`faq-${group}`}>{t(group)}</h2>
              <div>
                {questions.map((question) => (
                  <details key={question} className="faq-item">
                    <summary>{t(question)}</summary>
                    <p>{t.rich(`${question}Text`, RICH)}</p>
                  </details>
                ))}
              </div>
            </section>
          ))}
        </div>
      </Section>
      <JsonLd data={questionsData(asked)} />
    </>
  )
}
