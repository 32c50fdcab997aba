// No text that is made for it may hold the thread: a page is checked while everybody waits.
import { findFoulWords } from './foul-words'
import { readings } from './fold'
import { givesInstructions } from './instructions'
import { findPrivateDetails } from './private-details'
import { findUnsafeWords } from './unsafe-words'

/** Four times the longest text that any field takes; a rule that is quadratic in it needs seconds. */
const LENGTH = 16_000
const LIMIT_MS = 900

const readAll = (text: string) => {
  readings(text)
  findFoulWords(text)
  findPrivateDetails(text)
  findUnsafeWords(text)
  givesInstructions(text)
}
// Word lists and expressions are made at their first use, which is no matter of the text's length.
beforeAll(() => readAll('Smith Street 12, and a word or two'.repeat(50)))

test.each([
  '1県',
  '県',
  '県漢漢漢漢漢漢漢漢',
  '\u20e3',
  'a\u0301',
  '\u0301',
  'a.',
  'a@',
  'a at ',
  '1 aa aa ',
  'Aa Aa ',
  'calle a ',
  'شارع ا ',
  '指示',
  '忽略',
  'निर्देश',
  'ignore all ',
  'one ',
  'f u ',
  '[',
  '1',
  '1 ',
  '\u200b',
  ' ',
])('%j over and over is read at once', (part) => {
  const text = part.repeat(Math.ceil(LENGTH / part.length))
  // The thread's own time, so that a busy machine counts for nothing; the less of two, since the first compiles.
  const times = [0, 1].map(() => {
    const started = process.cpuUsage()
    readAll(text)
    return process.cpuUsage(started).user / 1000
  })
  expect(Math.min(...times)).toBeLessThan(LIMIT_MS)
})
