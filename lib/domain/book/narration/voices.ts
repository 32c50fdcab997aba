// The narrators a listener chooses from, three women and three men in each language, and which of a device's voices speaks for each.
import type { Language } from '../../story/lists'

export type Gender = 'female' | 'male'
export interface NarrationVoice {
  id: string
  name: string
  gender: Gender
  language: Language
  displayName: string
}

/** A voice of the device, as browsers describe it. */
export interface DeviceVoice {
  name: string
  lang: string
  localService: boolean
  default: boolean
}

export const PITCH: Record<Gender, number> = { female: 1.1, male: 0.9 }

const NAMES: Record<Language, Record<Gender, readonly [string, string, string]>> = {
  en: { female: ['Matilda', 'Ruby', 'Grace'], male: ['Jack', 'Hamish', 'Tom'] },
  es: { female: ['Lucía', 'Carmen', 'Inés'], male: ['Mateo', 'Diego', 'Hugo'] },
  fr: { female: ['Camille', 'Manon', 'Louise'], male: ['Antoine', 'Jules', 'Léo'] },
  de: { female: ['Lena', 'Frieda', 'Marie'], male: ['Jonas', 'Emil', 'Paul'] },
  it: { female: ['Giulia', 'Chiara', 'Sofia'], male: ['Luca', 'Marco', 'Matteo'] },
  pt: { female: ['Beatriz', 'Inês', 'Leonor'], male: ['João', 'Tomás', 'Rui'] },
  zh: { female: ['小美', '文静', '晓兰'], male: ['志明', '家豪', '建国'] },
  ja: { female: ['美咲', '葵', '陽菜'], male: ['蓮', '大和', '翔'] },
  hi: { female: ['अनन्या', 'मीरा', 'प्रिया'], male: ['आरव', 'रोहन', 'कबीर'] },
  ar: { female: ['ليلى', 'مريم', 'نور'], male: ['عمر', 'يوسف', 'كريم'] },
}

/** A language's six narrators, women first. */
export function narrators(language: Language): NarrationVoice[] {
  const tongue = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return (['female', 'male'] as const).flatMap((gender) =>
    NAMES[language][gender].map((name, i) => ({
      id: `${language}-${gender}-${i + 1}`,
      name,
      gender,
      language,
      displayName: `${name} (${tongue})`,
    })),
  )
}

// Browsers don't tell a voice's gender; the names that Apple, Google, Microsoft and eSpeak give theirs do.
const WOMEN =
  /female|woman|samantha|karen|catherine|zira|susan|hazel|moira|tessa|fiona|victoria|allison|ava|serena|kate|aria|jenny|natasha|sonia|linda|heera|amelie|amélie|audrey|aurelie|aurélie|marie|julie|hortense|denise|monica|mónica|paulina|helena|sabina|laura|marisol|elvira|dalia|anna|petra|katja|hedda|alice|federica|elsa|isabella|luciana|joana|maria|francisca|raquel|ting-?ting|mei-?jia|sin-?ji|huihui|yaoyao|xiaoxiao|kyoko|o-ren|haruka|ayumi|nanami|lekha|kalpana|swara|laila|mariam|hoda|zariyah/i
const MEN =
  /\bmale|\bman\b|daniel|alex|fred|david|mark|george|james|lee|rishi|gordon|oliver|ryan|guy|william|thomas|nicolas|paul|claude|henri|jorge|diego|juan|pablo|carlos|alvaro|álvaro|stefan|markus|hans|yannick|conrad|luca|cosimo|diego|felipe|joaquim|daniel|antonio|li-?mu|kangkang|yunyang|yunxi|otoya|hattori|ichiro|keita|hemant|neel|madhur|maged|tarik|naayf|hamed/i

const genderOf = (voice: DeviceVoice): Gender | undefined =>
  WOMEN.test(voice.name) ? 'female' : MEN.test(voice.name) ? 'male' : undefined

/** A device's voices in a language, those that work without a network first. */
export const voicesIn = <Voice extends DeviceVoice>(language: Language, device: readonly Voice[]): Voice[] =>
  device
    .filter((voice) => voice.lang.toLowerCase().replace('_', '-').split('-')[0] === language)
    .sort((a, b) => Number(b.localService) - Number(a.localService) || Number(b.default) - Number(a.default))

/**
 * The device's voice for a narrator: of the narrator's gender as far as names tell, a different one for each narrator while there are
 * enough, else shared. Nothing when the device doesn't speak the language.
 */
export function deviceVoiceFor<Voice extends DeviceVoice>(
  narrator: NarrationVoice,
  device: readonly Voice[],
): Voice | undefined {
  const able = voicesIn(narrator.language, device)
  const fitting = able.filter((voice) => genderOf(voice) === narrator.gender)
  const unknown = able.filter((voice) => genderOf(voice) === undefined)
  const pool = fitting.length > 0 ? fitting : unknown.length > 0 ? unknown : able
  const place = Number(narrator.id.slice(-1)) - 1
  return pool[place % Math.max(1, pool.length)]
}

/** Whether each narrator of a language has a voice of its own on this device; where not, some differ in pitch at most. */
export function distinctVoices(language: Language, device: readonly DeviceVoice[]): number {
  return new Set(
    narrators(language)
      .map((narrator) => deviceVoiceFor(narrator, device)?.name)
      .filter((name) => name !== undefined),
  ).size
}
