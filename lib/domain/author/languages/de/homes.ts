// German words for the child's home.
import type { HomeType } from '../../../story/lists'

interface Home {
  /** Fits "Man hörte es ...". */
  bis: string
}

export const HOMES: Record<HomeType, Home> = {
  house: { bis: 'bis zum Haus' },
  apartment: { bis: 'bis in die Wohnung' },
  farm: { bis: 'bis zum Bauernhof' },
  townhouse: { bis: 'bis zum Reihenhaus' },
  caravan: { bis: 'bis zum Wohnwagen' },
  houseboat: { bis: 'bis zum Hausboot' },
}
