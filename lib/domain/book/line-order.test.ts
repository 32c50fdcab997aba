import { withLineMarks } from './line-order'
import { joinNames } from './phrases'

const marked = (text: string, rtl = false) =>
  withLineMarks(text, rtl).replaceAll('\u200e', '<L>').replaceAll('\u200f', '<R>')

it('keeps names in the order of the line that they stand in', () => {
  expect(marked('ليلى, كريم and Biscuit ran.')).toBe('ليلى<L>, كريم and Biscuit ran.')
  expect(marked('“Wait,” said ليلى. “Now!” كريم barked.')).toBe('“Wait,” said ليلى. “Now!” كريم barked.')
  expect(marked('“Wait,” said ليلى. كريم barked.')).toBe('“Wait,” said ليلى<L>. كريم barked.')
  expect(marked('Mila. Bo قال', true)).toBe('Mila<R>. Bo قال')
  expect(joinNames(['ليلى', 'كريم'], 'en')).toBe('ليلى and كريم')
})

it('leaves a name of two words, or of two parts, and a text of one direction as they are', () => {
  for (const text of ['Here are نور الدين and عبد-الله.', 'Mila, Bo. “Well?”']) expect(marked(text)).toBe(text)
  expect(marked('ليلى، كريم.', true)).toBe('ليلى، كريم.')
})
