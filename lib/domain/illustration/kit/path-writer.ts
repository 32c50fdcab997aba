/**
 * Writes path data as bytes into one buffer, which is decoded when the path is complete. Joining strings piece by piece
 * was most of the cost of a picture.
 * A path is everything between `beginPath` and `finishPath`. Only one path can be written at a time: compute all points
 * first. If an error interrupts a path, the next `beginPath` discards it.
 */
let bytes = new Uint8Array(1 << 12)
let end = 0
const decoder = new TextDecoder()

/** Free bytes to ensure before writing a number; more than the longest one needs. */
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

/** Writes any ASCII text. */
export function writeText(characters: string): void {
  for (let i = 0; i < characters.length; i++) writeByte(characters.charCodeAt(i))
}

/** Writes an integer from 0 to 9999 without leading zeros. */
function writeDigits(n: number): void {
  if (n >= 1000) bytes[end++] = NOUGHT + ((n / 1000) | 0)
  if (n >= 100) bytes[end++] = NOUGHT + (((n / 100) | 0) % 10)
  if (n >= 10) bytes[end++] = NOUGHT + (((n / 10) | 0) % 10)
  bytes[end++] = NOUGHT + (n % 10)
}

/** Writes a number given in tenths, as JavaScript would print it; `bare` omits the zero before the decimal point. */
export function writeTenths(value: number, bare = false): void {
  if (end + ROOM > bytes.length) grow()
  if (!(value > -100_000 && value < 100_000)) {
    // Larger than any page, or not a number.
    return writeText(String(value / 10))
  }
  let left = value | 0
  if (left < 0) {
    bytes[end++] = MINUS
    left = -left
  }
  const tenth = left % 10
  const whole = (left / 10) | 0
  if (whole !== 0 || tenth === 0 || !bare) writeDigits(whole)
  if (tenth === 0) return
  bytes[end++] = DOT
  bytes[end++] = NOUGHT + tenth
}

/** Starts a path. */
export function beginPath(): void {
  end = 0
}

/** Returns the path written since `beginPath`. */
export function finishPath(): string {
  return decoder.decode(bytes.subarray(0, end))
}

/** Writes points. `tenth` rounds a coordinate to tenths, as coarsely as its pen likes. */
export interface PointWriter {
  /** A command letter and its first point: "M10 20". */
  command(command: number, x: number, y: number): void
  /** A further point, after a space. */
  point(x: number, y: number): void
  /** A command with one number (h, v). */
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

/** Character codes of the command letters. */
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
