// Spanish adjectives for the colours that a buyer can choose, and for what a buyer may type. They follow the noun.
import type { Gender } from './kinds'

/** Masculine and feminine; one form where the colour never changes ("gris", "crema"). */
type Adjective = readonly [masculine: string, feminine?: string]

const DORADO: Adjective = ['dorado', 'dorada']
const ROJIZO: Adjective = ['rojizo', 'rojiza']
const TOSTADO: Adjective = ['tostado', 'tostada']

const TABLE: Record<string, Adjective> = {
  black: ['negro', 'negra'],
  charcoal: ['gris oscuro'],
  grey: ['gris'],
  'blue-grey': ['gris azulado'],
  silver: ['plateado', 'plateada'],
  white: ['blanco', 'blanca'],
  cream: ['crema'],
  fawn: TOSTADO,
  golden: DORADO,
  sandy: ['arena'],
  palomino: DORADO,
  ginger: ['naranja'],
  red: ROJIZO,
  tan: TOSTADO,
  bay: ['castaño', 'castaña'],
  chestnut: ['castaño', 'castaña'],
  brown: ['marrón'],
  chocolate: ['chocolate'],
  'seal brown': ['marrón oscuro'],
  lilac: ['lila'],
  yellow: ['amarillo', 'amarilla'],
  orange: ['naranja'],
  scarlet: ['rojo', 'roja'],
  pink: ['rosa'],
  purple: ['morado', 'morada'],
  blue: ['azul'],
  'sky blue': ['celeste'],
  turquoise: ['turquesa'],
  green: ['verde'],
  olive: ['verde oliva'],
  // In Spanish only.
  café: ['café'],
  gris: ['gris'],
  beige: ['beige'],
  rubio: ['rubio', 'rubia'],
  atigrado: ['atigrado', 'atigrada'],
  manchado: ['manchado', 'manchada'],
  rosado: ['rosado', 'rosada'],
  anaranjado: ['anaranjado', 'anaranjada'],
}
const SPANISH = new Map(Object.values(TABLE).flatMap((forms) => forms.map((form) => [form, forms] as const)))

/** In their masculine form, at most two; whatever is no colour is left to the picture. */
export const coloursOf = (typed: string | undefined): string[] =>
  (typed ?? '')
    .toLowerCase()
    .split(/,| and | y | e /)
    .flatMap((word) => (SPANISH.get(word.trim()) ?? TABLE[word.trim()])?.[0] ?? [])
    .filter((colour, i, all) => all.indexOf(colour) === i)
    .slice(0, 2)

/** "negra", "blanca y negra" */
export const agreeingColours = (colours: readonly string[], gender: Gender): string =>
  colours.map((colour) => (gender === 'f' ? (SPANISH.get(colour)?.[1] ?? colour) : colour)).join(' y ')
