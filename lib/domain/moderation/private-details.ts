// Private details that should not end up in a children's book: ways to find or reach the family.

import { visibleText } from './fold'

export type PrivateRule = 'email' | 'link' | 'phone' | 'address'

const EMAIL =
  /[^\s@]{1,64}@[^\s@]{1,190}\.\p{L}{2,}|\b[\p{L}\p{N}._-]{1,64}\s?[([]?\s?at\s?[)\]]?\s?[\p{L}\p{N}-]{1,63}\s?[([]?\s?dot\s?[)\]]?\s?(?:com|net|org|info|io|me|co|au|nz|uk|de|fr|es|it|br|cn|jp|in)\b/iu
const LINK =
  /\bhttps?:|\bwww\.|\b[\p{L}\p{N}-]{1,63}\.(?:com|net|org|info|io|app|xyz|me|tv|co|au|nz|uk|us|de|fr|es|it|br|cn|jp|in)(?:\b(?!\.?\p{L})|\/)|(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}|(?:微信|QQ|LINE)\s?(?:号|ID)/iu
/** Phone numbers: 8 to 15 digits with the usual separators. Shorter numbers are house numbers or years. */
const PHONE = /(?<![\p{N}.])\+?\(?\p{N}(?:[\s().•·*_/|-]{0,3}\p{N}){7,14}(?!\p{N})/u
const DATES = /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2}\b/g

/** Street words: those that mean little else, and ambiguous ones, which count only when capitalised like a name. */
const STREET =
  /\b\d{1,5}[a-z]?(?:\/\d{1,5})?,?\s+(?:[\p{L}'’.-]+\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|crescent|cres|highway|hwy|terrace|tce|parade|pde|boulevard|blvd|esplanade|grove)\b/iu
const NAMED_STREET =
  /\b\d{1,5}[a-z]?(?:\/\d{1,5})?,?\s+(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}(?:Drive|Dr|Court|Ct|Place|Pl|Way|Close|Square|Circuit|Loop)\b/u
const STREET_FIRST =
  /\b(?:calle|avenida|avda|rue|via|viale|piazza|rua|plaza)\s+(?:[\p{L}'’.-]+,?\s+){0,4}\d{1,5}\b|\b\p{L}+(?:straße|strasse|gasse)\s+\d{1,5}\b|\b\d{1,5},?\s+(?:rue|avenue)\s+\p{L}/iu
/** Chinese, Japanese, Hindi, Arabic. */
const STREET_ELSEWHERE =
  /\p{Script=Han}(?:路|街|大道|巷|胡同)\s?\p{N}{1,5}\s?[号號]|[都道府県市区町村][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{0,8}\s?\p{N}{1,4}(?:丁目|番地|[-−ー]\p{N}{1,4})|(?:रोड|मार्ग|गली|सड़क|मकान)\s?(?:नंबर|संख्या|नं\.?)?,?\s\p{N}{1,5}|(?<!\p{L})(?:شارع|طريق)\s(?:\p{L}+\s){1,4}\p{N}{1,5}|\p{N}{1,5}،?\s(?:شارع|طريق)\s\p{L}/u
/** "Smith Street 12". */
const STREET_THEN_NUMBER =
  /\b\p{Lu}[\p{L}'’-]{1,40} (?:Street|St|Road|Rd|Avenue|Ave|Lane|Crescent|Terrace|Parade|Drive|Court) \d{1,5}\b/u
const BOX = /\bp\.?\s?o\.?\s?box\s+\d+/iu

/** Full-width characters count as their ASCII forms, and a dot in brackets as a dot. */
const plainly = (text: string): string =>
  visibleText(text)
    .replace(/(?<=[a-z\d])。(?=[a-z])/giu, '.')
    .replace(/(?<=[a-z\d])\s?[([{]\s?(?:\.|dot)\s?[)\]}]\s?(?=[a-z])/giu, '.')

export function findPrivateDetails(typed: string): PrivateRule[] {
  const text = plainly(typed)
  const found: PrivateRule[] = []
  if (EMAIL.test(text)) found.push('email')
  else if (LINK.test(text)) found.push('link')
  if (PHONE.test(text.replace(DATES, ' '))) found.push('phone')
  if (
    STREET.test(text) ||
    NAMED_STREET.test(text) ||
    STREET_FIRST.test(text) ||
    STREET_THEN_NUMBER.test(text) ||
    STREET_ELSEWHERE.test(text) ||
    BOX.test(text)
  )
    found.push('address')
  return found
}
