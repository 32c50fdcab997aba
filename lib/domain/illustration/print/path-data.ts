/**
 * Path data printed short: every point on a grid, written as its way from the one before. A form and its moved copies (its shade,
 * its light, its clip) then differ in their first point alone, which packs well: pictures come out a third smaller.
 */

/** Steps of the grid: the coarsest that moves no point by more than about a quarter of a page unit. */
const STEPS = [1, 0.5, 0.2, 0.1] as const
export type Step = (typeof STEPS)[number]
const NEAR = 0.52
/** The grid for what is drawn at this scale. */
export const stepFor = (scale: number): Step => STEPS.find((step) => step * scale <= NEAR) ?? 0.1

const KNOWN = 1500
const plain = (value: number): string => {
  const text = String(Math.round(value * 10) / 10)
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text
}
interface Words { alone: readonly string[]; /** Behind another number: with the space that it needs. */ behind: readonly string[] }
const wordsOf = (step: Step): Words => {
  const alone = Array.from({ length: 2 * KNOWN + 1 }, (_, i) => plain((i - KNOWN) * step))
  return { alone, behind: alone.map((word) => (word.startsWith('-') ? word : ` ${word}`)) }
}
const WORDS: Record<Step, Words> = { 1: wordsOf(1), 0.5: wordsOf(0.5), 0.2: wordsOf(0.2), 0.1: wordsOf(0.1) }

const [M, L, H, V, C, S, Q, A, Z] = [109, 108, 104, 118, 99, 115, 113, 97, 122]
/** How many numbers a command (its small letter) takes. */
const count = (command: number): number => (command === C ? 6 : command === S || command === Q ? 4 : command === H || command === V ? 1 : command === A ? 7 : command === Z ? 0 : 2)

/** Any path data (SVG 1.1, chapter 8) as relative commands on the grid. Written for speed: a picture has 40,000 numbers. */
export function shortPath(d: string, step: Step): string {
  const { alone, behind } = WORDS[step]
  const perStep = Math.round(1 / step)
  const end = d.length
  const args = [0, 0, 0, 0, 0, 0, 0]
  const arg = (i: number): number => args[i] ?? 0
  const behindWord = (steps: number): string => behind[steps + KNOWN] ?? (steps < 0 ? '' : ' ') + plain(steps * step)
  const aloneWord = (steps: number): string => alone[steps + KNOWN] ?? plain(steps * step)

  // Where we are and where this part began: as told, and in steps.
  let exactX = 0, exactY = 0, exactStartX = 0, exactStartY = 0, x = 0, y = 0, startX = 0, startY = 0
  let out = ''
  let at = 0, command = 0, wanted = 2, seen = 0, last = 0
  let absolute = true
  while (at < end) {
    let code = d.charCodeAt(at)
    if (code >= 65) {
      absolute = code < 97
      command = absolute ? code + 32 : code
      wanted = count(command)
      seen = 0
      at++
      if (command === Z) {
        out += 'z'
        last = 0
        x = startX; y = startY; exactX = exactStartX; exactY = exactStartY
      }
      continue
    }
    if (code === 32 || code === 44 || code === 10) { at++; continue }

    const from = at
    const negative = code === 45
    if (negative || code === 43) code = d.charCodeAt(++at)
    let value = 0
    while (code >= 48 && code <= 57) { value = value * 10 + code - 48; code = d.charCodeAt(++at) }
    if (code === 46) {
      let unit = 1, digits = 0
      for (code = d.charCodeAt(++at); code >= 48 && code <= 57; code = d.charCodeAt(++at)) { digits = digits * 10 + code - 48; unit *= 10 }
      value += digits / unit
    }
    if (negative) value = -value
    if (code === 101 || code === 69) {
      at++
      for (code = d.charCodeAt(++at); code >= 48 && code <= 57; code = d.charCodeAt(++at));
      value = Number(d.slice(from, at))
    }
    args[seen++] = value
    if (seen < wanted) continue
    seen = 0

    const ox = absolute ? 0 : exactX, oy = absolute ? 0 : exactY
    if (command !== V) exactX = arg(command === H ? 0 : wanted - 2) + ox
    if (command !== H) exactY = arg(wanted - 1) + oy
    const toX = Math.round(exactX * perStep), toY = Math.round(exactY * perStep)
    const dx = toX - x, dy = toY - y
    if (command === M) {
      out += out === '' ? `M${aloneWord(toX)}${behindWord(toY)}` : `m${aloneWord(dx)}${behindWord(dy)}`
      startX = toX; startY = toY; exactStartX = exactX; exactStartY = exactY
      last = 0
      command = L // further pairs after a move are lines (8.3.2)
    } else if (command === L || command === H || command === V) {
      const is = dy === 0 ? H : dx === 0 ? V : L
      if (is !== last) out += (is === H ? 'h' : is === V ? 'v' : 'l') + aloneWord(is === V ? dy : dx)
      else out += behindWord(is === V ? dy : dx)
      if (is === L) out += behindWord(dy)
      last = is
    } else if (command === A) {
      out += `a${plain(arg(0))} ${plain(arg(1))} ${plain(arg(2))} ${arg(3)} ${arg(4)}${behindWord(dx)}${behindWord(dy)}`
      last = 0
    } else {
      const first = Math.round((arg(0) + ox) * perStep) - x
      if (command !== last) out += (command === C ? 'c' : command === S ? 's' : command === Q ? 'q' : 't') + aloneWord(first)
      else out += behindWord(first)
      out += behindWord(Math.round((arg(1) + oy) * perStep) - y)
      for (let i = 2; i < wanted; i += 2) out += behindWord(Math.round((arg(i) + ox) * perStep) - x) + behindWord(Math.round((arg(i + 1) + oy) * perStep) - y)
      last = command
    }
    x = toX; y = toY
  }
  return out
}
