// What each control of the customizer does to what is chosen. Nothing chosen leaves no trace, so that Reset and a book
// never touched are the same.
import {
  FURNITURE_SIZE,
  type Customizations,
  type CustomizedCharacter,
  type Furniture,
  type FurnitureType,
} from '@/lib/domain/illustration/customizations'
import type { Who } from '@/lib/domain/illustration/direction'

export const EMPTY_CUSTOMIZATIONS: Customizations = { characters: [], furniture: [], colorScheme: null }
export type ColourPart = 'hairColor' | 'clothingColor' | 'skinTone'
export interface Place {
  x: number
  y: number
}
/** How far somebody may be moved by the sliders, in percent of the page. */
export const MAX_OFFSET = 60

const HERE: Place = { x: 0, y: 0 }
const NEW_PIECE: Place = { x: 50, y: 78 }
const PIECE_COLOURS: Record<FurnitureType, string> = {
  chair: '#d9823b',
  table: '#7d5236',
  sofa: '#3f6cc4',
  bookshelf: '#7d5236',
  lamp: '#f2ca3f',
  plant: '#5aa845',
}

export const characterOf = (chosen: Customizations, who: Who): CustomizedCharacter =>
  chosen.characters.find(({ id }) => id === who) ?? { id: who }
export const offsetOn = (chosen: Customizations, who: Who, page: number): Place =>
  characterOf(chosen, who).positions?.[String(page)] ?? HERE

function withCharacter(chosen: Customizations, character: CustomizedCharacter): Customizations {
  const others = chosen.characters.filter(({ id }) => id !== character.id)
  const { id: _id, positions, ...colours } = character
  const touched =
    Object.values(colours).some((colour) => colour !== undefined) || Object.keys(positions ?? {}).length > 0
  return { ...chosen, characters: touched ? [...others, character] : others }
}

/** Undefined: as drawn. */
export function withColour(
  chosen: Customizations,
  who: Who,
  part: ColourPart,
  colour: string | undefined,
): Customizations {
  const { [part]: _before, ...rest } = characterOf(chosen, who)
  return withCharacter(chosen, colour === undefined ? rest : { ...rest, [part]: colour })
}

/** To a tenth; and no minus nought, which JSON does not keep. */
const percent = (value: number, most: number): number =>
  Math.round(Math.max(-most, Math.min(most, value)) * 10) / 10 || 0

export function withOffset(chosen: Customizations, who: Who, page: number, { x, y }: Place): Customizations {
  const character = characterOf(chosen, who)
  const { [String(page)]: _before, ...others } = character.positions ?? {}
  const to = { x: percent(x, MAX_OFFSET), y: percent(y, MAX_OFFSET) }
  const positions = to.x === 0 && to.y === 0 ? others : { ...others, [String(page)]: to }
  const { positions: _all, ...rest } = character
  return withCharacter(chosen, Object.keys(positions).length > 0 ? { ...rest, positions } : rest)
}

/** @param id unlike any other piece's */
export const withFurniture = (chosen: Customizations, type: FurnitureType, id: string): Customizations => ({
  ...chosen,
  furniture: [
    ...chosen.furniture,
    {
      id,
      type,
      color: PIECE_COLOURS[type],
      position: { ...NEW_PIECE, x: NEW_PIECE.x - 30 + ((chosen.furniture.length * 23) % 70) },
      size: 1,
    },
  ],
})

export const withoutFurniture = (chosen: Customizations, id: string): Customizations => ({
  ...chosen,
  furniture: chosen.furniture.filter((piece) => piece.id !== id),
})

export function withFurnitureChange(
  chosen: Customizations,
  id: string,
  change: Partial<Pick<Furniture, 'color' | 'position' | 'size'>>,
): Customizations {
  const within = ({ x, y }: Place): Place => ({ x: Math.max(0, percent(x, 100)), y: Math.max(0, percent(y, 100)) })
  const tenth = (size: number) => Math.round(Math.max(FURNITURE_SIZE.min, Math.min(FURNITURE_SIZE.max, size)) * 10) / 10
  return {
    ...chosen,
    furniture: chosen.furniture.map((piece) =>
      piece.id === id
        ? {
            ...piece,
            ...change,
            ...(change.position ? { position: within(change.position) } : {}),
            ...(change.size === undefined ? {} : { size: tenth(change.size) }),
          }
        : piece,
    ),
  }
}
