/** File name of a story page without folder and extension, in an EPUB and in the narration. */
export const storyPageName = (number: number): string => `page-${String(number).padStart(2, '0')}`
