// French adjectives for the colours that a buyer can choose, and for what a buyer may type. They follow the noun.
import { colourFor, coloursOf } from '../romance/colours'
import type { Adjective, Colours } from '../romance/colours'
import type { Gender } from '../romance/nouns'

const NOIR: Adjective = ['noir', 'noire']
const GRIS: Adjective = ['gris', 'grise']
const BLANC: Adjective = ['blanc', 'blanche']
const DORE: Adjective = ['doré', 'dorée']
const ROUX: Adjective = ['roux', 'rousse']
const BRUN: Adjective = ['brun', 'brune']
const VERT: Adjective = ['vert', 'verte']

const COLOURS: Colours = {
  black: NOIR,
  charcoal: ['gris foncé'],
  grey: GRIS,
  'blue-grey': ['gris-bleu'],
  silver: ['argenté', 'argentée'],
  white: BLANC,
  cream: ['crème'],
  fawn: ['fauve'],
  golden: DORE,
  sandy: ['sable'],
  palomino: DORE,
  ginger: ROUX,
  red: ROUX,
  tan: ['fauve'],
  bay: ['bai', 'baie'],
  chestnut: ['châtain'],
  brown: BRUN,
  chocolate: ['chocolat'],
  'seal brown': ['brun foncé'],
  lilac: ['lilas'],
  yellow: ['jaune'],
  orange: ['orange'],
  scarlet: ['rouge'],
  pink: ['rose'],
  purple: ['violet', 'violette'],
  blue: ['bleu', 'bleue'],
  'sky blue': ['bleu ciel'],
  turquoise: ['turquoise'],
  green: VERT,
  olive: ['vert olive'],
  // In French only.
  marron: ['marron'],
  beige: ['beige'],
  tigré: ['tigré', 'tigrée'],
  tacheté: ['tacheté', 'tachetée'],
}

/** In their masculine form, at most two. */
export const findColours = (typed: string | undefined): string[] => coloursOf(COLOURS, /,| and | et /, typed)

/** "noire"; two colours of one animal don't agree: "une chatte noir et blanc". */
export const agreeingColours = (colours: readonly string[], gender: Gender): string =>
  colours.length > 1 ? colours.join(' et ') : colours.map((colour) => colourFor(COLOURS, colour, gender)).join('')
