import fc from 'fast-check'
import { customizations } from '../illustration/customizations'
import { splitLastLine } from './last-line'
import { isLinePage } from './line-page'

const part = fc.stringMatching(/^[a-z„“«»”.! ]{1,70}$/).filter((text) => text.trim() !== '')

it('loses nothing of a text, and says nothing twice', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const text = parts.join('\n\n')
      const split = splitLastLine(text)
      const words = (words: string) => words.split(/\s+/).filter(Boolean)
      if (split) {
        expect(words(`${split.before} ${split.line}`)).toEqual(words(text))
        expect(split.line).not.toContain('\n')
      } else expect((parts.at(-1) ?? '').trim().length).toBeGreaterThan(56)
    }),
  )
})

it('never parts speech from who says it, and counts an ideograph as two letters', () => {
  expect(splitLastLine('She looked.\n\n“Me too!” said Wren.')).toEqual({
    before: 'She looked.',
    line: '“Me too!” said Wren.',
  })
  expect(splitLastLine('数'.repeat(28))).not.toBeNull()
  expect(splitLastLine('数'.repeat(29))).toBeNull()
})

it('leaves the picture to a page on which the buyer moved somebody', () => {
  const page = {
    pageNumber: 15,
    shot: { framing: 'knee', behind: false, mirrored: false, neighbours: [], form: 'line' },
  } as const
  const moved = (on: string) =>
    customizations.parse({ characters: [{ id: 'child', positions: { [on]: { x: 10, y: 0 } } }] })
  expect(isLinePage(page, null)).toBe(true)
  expect(isLinePage(page, moved('14'))).toBe(true)
  expect(isLinePage(page, moved('15'))).toBe(false)
  expect(isLinePage({ pageNumber: 15 }, null)).toBe(false)
})
