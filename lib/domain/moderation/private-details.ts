// What nobody should put into a children's book by accident: ways to find or reach the family.

export type PrivateRule = 'email' | 'link' | 'phone' | 'address'

const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u
const LINK = /\bhttps?:|\bwww\.|\b[\p{L}\p{N}-]+\.(?:com|net|org|info|io|app|xyz|me|tv|co|au|nz|uk|us|de|fr|es|it|br|cn|jp|in)(?:\b(?!\.?\p{L})|\/)/iu
/** 8 to 15 digits with the usual marks between them: shorter is a house number or a year, longer no telephone. */
const PHONE = /(?<![\p{N}.])\+?\(?\p{N}(?:[\s().-]{0,2}\p{N}){7,14}(?!\p{N})/u
const DATES = /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2}\b/g

/** Words that are hardly anything but streets, and words that are much else besides: those count only where written as a name. */
const STREET = /\b\d{1,5}[a-z]?(?:\/\d{1,5})?,?\s+(?:[\p{L}'’.-]+\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|crescent|cres|highway|hwy|terrace|tce|parade|pde|boulevard|blvd|esplanade|grove)\b/iu
const NAMED_STREET = /\b\d{1,5}[a-z]?(?:\/\d{1,5})?,?\s+(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}(?:Drive|Dr|Court|Ct|Place|Pl|Way|Close|Square|Circuit|Loop)\b/u
const STREET_FIRST = /\b(?:calle|avenida|avda|rue|via|viale|piazza|rua|plaza)\s+(?:[\p{L}'’.-]+\s+){0,4}\d{1,5}\b|\b\p{L}+(?:straße|strasse|gasse)\s+\d{1,5}\b|\b\d{1,5},?\s+(?:rue|avenue)\s+\p{L}/iu
const BOX = /\bp\.?\s?o\.?\s?box\s+\d+/iu

export function privateDetails(text: string): PrivateRule[] {
  const found: PrivateRule[] = []
  if (EMAIL.test(text)) found.push('email')
  else if (LINK.test(text)) found.push('link')
  if (PHONE.test(text.replace(DATES, ' '))) found.push('phone')
  if (STREET.test(text) || NAMED_STREET.test(text) || STREET_FIRST.test(text) || BOX.test(text)) found.push('address')
  return found
}
