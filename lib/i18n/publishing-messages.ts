import { createTranslator } from 'use-intl/core'
import type operators from '@/messages/en/operators.json'
import type { Language } from '../domain/languages'
import { ageRange } from '../domain/publishing/kdp-metadata'
import { familyNames, type BookFacts, type MetadataPhrases } from '../domain/publishing/write-metadata'
import { LIFE_SKILLS } from '../domain/story/lists'
import { loadSiteMessages } from './messages'

const loadOperatorMessages = async (language: Language): Promise<typeof operators> =>
  (await import(`../../messages/${language}/operators.json`)).default

/** The phrases of a book's publishing metadata in its language. */
export async function loadMetadataPhrases(facts: BookFacts): Promise<MetadataPhrases> {
  const { language } = facts
  const [messages, site] = await Promise.all([loadOperatorMessages(language), loadSiteMessages(language)])
  const t = createTranslator({ locale: language, messages, namespace: 'operators.kdp.book' })
  const labels = createTranslator({ locale: language, messages: site, namespace: 'create' })
  const { min, max } = ageRange(facts.childAge)
  const skill = LIFE_SKILLS.find((one) => one === facts.lifeSkill)
  const theme = skill ? labels(`skills.${skill}`) : t('growing')
  const kinds = [...new Set(facts.pets.map(({ type }) => type))].filter((type) => type !== 'Other')
  return {
    subtitle: t('subtitle', { theme, min, max }),
    hook: t('hook', { names: familyNames(facts) }),
    points: [t('pictures'), t('theme', { theme }), t('questions'), t('words')],
    keywords: [
      ...kinds.slice(0, 2).map((type) => t('keyword.pet', { pet: labels(`petTypes.${type}`) })),
      theme,
      t('keyword.ages', { min, max }),
      t('keyword.aloud'),
      t('keyword.feelings'),
      t('keyword.animals'),
      t('keyword.gift'),
      t('keyword.picture'),
    ],
  }
}
