/** Longest title, in characters, that fits one line on a label; a second line would cover the face on the cover. */
const MAX_ON_LABEL = 9
/** Longest title, in characters, in large type. */
const MAX_IN_LARGE_TYPE = 14

/** How a visitor's own book shows its title: short ones on a label, the rest on cloth above the picture. */
export const coverLayout = (title: string): { layout: 'label' | 'cloth'; longTitle: boolean } => ({
  layout: title.length <= MAX_ON_LABEL ? 'label' : 'cloth',
  longTitle: title.length > MAX_IN_LARGE_TYPE,
})
