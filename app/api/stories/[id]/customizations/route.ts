import { customizationsBody } from '@/lib/domain/illustration/customizations-body'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import { route } from '@/lib/http/route'
import { requireOwner } from '@/lib/server/authorization/require-owner'
import { getDrawingBoard } from '@/lib/server/stories/get-drawing-board'
import { saveCustomizations } from '@/lib/server/stories/save-customizations'

export const POST = route({ body: customizationsBody, allow: requireOwner }, async ({ params, body, viewer, db }) =>
  saveCustomizations(db, { viewer, id: params['id'] ?? '', ...body }),
)

/** What the customizer starts from; for the owner only. */
export const GET = route({}, async ({ params, viewer, db }) => {
  const board = await getDrawingBoard(db, { viewer, id: params['id'] ?? '' })
  const namesOf = (kind: 'child' | 'pet') => board.members.flatMap((one) => (one.kind === kind ? [one.name] : []))
  const names = { childName: namesOf('child')[0] ?? '', petNames: namesOf('pet') }
  return { ...board, withPets: (await loadBookPhrases(board.language, names)).withPets }
})
