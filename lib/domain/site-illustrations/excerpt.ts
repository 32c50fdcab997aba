/** What a card shows of a story: its first 150 code points and an ellipsis. */
const EXCERPT_LENGTH = 150

export const excerpt = (storyContent: string): string =>
  `${[...storyContent.replace(/\s+/g, ' ').trim()].slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`
