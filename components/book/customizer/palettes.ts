// Colours that a buyer may give, each with its key among the messages.
import { HAIR_COLOURS_OF, SKIN_COLOURS } from '@/lib/domain/illustration/child/tones'
import { HAIR_COLOURS, SKINS } from '@/lib/domain/illustration/look'

export interface Offered {
  key:
    | `skins.${(typeof SKINS)[number]}`
    | `hairColours.${(typeof HAIR_COLOURS)[number]}`
    | `colours.${keyof typeof CLOTH}`
    | `colours.${keyof typeof COAT}`
  colour: string
}

const CLOTH = {
  red: '#c2483c',
  orange: '#e07b39',
  yellow: '#f2ca3f',
  green: '#4f9a5b',
  teal: '#2f8f8a',
  blue: '#3f6cc4',
  sky: '#7fb9e6',
  purple: '#7d54ae',
  pink: '#e58aa5',
  brown: '#7d5236',
  white: '#f7f3ea',
  black: '#35333c',
} as const
const COAT = {
  black: '#35333c',
  grey: '#9a9aa3',
  white: '#f7f3ea',
  cream: '#f0e2c4',
  golden: '#e0ad5a',
  ginger: '#d9823b',
  brown: '#7d5236',
  chocolate: '#553626',
  blue: '#3f6cc4',
  green: '#5aa845',
  pink: '#eda6b4',
} as const

const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table).filter((key): key is keyof T & string => key in table)

export const SKIN_PALETTE: readonly Offered[] = SKINS.map((skin) => ({
  key: `skins.${skin}`,
  colour: SKIN_COLOURS[skin],
}))
export const HAIR_PALETTE: readonly Offered[] = HAIR_COLOURS.map((hair) => ({
  key: `hairColours.${hair}`,
  colour: HAIR_COLOURS_OF[hair],
}))
export const CLOTH_PALETTE: readonly Offered[] = keysOf(CLOTH).map((key) => ({
  key: `colours.${key}`,
  colour: CLOTH[key],
}))
export const COAT_PALETTE: readonly Offered[] = keysOf(COAT).map((key) => ({
  key: `colours.${key}`,
  colour: COAT[key],
}))
