// The back matter of a room's book.
import type { Manuscript } from '../../story/manuscript'
import { giversOf, properName } from './people'
import type { WeaveIdea } from './request'

/** @param atTheBack ideas that the pages don't tell, or not to their end */
export const makeTable = (
  used: readonly WeaveIdea[],
  atTheBack: readonly WeaveIdea[],
): NonNullable<Manuscript['table']> => ({
  quoted: atTheBack.map(({ giver, content }) => ({ giver: properName(giver), content })),
  credits: giversOf(used).map((giver) => ({
    giver,
    ideas: used.filter((idea) => properName(idea.giver) === giver).length,
  })),
})
