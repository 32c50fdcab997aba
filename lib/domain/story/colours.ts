// The coat, feather and scale colours that a buyer can choose, by animal. Up to three per pet: primary, secondary,
// accent.
import { type PetType } from './lists'

export const COLOURS_AT_MOST = 3

export interface AnimalColour {
  id: string
  name: string
  /** '#rrggbb' */
  hex: string
  types: readonly PetType[]
}

const FUR: readonly PetType[] = ['Dog', 'Cat', 'Rabbit', 'Guinea Pig', 'Hamster', 'Horse', 'Animal Toy', 'Other']
const BRIGHT: readonly PetType[] = ['Bird', 'Fish', 'Animal Toy', 'Other']

export const ANIMAL_COLOURS: readonly AnimalColour[] = [
  { id: 'black', name: 'Black', hex: '#35333c', types: [...FUR, 'Bird', 'Fish', 'Lizard'] },
  { id: 'charcoal', name: 'Charcoal', hex: '#55545e', types: ['Dog', 'Cat', 'Horse'] },
  { id: 'grey', name: 'Grey', hex: '#9a9aa3', types: [...FUR, 'Bird', 'Fish', 'Lizard'] },
  { id: 'blue-grey', name: 'Blue-Grey', hex: '#8593a3', types: ['Dog', 'Cat', 'Rabbit'] },
  {
    id: 'silver',
    name: 'Silver',
    hex: '#c9cbd0',
    types: ['Dog', 'Cat', 'Rabbit', 'Guinea Pig', 'Hamster', 'Horse', 'Fish'],
  },
  { id: 'white', name: 'White', hex: '#f7f3ea', types: [...FUR, 'Bird', 'Fish', 'Lizard'] },
  { id: 'cream', name: 'Cream', hex: '#f0e2c4', types: [...FUR, 'Bird', 'Lizard'] },
  { id: 'fawn', name: 'Fawn', hex: '#dcbb8b', types: ['Dog', 'Cat', 'Rabbit', 'Hamster', 'Lizard'] },
  {
    id: 'golden',
    name: 'Golden',
    hex: '#e0ad5a',
    types: ['Dog', 'Cat', 'Guinea Pig', 'Hamster', 'Animal Toy', 'Other', 'Fish'],
  },
  { id: 'sandy', name: 'Sandy', hex: '#cfa56c', types: ['Dog', 'Rabbit', 'Hamster', 'Lizard'] },
  { id: 'palomino', name: 'Palomino', hex: '#d9a75a', types: ['Horse'] },
  { id: 'ginger', name: 'Ginger', hex: '#d9823b', types: ['Cat', 'Guinea Pig', 'Rabbit', 'Animal Toy', 'Other'] },
  { id: 'red', name: 'Red', hex: '#9c4a26', types: ['Dog'] },
  { id: 'tan', name: 'Tan', hex: '#b98552', types: ['Dog', 'Guinea Pig', 'Hamster', 'Lizard'] },
  { id: 'bay', name: 'Bay', hex: '#9a5330', types: ['Horse'] },
  { id: 'chestnut', name: 'Chestnut', hex: '#8a4a2b', types: ['Horse', 'Rabbit', 'Dog'] },
  { id: 'brown', name: 'Brown', hex: '#7d5236', types: [...FUR, 'Bird', 'Lizard'] },
  { id: 'chocolate', name: 'Chocolate', hex: '#553626', types: ['Dog', 'Cat', 'Rabbit', 'Guinea Pig', 'Horse'] },
  { id: 'seal', name: 'Seal Brown', hex: '#4a3a35', types: ['Cat'] },
  { id: 'lilac', name: 'Lilac', hex: '#c7b3b8', types: ['Cat', 'Rabbit'] },
  { id: 'yellow', name: 'Yellow', hex: '#f2ca3f', types: [...BRIGHT, 'Lizard'] },
  { id: 'orange', name: 'Orange', hex: '#ee8a34', types: [...BRIGHT, 'Lizard'] },
  { id: 'scarlet', name: 'Scarlet', hex: '#cf3f33', types: BRIGHT },
  { id: 'pink', name: 'Pink', hex: '#eda6b4', types: BRIGHT },
  { id: 'purple', name: 'Purple', hex: '#7d54ae', types: ['Fish', 'Animal Toy', 'Other'] },
  { id: 'blue', name: 'Blue', hex: '#3f6cc4', types: BRIGHT },
  { id: 'sky-blue', name: 'Sky Blue', hex: '#7fb9e6', types: BRIGHT },
  { id: 'turquoise', name: 'Turquoise', hex: '#3aa7a3', types: ['Bird', 'Fish', 'Animal Toy', 'Other'] },
  { id: 'green', name: 'Green', hex: '#5aa845', types: [...BRIGHT, 'Lizard'] },
  { id: 'olive', name: 'Olive', hex: '#87894a', types: ['Lizard'] },
]

export const coloursOf = (type: PetType): AnimalColour[] =>
  ANIMAL_COLOURS.filter((colour) => colour.types.includes(type))
export const animalColourNamed = (name: string): AnimalColour | undefined =>
  ANIMAL_COLOURS.find((colour) => colour.name.toLowerCase() === name.toLowerCase())
export const animalColour = (id: string): AnimalColour | undefined => ANIMAL_COLOURS.find((colour) => colour.id === id)
