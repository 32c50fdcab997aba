// The languages that stories are written in, each imported when first needed.
import type { Language } from '../../story/lists'
import type { StoryLanguage } from './language'

const STORY_LANGUAGES: Partial<Record<Language, () => Promise<{ language: StoryLanguage }>>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
}

export async function loadLanguage(id: Language): Promise<StoryLanguage> {
  const load = STORY_LANGUAGES[id]
  if (!load) throw new RangeError(`stories have no grammar of ${id}`)
  return (await load()).language
}
