// Last pass over Spanish text: conjunctions, contractions, spaces, the commas of appositions, capitals, and speech.
// The source has plain quotes. Speech that opens a paragraph stands after a dash, as in Spanish books; a sound or a
// few words in the middle of one stand in « ».
import { contract, joinSounds } from './conjunction'

/** Speech with who says it: "Aquí", dice Kim. "Ven". The second part goes on after the one who speaks. */
const SPEECH = /^"([^"]*)"(,?)(?: ([^"]*?)([.,:]?) ?"([^"]*)"([.,]?))?/

/** "¡No!" and "No", with the mark that belongs to them. */
const asSaid = (spoken: string, mark: string) => spoken + (/[.!?…]$/.test(spoken) ? '' : mark)

/**
 * —Aquí —dice Kim. / —Aquí —dice Kim—. Ven. / —¡No! / —No. Nada.
 * Words that tell who speaks begin with a small letter.
 */
function withDash(paragraph: string): string {
  if (!paragraph.startsWith('"')) return paragraph
  const [whole, spoken = '', comma = '', teller = '', stop = '', more, end = ''] = SPEECH.exec(paragraph) ?? []
  if (whole === undefined) return paragraph
  const goesOn = more !== undefined && end !== ',' && /^\p{Ll}[^.!?]*$/u.test(teller)
  if (goesOn) return `—${spoken} —${teller}—${stop || '.'} ${asSaid(more, end)}${aside(paragraph.slice(whole.length))}`
  const rest = paragraph.slice(paragraph.indexOf('"', 1) + 1 + comma.length)
  if (/^ \p{Ll}/u.test(rest)) return `—${spoken} —${rest.trimStart()}`
  const mark = rest.startsWith('.') ? '.' : ''
  return `—${asSaid(spoken, mark)}${aside(rest.slice(mark.length))}`
}

/** A new sentence of the narrator after what was said has a dash of its own. */
const aside = (rest: string): string => rest.replace(/^ (?=\S)/, ' —')

/** What stands in quotes inside a paragraph. */
const inQuotes = (text: string) => text.replace(/(^|[\s(—¿¡])"/g, '$1«').replace(/"/g, '»')

/** After the end of a sentence, and at the start; "—¿Quién? —dice Kim" goes on. */
const OPENS_SENTENCE = /((?:^|(?<!\.\.)[.!?]»? |»\. )[—«]?[¿¡]*)(?<!\s—)(\p{Ll})/gu

export const normaliseText = (paragraph: string, spell: (mark: string) => string): string => {
  const even = paragraph
    .replace(/\s+/g, ' ')
    .replace(/'/g, '’')
    .replace(/ ([,.!?;:])(?!\.)/g, '$1')
    .replace(/([¿¡]) /g, '$1')
    // "Este es Rex, el perro,." and "Rex, el perro,, corre": the mark that follows ends the apposition.
    .replace(/,([,.!?;:])/g, '$1')
    .replace(/,"(?=[.,!?\s]|$)/g, '"')
    .trim()
  return inQuotes(withDash(contract(joinSounds(even, spell))))
    .replace(OPENS_SENTENCE, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ ?\.\.\./g, '…')
}
