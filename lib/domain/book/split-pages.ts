// Splits stored text at the marker 'Page ', which older stories use on the download page: "Page 1: Once ... Page 2:
// ...".
const MARKER = 'Page '

/** Every non-empty piece between markers. Text without a marker is one page. */
export const splitAtMarker = (text: string): string[] =>
  text
    .split(MARKER)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

export interface Preview {
  pages: string[]
  more: number
}

/** The first `count` pages, and how many more there are. A story's own pages take precedence over the marker. */
export function previewPages(
  story: { pages: readonly { content: string }[]; storyContent: string },
  count: number,
): Preview {
  const all = story.pages.length > 0 ? story.pages.map((page) => page.content) : splitAtMarker(story.storyContent)
  return { pages: all.slice(0, count), more: Math.max(0, all.length - count) }
}
