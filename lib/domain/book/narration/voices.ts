// The narrators a listener chooses from, three women and three men in each language, and which of a device's voices
// speaks for each.
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

/** A language's narrators by gender and number, as `messages/<language>/book.json` names them. */
export type NarratorNames = Record<`${Gender}${1 | 2 | 3}`, string>

/** A language's six narrators, women first. */
export function narrators(language: Language, names: NarratorNames): NarrationVoice[] {
  const languageName = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return (['female', 'male'] as const).flatMap((gender) =>
    ([1, 2, 3] as const).map((number) => {
      const name = names[`${gender}${number}`]
      return { id: `${language}-${gender}-${number}`, name, gender, language, displayName: `${name} (${languageName})` }
    }),
  )
}

// Browsers don't tell a voice's gender; the names that Apple, Google, Microsoft and eSpeak give theirs do.
const WOMEN = new RegExp(
  'female|woman|samantha|karen|catherine|zira|susan|hazel|moira|tessa|fiona|victoria|allison|ava|serena' +
    '|kate|aria|jenny|natasha|sonia|linda|heera|amelie|amélie|audrey|aurelie|aurélie|marie|julie|hortense' +
    '|denise|monica|mónica|paulina|helena|sabina|laura|marisol|elvira|dalia|anna|petra|katja|hedda|alice' +
    '|federica|elsa|isabella|luciana|joana|maria|francisca|raquel|ting-?ting|mei-?jia|sin-?ji|huihui' +
    '|yaoyao|xiaoxiao|kyoko|o-ren|haruka|ayumi|nanami|lekha|kalpana|swara|laila|mariam|hoda|zariyah',
  'i',
)
const MEN = new RegExp(
  '\\bmale|\\bman\\b|daniel|alex|fred|david|mark|george|james|lee|rishi|gordon|oliver|ryan|guy|william' +
    '|thomas|nicolas|paul|claude|henri|jorge|diego|juan|pablo|carlos|alvaro|álvaro|stefan|markus|hans' +
    '|yannick|conrad|luca|cosimo|diego|felipe|joaquim|daniel|antonio|li-?mu|kangkang|yunyang|yunxi|otoya' +
    '|hattori|ichiro|keita|hemant|neel|madhur|maged|tarik|naayf|hamed',
  'i',
)

const genderOf = (voice: DeviceVoice): Gender | undefined =>
  WOMEN.test(voice.name) ? 'female' : MEN.test(voice.name) ? 'male' : undefined

/** A device's voices in a language, those that work without a network first. */
export const voicesIn = <Voice extends DeviceVoice>(language: Language, device: readonly Voice[]): Voice[] =>
  device
    .filter((voice) => voice.lang.toLowerCase().replace('_', '-').split('-')[0] === language)
    .sort((a, b) => Number(b.localService) - Number(a.localService) || Number(b.default) - Number(a.default))

/**
 * The device's voice for a narrator: of the narrator's gender as far as names tell, a different one for each narrator
 * while there are enough, else shared. Nothing when the device doesn't speak the language.
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

/**
 * How many different voices of this device speak for the narrators; where they share one, some differ in pitch at
 * most.
 */
export const distinctVoices = (narrators: readonly NarrationVoice[], device: readonly DeviceVoice[]): number =>
  new Set(narrators.map((narrator) => deviceVoiceFor(narrator, device)?.name).filter((name) => name !== undefined)).size
