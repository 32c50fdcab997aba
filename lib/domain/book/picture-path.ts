/** Page 0 is the cover; 1 to 20 are the story's pages. */
export const COVER_PAGE = 0
/** A picture's address never shows another picture: the version grows with every change that can be seen. */
export const picturePath = (storyId: string, page: number, version: number): string =>
  `/api/stories/${storyId}/pages/${page}/picture.svg?v=${version}`
