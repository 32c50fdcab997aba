// French words for the child's home.
import type { HomeType } from '../../../story/lists'

interface Home {
  /** Fits "On l’entend ...". */
  jusque: string
  /** Fits "Kim est ...". */
  a: string
}

export const HOMES: Record<HomeType, Home> = {
  house: { jusque: 'jusqu’à la maison', a: 'à la maison' },
  apartment: { jusque: 'jusque dans l’appartement', a: 'à l’appartement' },
  farm: { jusque: 'jusqu’à la ferme', a: 'à la ferme' },
  townhouse: { jusque: 'jusqu’à la maison', a: 'à la maison' },
  caravan: { jusque: 'jusqu’à la caravane', a: 'dans la caravane' },
  houseboat: { jusque: 'jusqu’à la péniche', a: 'sur la péniche' },
}
