// Parser of path data (SVG 1.1, chapter 8). Every printer and every bounding box uses it, 200 kB a picture: written for
// speed.

const [M, L, H, V, C, S, Q, T, A, Z] = [109, 108, 104, 118, 99, 115, 113, 116, 97, 122]
/** Character codes of the commands in lower case. */
export const COMMANDS = { M, L, H, V, C, S, Q, T, A, Z } as const

/** Number of arguments of a command. */
const countArguments = (command: number): number =>
  command === C
    ? 6
    : command === S || command === Q
      ? 4
      : command === H || command === V
        ? 1
        : command === A
          ? 7
          : command === Z
            ? 0
            : 2

/** Called for each command. `args` is reused for every command: copy what you need later. */
export type CommandVisitor = (command: number, absolute: boolean, args: Float64Array, count: number) => void

/** Buffers of a parse: the path as bytes (faster to read than a string) and the arguments. Reused by the next parse. */
interface Scratch {
  bytes: Uint8Array
  args: Float64Array
}
const encoder = new TextEncoder()
const MAX_ARGUMENTS = 7
let spareScratch: Scratch | undefined

export function eachCommand(d: string, visit: CommandVisitor): void {
  const scratch =
    spareScratch && spareScratch.bytes.length > d.length
      ? spareScratch
      : { bytes: new Uint8Array(Math.max(1 << 14, d.length + 1)), args: new Float64Array(MAX_ARGUMENTS) }
  // A nested parse allocates its own buffers.
  spareScratch = undefined
  const { written } = encoder.encodeInto(d, scratch.bytes)
  scratch.bytes[written] = 0
  parse(scratch.bytes, written, scratch.args, visit)
  spareScratch = scratch
}

function parse(bytes: Uint8Array, end: number, args: Float64Array, visit: CommandVisitor): void {
  let at = 0
  let command = 0
  let needed = 2
  let filled = 0
  let absolute = true
  while (at < end) {
    let code = bytes[at] ?? 0
    if (code >= 65) {
      absolute = code < 97
      command = absolute ? code + 32 : code
      needed = countArguments(command)
      filled = 0
      at++
      if (command === Z) visit(command, absolute, args, 0)
      continue
    }
    if (code === 32 || code === 44 || code === 10) {
      at++
      continue
    }
    const from = at
    const negative = code === 45
    if (negative || code === 43) code = bytes[++at] ?? 0
    let value = 0
    while (code >= 48 && code <= 57) {
      value = value * 10 + code - 48
      code = bytes[++at] ?? 0
    }
    if (code === 46) {
      let unit = 1
      let digits = 0
      for (code = bytes[++at] ?? 0; code >= 48 && code <= 57; code = bytes[++at] ?? 0) {
        digits = digits * 10 + code - 48
        unit *= 10
      }
      value += digits / unit
    }
    if (negative) value = -value
    if (code === 101 || code === 69) {
      at++
      for (code = bytes[++at] ?? 0; code >= 48 && code <= 57; code = bytes[++at] ?? 0);
      value = Number(String.fromCharCode(...bytes.subarray(from, at)))
    }
    // Not a number: skip the character, or the loop would never end.
    if (at === from) at++
    args[filled++] = value
    if (filled < needed) continue
    filled = 0
    visit(command, absolute, args, needed)
    // Further pairs after a move are lines (8.3.2).
    if (command === M) command = L
  }
}
