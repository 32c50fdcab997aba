/**
 * Writes path data. Numbers go as bytes into one buffer, which is read off once a path is whole: as strings joined piece by piece,
 * numbers were most of what a picture cost. A path is all that is written from `begin` to `finish`; no other may be written between
 * the two: work out the points first. What was begun and broken off, because something threw, is gone with the next `begin`.
 */
let bytes = new Uint8Array(1 << 12)
let end = 0
const decoder = new TextDecoder()

/** Bytes that the longest number may take, and more. */
const ROOM = 32
const [SPACE, MINUS, DOT, NOUGHT] = [32, 45, 46, 48]

const grow = (): void => {
  const more = new Uint8Array(bytes.length * 2)
  more.set(bytes)
  bytes = more
}

export function writeByte(code: number): void {
  if (end + ROOM > bytes.length) grow()
  bytes[end++] = code
}

export const writeSpace = (): void => writeByte(SPACE)

/** Anything else that is ASCII. */
export function writeText(characters: string): void {
  for (let i = 0; i < characters.length; i++) writeByte(characters.charCodeAt(i))
}

/** A whole number below ten thousand in as many digits as it needs. */
function digits(n: number): void {
  if (n >= 1000) bytes[end++] = NOUGHT + ((n / 1000) | 0)
  if (n >= 100) bytes[end++] = NOUGHT + (((n / 100) | 0) % 10)
  if (n >= 10) bytes[end++] = NOUGHT + (((n / 10) | 0) % 10)
  bytes[end++] = NOUGHT + (n % 10)
}

/** A number given in whole tenths, written as JavaScript would write it; `bare` leaves a nought before the point out. */
export function writeTenths(value: number, bare = false): void {
  if (end + ROOM > bytes.length) grow()
  if (!(value > -100_000 && value < 100_000)) {
    // Larger than any page, or no number at all.
    return writeText(String(value / 10))
  }
  let left = value | 0
  if (left < 0) {
    bytes[end++] = MINUS
    left = -left
  }
  const tenth = left % 10
  const whole = (left / 10) | 0
  if (whole !== 0 || tenth === 0 || !bare) digits(whole)
  if (tenth === 0) return
  bytes[end++] = DOT
  bytes[end++] = NOUGHT + tenth
}

/** Before a path's first command. */
export function beginPath(): void {
  end = 0
}

/** All that was written since `begin`, as a string. */
export function finishPath(): string {
  return decoder.decode(bytes.subarray(0, end))
}

/** A pen rounds as coarsely as it likes: `tenth` gives a coordinate in whole tenths. */
export interface PointWriter {
  /** A command and its first point: "M10 20". */
  command(command: number, x: number, y: number): void
  /** A further point, set off by a space. */
  point(x: number, y: number): void
  /** A command of one number. */
  axisCommand(command: number, by: number): void
}
export const createPointWriter = (tenth: (v: number) => number): PointWriter => ({
  command: (command, x, y) => {
    writeByte(command)
    writeTenths(tenth(x))
    writeSpace()
    writeTenths(tenth(y))
  },
  point: (x, y) => {
    writeSpace()
    writeTenths(tenth(x))
    writeSpace()
    writeTenths(tenth(y))
  },
  axisCommand: (command, by) => {
    writeByte(command)
    writeTenths(tenth(by))
  },
})

/** Commands by the characters that they are written as. */
export const COMMAND_BYTES = {
  M: 77,
  L: 76,
  C: 67,
  S: 83,
  Q: 81,
  Z: 90,
  m: 109,
  l: 108,
  h: 104,
  v: 118,
  c: 99,
  s: 115,
  q: 113,
  t: 116,
  a: 97,
  z: 122,
} as const
