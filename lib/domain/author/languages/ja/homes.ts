// Japanese words for the child's home.
import type { HomeType } from '../../../story/lists'

interface Home {
  /** Fits "...の なかで", "...まで". */
  the: string
  at: string
}

export const HOMES: Record<HomeType, Home> = {
  house: { the: 'おうち', at: 'おうちで' },
  apartment: { the: 'マンション', at: 'マンションで' },
  farm: { the: 'ぼくじょう', at: 'ぼくじょうで' },
  townhouse: { the: 'おうち', at: 'おうちで' },
  caravan: { the: 'キャンピングカー', at: 'キャンピングカーで' },
  houseboat: { the: 'ふねの おうち', at: 'ふねの おうちで' },
}
