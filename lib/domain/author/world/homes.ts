// Where the child lives, where the request says so.
import { HOME_TYPES } from '../../story/lists'
import type { HomeType } from '../../story/lists'

export interface Home {
  id: HomeType
  /** "Behind {home.the}, there was ..." */
  the: string
  /** A word for going in: "back to the ..." */
  door: string
}

const TABLE: Record<HomeType, Omit<Home, 'id'>> = {
  house: { the: 'the house', door: 'the back door' },
  apartment: { the: 'the flats', door: 'the front door' },
  farm: { the: 'the farmhouse', door: 'the farmhouse door' },
  townhouse: { the: 'the row of houses', door: 'the front door' },
  caravan: { the: 'the caravan', door: 'the caravan door' },
  houseboat: { the: 'the boat shed', door: 'the cabin door' },
}

export function findHome(text: string | undefined): Home | undefined {
  const wanted = (text ?? '').trim().toLowerCase()
  const id = HOME_TYPES.find((h) => h === wanted)
  return id ? { id, ...TABLE[id] } : undefined
}
