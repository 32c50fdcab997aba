/** Storage keys and choices of the reader, apart so that the script before the first paint shares them without the rest. */
export const LOOK_KEY = 'wagtale-reading-look'
export const PLACE_KEY = 'wagtale-left-off'
export const FACES = ['andika', 'lexend', 'atkinson'] as const
export const SIZES = ['1', '2', '3', '4', '5'] as const
