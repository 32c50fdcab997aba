// English words for the child's home, if the request names one.
import type { HomeType } from '../../../story/lists'

interface Home {
  /** "Behind {home.the}, there was ..." */
  the: string
  /** Fits "back to the ...". */
  door: string
  /** The family's word for it, fits "all over ...". */
  own: string
  /** Fits "There was no signal ...". */
  at: string
}

export const HOMES: Record<HomeType, Home> = {
  house: { the: 'the house', door: 'the back door', own: 'the house', at: 'in the house' },
  apartment: { the: 'the flats', door: 'the front door', own: 'the flat', at: 'in the flat' },
  farm: { the: 'the farmhouse', door: 'the farmhouse door', own: 'the farmhouse', at: 'at the farm' },
  townhouse: { the: 'the row of houses', door: 'the front door', own: 'the townhouse', at: 'in the townhouse' },
  caravan: { the: 'the caravan', door: 'the caravan door', own: 'the caravan', at: 'in the caravan' },
  houseboat: { the: 'the boat shed', door: 'the cabin door', own: 'the houseboat', at: 'on the houseboat' },
}
