/**
 * Path data written short: every point on a grid, relative to the one before. A shape and its translated copies (shade,
 * highlight, clip) then differ only in their first point and compress well: files are a third smaller.
 */

import { beginPath, finishPath, writeByte, writeSpace, writeTenths, writeText } from '../kit/path-writer'
import { COMMANDS, eachCommand } from './commands'

/** Grid steps, coarsest first; a step is used if it moves no point by more than about half a page unit. */
const STEPS = [1, 0.5, 0.2, 0.1] as const
export type Step = (typeof STEPS)[number]
const TOLERANCE = 1.05
/** The grid step for paths drawn at this scale. */
export const chooseStep = (scale: number): Step => STEPS.find((step) => step * scale <= TOLERANCE) ?? 0.1

const { M, L, H, V, A, Z } = COMMANDS
const CAPITAL_M = 77

/**
 * Two of three paths of a book are drawn again (a place on its other pages, a coat in each tone), so about a book's
 * worth of results is cached.
 */
const CACHE_SIZE = 4000
const cache = new Map<Step, Map<string, string>>(STEPS.map((step) => [step, new Map()]))

/** Converts any path data to relative commands on the grid. */
export function shortenPath(d: string, step: Step): string {
  const perStep = cache.get(step)
  const cached = perStep?.get(d)
  if (cached !== undefined) return cached
  const printed = writeRelativePath(d, step)
  if (perStep && perStep.size >= CACHE_SIZE) perStep.clear()
  perStep?.set(d, printed)
  return printed
}

function writeRelativePath(d: string, step: Step): string {
  const perStep = Math.round(1 / step)
  /** A distance in grid steps, directly after the command letter. */
  const writeFirst = (steps: number): void => writeTenths(Math.round(steps * step * 10), true)
  /** A distance after another number: with a space unless a minus sign separates them. */
  const writeNext = (steps: number): void => {
    if (!(steps < 0)) writeSpace()
    writeFirst(steps)
  }

  // Current point and start of the subpath: exact, and in grid steps.
  let [exactX, exactY, exactStartX, exactStartY, x, y, startX, startY] = [0, 0, 0, 0, 0, 0, 0, 0]
  let begun = false
  let last = 0
  beginPath()
  eachCommand(d, (command, absolute, args, count) => {
    if (command === Z) {
      writeByte(Z)
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
      writeByte(begun ? M : CAPITAL_M)
      writeFirst(begun ? dx : toX)
      writeNext(begun ? dy : toY)
      startX = toX
      startY = toY
      exactStartX = exactX
      exactStartY = exactY
      last = 0
    } else if (command === L || command === H || command === V) {
      const is = dy === 0 ? H : dx === 0 ? V : L
      const way = is === V ? dy : dx
      if (is === last) writeNext(way)
      else {
        writeByte(is)
        writeFirst(way)
      }
      if (is === L) writeNext(dy)
      last = is
    } else if (command === A) {
      writeByte(A)
      for (let i = 0; i < 3; i++) {
        if (i) writeSpace()
        writeTenths(Math.round((args[i] ?? 0) * 10), true)
      }
      writeText(` ${args[3] ?? 0} ${args[4] ?? 0}`)
      writeNext(dx)
      writeNext(dy)
      last = 0
    } else {
      if (command !== last) writeByte(command)
      for (let i = 0; i < count; i += 2) {
        const wayX = Math.round(((args[i] ?? 0) + ox) * perStep) - x
        if (i === 0 && command !== last) writeFirst(wayX)
        else writeNext(wayX)
        writeNext(Math.round(((args[i + 1] ?? 0) + oy) * perStep) - y)
      }
      last = command
    }
    begun = true
    x = toX
    y = toY
  })
  return finishPath()
}
