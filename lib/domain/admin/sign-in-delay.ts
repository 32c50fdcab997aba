/** Tries for one name that are answered at once: people mistype. */
const FREE = 5
const FIRST_MS = 250
const LONGEST_MS = 8_000

/**
 * How long the answer to one more try for a name is held back. It doubles, and never becomes a wall: whoever tries
 * wrong passwords for somebody else's name can make that person wait for seconds, but not lock them out.
 * @param tries how many there were lately, this one included
 */
export const signInDelay = (tries: number): number =>
  tries <= FREE ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(10, tries - FREE - 1))
