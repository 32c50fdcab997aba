/**
 * Path data printed short: every point on a grid, written as its way from the one before. A form and its moved copies (its shade,
 * its light, its clip) then differ in their first point alone, which packs well: pictures come out a third smaller.
 */

import { COMMANDS, eachCommand } from './commands'

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

const { M, L, H, V, C, S, Q, A, Z } = COMMANDS

/** Any path data as relative commands on the grid. */
export function shortPath(d: string, step: Step): string {
  const { alone, behind } = WORDS[step]
  const perStep = Math.round(1 / step)
  const behindWord = (steps: number): string => behind[steps + KNOWN] ?? (steps < 0 ? '' : ' ') + plain(steps * step)
  const aloneWord = (steps: number): string => alone[steps + KNOWN] ?? plain(steps * step)

  // Where we are and where this part began: as told, and in steps.
  let [exactX, exactY, exactStartX, exactStartY, x, y, startX, startY] = [0, 0, 0, 0, 0, 0, 0, 0]
  let out = ''
  let last = 0
  eachCommand(d, (command, absolute, args, count) => {
    if (command === Z) {
      out += 'z'
      last = 0
      x = startX
      y = startY
      exactX = exactStartX
      exactY = exactStartY
      return
    }
    const ox = absolute ? 0 : exactX
    const oy = absolute ? 0 : exactY
    if (command !== V) exactX = (args[command === H ? 0 : count - 2] ?? 0) + ox
    if (command !== H) exactY = (args[count - 1] ?? 0) + oy
    const toX = Math.round(exactX * perStep)
    const toY = Math.round(exactY * perStep)
    const dx = toX - x
    const dy = toY - y
    if (command === M) {
      out += out === '' ? `M${aloneWord(toX)}${behindWord(toY)}` : `m${aloneWord(dx)}${behindWord(dy)}`
      startX = toX
      startY = toY
      exactStartX = exactX
      exactStartY = exactY
      last = 0
    } else if (command === L || command === H || command === V) {
      const is = dy === 0 ? H : dx === 0 ? V : L
      const first = is === V ? dy : dx
      out += is === last ? behindWord(first) : (is === H ? 'h' : is === V ? 'v' : 'l') + aloneWord(first)
      if (is === L) out += behindWord(dy)
      last = is
    } else if (command === A) {
      out += `a${plain(args[0] ?? 0)} ${plain(args[1] ?? 0)} ${plain(args[2] ?? 0)} ${args[3] ?? 0} ${args[4] ?? 0}${behindWord(dx)}${behindWord(dy)}`
      last = 0
    } else {
      const first = Math.round(((args[0] ?? 0) + ox) * perStep) - x
      out += command === last ? behindWord(first) : (command === C ? 'c' : command === S ? 's' : command === Q ? 'q' : 't') + aloneWord(first)
      out += behindWord(Math.round(((args[1] ?? 0) + oy) * perStep) - y)
      for (let i = 2; i < count; i += 2) out += behindWord(Math.round(((args[i] ?? 0) + ox) * perStep) - x) + behindWord(Math.round(((args[i + 1] ?? 0) + oy) * perStep) - y)
      last = command
    }
    x = toX
    y = toY
  })
  return out
}
