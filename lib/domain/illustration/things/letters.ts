// Hand-lettered capitals for signs and notes: strokes on a grid 4 wide and 6 high, y down.
import type { Colour } from '../scene'
import { repeat, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'

const STROKES: Record<string, string> = {
  A: 'M0 6L2 0L4 6M1 4H3', B: 'M0 0V6H2.5Q4 6 4 4.5Q4 3 2.5 3H0M2.5 3Q3.7 3 3.7 1.5Q3.7 0 2.3 0H0', C: 'M4 1Q2 -1 .6 1Q-.4 3 .6 5Q2 7 4 5', D: 'M0 0V6H1.6Q4 6 4 3Q4 0 1.6 0H0', E: 'M4 0H0V6H4M0 3H3', F: 'M4 0H0V6M0 3H3',
  G: 'M4 1Q2 -1 .6 1Q-.4 3 .6 5Q2 7 4 5V3.4H2.4', H: 'M0 0V6M4 0V6M0 3H4', I: 'M2 0V6', J: 'M3.4 0V4.4Q3 6.4 1.4 6Q.2 5.6 .2 4.4', K: 'M0 0V6M4 0L.4 3.2L4 6', L: 'M0 0V6H3.8', M: 'M0 6V0L2 3.6L4 0V6', N: 'M0 6V0L4 6V0', O: 'M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0',
  P: 'M0 6V0H2.4Q4 0 4 1.7Q4 3.4 2.4 3.4H0', Q: 'M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0M2.6 4.4L4.2 6.4', R: 'M0 6V0H2.4Q4 0 4 1.6Q4 3.2 2.4 3.2H0M2 3.2L4 6', S: 'M3.8 .9Q2 -.8 .6 .6Q-.4 2.2 2 2.9Q4.6 3.7 3.6 5.3Q2 6.8 0 5.2', T: 'M0 0H4M2 0V6', U: 'M0 0V4Q.2 6 2 6Q3.8 6 4 4V0', V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.4L3 6L4 0', X: 'M0 0L4 6M4 0L0 6', Y: 'M0 0L2 3L4 0M2 3V6', Z: 'M0 0H4L0 6H4', 0: 'M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0', 1: 'M.8 1.2L2.2 0V6', 2: 'M.2 1.4Q1 -.4 2.8 .2Q4.6 1.4 2.8 3.4L.2 6H4', 3: 'M.4 .6Q2.6 -.8 3.6 1Q3.8 2.8 1.8 2.9Q4.2 3 4 4.8Q2.8 7 .2 5.4', 4: 'M3 6V0L0 4.2H4', 5: 'M3.8 0H.6L.3 2.6Q3 1.8 3.8 3.6Q4 5.8 2 6Q.8 6 .1 5.2',
  6: 'M3.4 .2Q.4 1 .2 4Q.4 6 2 6Q3.9 5.8 3.8 4Q3.4 2.4 1.8 2.6Q.6 2.9 .3 4', 7: 'M0 0H4L1.4 6', 8: 'M2 2.8Q.2 2.4 .4 1.2Q1 -.1 2 0Q3.2 0 3.6 1.2Q3.6 2.4 2 2.8Q0 3.4 .1 4.6Q.6 6 2 6Q3.6 6 3.9 4.6Q3.8 3.4 2 2.8', 9: 'M3.8 2Q3.4 .2 2 0Q.2 .2 .2 1.9Q.6 3.4 2.2 3.3Q3.4 3 3.8 2Q4 5 1.4 6', '!': 'M2 0V4M2 5.7V6', '?': 'M.4 1.2Q1.4 -.6 3 .3Q4.4 1.6 2.4 2.9L2 4M2 5.7V6', "'": 'M2 0L1.7 1.4', '-': 'M.8 3H3.2', '&': 'M4 6L.8 1.4Q1.4 -.4 2.6 .4Q3.2 1.6 1 3Q-.6 4.6 1.2 6Q3 6 3.8 3.6', ':': 'M2 1.6V1.8M2 4.6V4.8', '.': 'M1.6 5.8V6', ',': 'M2 5.4L1.6 6.6',
}

/** Breaks words into at most `rows` lines of roughly equal length. */
function wrapWords(words: readonly string[], rows: number): string[] {
  const aim = Math.max(...words.map((w) => w.length), Math.ceil(words.join(' ').length / rows) + 1)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= aim) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const scalePath = (d: string, x: number, y: number, s: number): string => {
  let horizontal = true
  let command = ''
  return d.replace(/([MLQHV])|(-?\d*\.?\d+)/g, (_, letter: string | undefined, number: string | undefined) => {
    if (letter) { command = letter; horizontal = true; return letter }
    const v = Number(number)
    const across = command === 'H' || (command !== 'V' && horizontal)
    horizontal = !horizontal
    return `${(v * s + (across ? x : y)).toFixed(1)} `
  })
}

/**
 * Text set in a box as strokes, in as many lines as fit it best. Text with letters that are not in STROKES becomes
 * lines of scribble.
 */
export function drawLettering(text: string, x: number, y: number, w: number, h: number, colour: Colour): Marks {
  const plain = text.toUpperCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[’‘]/g, "'")
  const known = [...plain].every((c) => c === ' ' || c in STROKES)
  if (!known) return stroke(repeat(3, (i) => `M${x} ${(y + h * (0.25 + i * 0.25)).toFixed(1)}q${w * 0.12} ${-h * 0.08} ${w * 0.24} 0t${w * 0.24} 0t${w * 0.24} 0${i < 2 ? `t${w * 0.24} 0` : ''}`), colour, Math.max(0.8, h * 0.05))
  const words = plain.split(' ').filter(Boolean)
  const size = (lines: readonly string[]) => Math.min(w / (Math.max(...lines.map((l) => l.length)) * 5.2 - 1.2), h / (lines.length * 8 - 2))
  const best = [1, 2, 3, 4].map((rows) => wrapWords(words, rows)).reduce((a, b) => (size(b) > size(a) ? b : a))
  const s = Math.min(size(best), h / 6)
  const top = y + (h - (best.length * 8 - 2) * s) / 2
  return stroke(best.map((line, row) => {
    const left = x + (w - (line.length * 5.2 - 1.2) * s) / 2
    return [...line].map((c, i) => (STROKES[c] ? scalePath(STROKES[c], left + i * 5.2 * s, top + row * 8 * s, s) : '')).join('')
  }).join(''), colour, Math.max(0.7, s * 0.85))
}
