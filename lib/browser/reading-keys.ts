/** Storage keys and choices of the reader, in a file of their own for the script before the first paint. */
export const READER_PREFERENCES_KEY = 'wagtale-reading-look'
export const READING_POSITION_KEY = 'wagtale-left-off'
export const READER_FONTS = ['andika', 'lexend', 'atkinson'] as const
export const READER_TEXT_SIZES = ['1', '2', '3', '4', '5'] as const
