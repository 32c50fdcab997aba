/** The pages of a printed book in the order in which they are bound: what is printed, and what its proof shows. */
type LeafKind =
  | 'title'
  | 'dedication'
  | 'cast'
  | 'giver'
  | 'story'
  | 'talk'
  | 'questions'
  | 'words'
  | 'table'
  | 'colour'
  | 'draw'
  | 'end'

/** `page`: of the story, from 1; the one that a picture to colour in repeats. */
export interface Leaf {
  kind: LeafKind
  page?: number
}

/** Pages of the story with a picture to colour in. */
const COLOURED = [3, 8, 13, 18]

/**
 * Something on every page. 24 pages: title, dedication, the twenty, questions, end. 32: also a portrait of everybody, a
 * page for the giver, four pictures to colour in, and one to draw. A book that a room made up together has its table.
 */
export function listLeaves(pages: 24 | 32, contents: { story: number; hasTable: boolean }): Leaf[] {
  const story = Array.from({ length: contents.story }, (_, i): Leaf => ({ kind: 'story', page: i + 1 }))
  const colour = COLOURED.map((page): Leaf => ({ kind: 'colour', page }))
  if (pages === 24)
    return [
      { kind: 'title' },
      { kind: 'dedication' },
      ...story,
      { kind: contents.hasTable ? 'table' : 'talk' },
      { kind: 'end' },
    ]
  return [
    { kind: 'title' },
    { kind: 'dedication' },
    { kind: 'cast' },
    { kind: 'giver' },
    ...story,
    { kind: 'questions' },
    { kind: 'words' },
    ...(contents.hasTable ? [{ kind: 'table' } as const, ...colour.slice(1)] : colour),
    { kind: 'draw' },
    { kind: 'end' },
  ]
}
