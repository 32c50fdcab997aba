// Opens a built-in story in a language.
import type { Language, LifeSkill, ReadingLevel, WrittenStory } from '../../story/lists'
import { LANGUAGES, LIFE_SKILLS, READING_LEVELS } from '../../story/lists'
import { checkTemplate } from '../grammar/check'
import { checkFamily } from '../grammar/check-family'
import { parsePlan } from '../grammar/plan'
import { joinTemplate } from '../grammar/template'
import type { Template } from '../grammar/template'
import { TemplateError } from '../grammar/text'
import { parseWords } from '../grammar/words'
import { loadLanguage } from '../languages/load'
import type { StoryLanguage } from '../languages/language'
import { LIBRARY } from './stories'
import type { Story } from './stories'

export { LIBRARY } from './stories'

/**
 * Parses a plan and its words, and checks that they fit and have what every story of the library has for a family.
 * @throws TemplateError that lists every mistake
 */
export function openTemplate(planSource: string, wordsSource: string, language: StoryLanguage): Template {
  const plan = parsePlan(planSource)
  const words = parseWords(wordsSource)
  const template = joinTemplate(plan, words, language)
  const findings = [...checkTemplate(template, plan, words), ...checkFamily(plan, words)]
  if (findings.length) throw new TemplateError(`${template.id}, ${language.id}:\n${findings.join('\n')}`)
  return template
}

const languagesOf = (story: Story): Language[] => LANGUAGES.filter((language) => story.words[language])

/** The languages in which the built-in story of a skill and level is written; none if there is no such story. */
export function availableLanguages(skill: LifeSkill, level: ReadingLevel): Language[] {
  const story = LIBRARY[skill]?.[level]
  return story ? languagesOf(story) : []
}

/** The stories that are written in `language`; none for English, in which all are. */
export const writtenStories = (language: string): WrittenStory[] =>
  LIFE_SKILLS.flatMap((lifeSkill) =>
    READING_LEVELS.filter(
      (readingLevel) =>
        language !== 'en' && availableLanguages(lifeSkill, readingLevel).some((written) => written === language),
    ).map((readingLevel) => ({ lifeSkill, readingLevel })),
  )

const opened = new Map<Story['words']['en'], Template>()

/**
 * The story in `language` if it is written in it, else in English; undefined if there is no story for this skill and
 * level.
 */
export async function loadStory(
  skill: LifeSkill,
  level: ReadingLevel,
  language: Language = 'en',
): Promise<Template | undefined> {
  const story = LIBRARY[skill]?.[level]
  if (!story) return undefined
  const written = story.words[language] ? language : 'en'
  const fetchWords = story.words[written] ?? story.words.en
  const known = opened.get(fetchWords)
  if (known) return known
  const [{ plan }, { words }, storyLanguage] = await Promise.all([story.plan(), fetchWords(), loadLanguage(written)])
  const template = openTemplate(plan, words, storyLanguage)
  opened.set(fetchWords, template)
  return template
}
