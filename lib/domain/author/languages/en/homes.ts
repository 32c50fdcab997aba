// Facts about the child's home for the stories, if the request names one.
import { HOME_TYPES } from '../../story/lists'
import type { HomeType } from '../../story/lists'

export interface Home {
  id: HomeType
  /** "Behind {home.the}, there was ..." */
  the: string
  /** Fits "back to the ...". */
  door: string
  /** The family's word for it, fits "all over ...". */
  own: string
  /** Fits "There was no signal ...". */
  at: string
}

const TABLE: Record<HomeType, Omit<Home, 'id'>> = {
  house: { the: 'the house', door: 'the back door', own: 'the house', at: 'in the house' },
  apartment: { the: 'the flats', door: 'the front door', own: 'the flat', at: 'in the flat' },
  farm: { the: 'the farmhouse', door: 'the farmhouse door', own: 'the farmhouse', at: 'at the farm' },
  townhouse: { the: 'the row of houses', door: 'the front door', own: 'the townhouse', at: 'in the townhouse' },
  caravan: { the: 'the caravan', door: 'the caravan door', own: 'the caravan', at: 'in the caravan' },
  houseboat: { the: 'the boat shed', door: 'the cabin door', own: 'the houseboat', at: 'on the houseboat' },
}

/** Settings that count as at home, whatever the home is. */
export const AT_HOME: ReadonlySet<string> = new Set([
  'garden',
  'bedroom',
  'kitchen',
  'living-room',
  'bathroom',
  'hallway',
])

export function findHome(text: string | undefined): Home | undefined {
  const wanted = (text ?? '').trim().toLowerCase()
  const id = HOME_TYPES.find((h) => h === wanted)
  return id ? { id, ...TABLE[id] } : undefined
}
