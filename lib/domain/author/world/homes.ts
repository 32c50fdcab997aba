// The child's home: which settings are at home, and how a home that a buyer typed is recognised.
import { HOME_TYPES } from '../../story/lists'
import type { HomeType } from '../../story/lists'

/** Settings that count as at home, whatever the home is. */
export const AT_HOME: ReadonlySet<string> = new Set([
  'garden',
  'bedroom',
  'kitchen',
  'living-room',
  'bathroom',
  'hallway',
])

export function findHomeType(text: string | undefined): HomeType | undefined {
  const wanted = (text ?? '').trim().toLowerCase()
  return HOME_TYPES.find((h) => h === wanted)
}
