// German declension: articles, pronouns and possessives by gender. A slot is written as its masculine form ({er},
// {ihn}, {bo.seinen}), which shows the case.
import type { Gender } from './kinds'

const FORMS: Record<string, Record<Gender, string>> = {
  er: { m: 'er', f: 'sie', n: 'es' },
  ihn: { m: 'ihn', f: 'sie', n: 'es' },
  ihm: { m: 'ihm', f: 'ihr', n: 'ihm' },
  der: { m: 'der', f: 'die', n: 'das' },
  den: { m: 'den', f: 'die', n: 'das' },
  dem: { m: 'dem', f: 'der', n: 'dem' },
}
/** The ending agrees with what is owned, the stem with the owner. */
const POSSESSIVE = /^sein(e|en|em|er|es)?$/

export const isPossessive = (form: string): boolean => POSSESSIVE.test(form)
export const isDeclined = (form: string): boolean => Object.hasOwn(FORMS, form) || isPossessive(form)

export function decline(form: string, gender: Gender): string {
  const ending = POSSESSIVE.exec(form)
  if (ending) return `${gender === 'f' ? 'ihr' : 'sein'}${ending[1] ?? ''}`
  return FORMS[form]?.[gender] ?? form
}

export type Case = 'der' | 'den' | 'dem'

/** "der braune Hund", "den braunen Hund", "dem schwarz-weißen Kaninchen". `stems`: adjectives without their ending. */
export function nounPhrase(form: Case, gender: Gender, stems: readonly string[], noun: string): string {
  const ending = form === 'der' || (form === 'den' && gender !== 'm') ? 'e' : 'en'
  return [decline(form, gender), ...(stems.length ? [`${stems.join('-')}${ending}`] : []), noun].join(' ')
}

/** "Kims", "Max’": a genitive after s, ß, x and z has only the apostrophe. `spelling` decides, `name` is printed. */
export const genitive = (name: string, spelling: string): string =>
  name + (/(?:s|ß|x|z|ce)$/i.test(spelling) ? '’' : 's')
