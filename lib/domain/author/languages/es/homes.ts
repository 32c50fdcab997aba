// Spanish words for the child's home.
import type { HomeType } from '../../../story/lists'

interface Home {
  /** Fits "Se oyó hasta ...". */
  the: string
  /** Fits "Kim está ...". */
  at: string
}

export const HOMES: Record<HomeType, Home> = {
  house: { the: 'la casa', at: 'en casa' },
  apartment: { the: 'el apartamento', at: 'en el apartamento' },
  farm: { the: 'la granja', at: 'en la granja' },
  townhouse: { the: 'la casa', at: 'en casa' },
  caravan: { the: 'la caravana', at: 'en la caravana' },
  houseboat: { the: 'la casa flotante', at: 'en la casa flotante' },
}
