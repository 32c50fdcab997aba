/** Page 0 is the cover; 1 to 20 are the story's pages. */
export const COVER_PAGE = 0
/** After the story's last page: the family under "The End". */
export const END_PAGE = 21
/** A picture's address is immutable: `version` grows with every visible change. */
export const picturePath = (storyId: string, page: number, version: number): string =>
  `/api/stories/${storyId}/pages/${page}/picture.svg?v=${version}`

/**
 * What a picture that fills its page is composed for: square paper, a phone held upright, both pages of an open book.
 * And the story's thing alone, for a page with one line.
 */
export const PICTURE_FRAMES = ['page', 'phone', 'opening', 'spot'] as const
export type PictureFrame = (typeof PICTURE_FRAMES)[number]
export const framedPath = (path: string, frame: PictureFrame): string => `${path}&frame=${frame}`
