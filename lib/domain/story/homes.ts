// The child's homes: a home sets the first and last pages of many stories.
import type { HomeType } from './lists'

export interface Home {
  id: HomeType
  name: string
  /** A noun phrase that follows "in" or "on": 'a house with a garden'. */
  phrase: string
  at: 'in' | 'on'
}

export const HOMES: readonly Home[] = [
  { id: 'house', name: 'House', phrase: 'a house with a garden', at: 'in' },
  { id: 'apartment', name: 'Apartment', phrase: 'an apartment up the stairs', at: 'in' },
  { id: 'farm', name: 'Farm', phrase: 'a farm with a long track', at: 'on' },
  { id: 'townhouse', name: 'Townhouse', phrase: 'a townhouse in a row', at: 'in' },
  { id: 'caravan', name: 'Caravan', phrase: 'a caravan with a striped awning', at: 'in' },
  { id: 'houseboat', name: 'Houseboat', phrase: 'a houseboat on the river', at: 'on' },
]
