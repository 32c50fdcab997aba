/** Letters that stand in one line on a pasted label; a second line would lie over the face of whoever is on the cover. */
const MAX_ON_LABEL = 9
/** Letters of a title in large type. */
const MAX_IN_LARGE_TYPE = 14

/** How a book of one's own bears its title: short ones on a label, the rest on cloth above the picture. */
export const coverLayout = (title: string): { layout: 'label' | 'cloth'; longTitle: boolean } => ({
  layout: title.length <= MAX_ON_LABEL ? 'label' : 'cloth',
  longTitle: title.length > MAX_IN_LARGE_TYPE,
})
