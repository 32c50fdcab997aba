// Spanish adjectives for the colours that a buyer can choose, and for what a buyer may type. They follow the noun.
import { colourFor, coloursOf } from '../romance/colours'
import type { Adjective, Colours } from '../romance/colours'
import type { Gender } from '../romance/nouns'

const DORADO: Adjective = ['dorado', 'dorada']
const ROJIZO: Adjective = ['rojizo', 'rojiza']
const TOSTADO: Adjective = ['tostado', 'tostada']

const COLOURS: Colours = {
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

/** In their masculine form, at most two. */
export const findColours = (typed: string | undefined): string[] => coloursOf(COLOURS, /,| and | y | e /, typed)

/** "negra", "blanca y negra" */
export const agreeingColours = (colours: readonly string[], gender: Gender): string =>
  colours.map((colour) => colourFor(COLOURS, colour, gender)).join(' y ')
