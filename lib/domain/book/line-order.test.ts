import { addDirectionMarks } from './line-order'
import { joinNames } from './phrases'

const marked = (text: string, rtl = false) =>
  addDirectionMarks(text, rtl).replaceAll('\u200e', '<L>').replaceAll('\u200f', '<R>')

it('names in the other direction: keep the order of the line', () => {
  expect(marked('ليلى, كريم and Biscuit ran.')).toBe('ليلى<L>, كريم and Biscuit ran.')
  expect(marked('“Wait,” said ليلى. “Now!” كريم barked.')).toBe('“Wait,” said ليلى. “Now!” كريم barked.')
  expect(marked('“Wait,” said ليلى. كريم barked.')).toBe('“Wait,” said ليلى<L>. كريم barked.')
  expect(marked('“من أكل؟” جدتي did the voice.')).toBe('“من أكل؟<L>” جدتي did the voice.')
  expect(marked('Mila. Bo قال', true)).toBe('Mila<R>. Bo قال')
  expect(marked('Mila وMr. Bo', true)).toBe('Mila وMr. Bo')
  expect(joinNames(['ليلى', 'كريم'], 'en')).toBe('ليلى and كريم')
})

it('names of two words or parts, and text of one direction: stay unchanged', () => {
  for (const text of ['Here are نور الدين and عبد-الله.', 'Mila, Bo. “Well?”']) expect(marked(text)).toBe(text)
  expect(marked('ليلى، كريم.', true)).toBe('ليلى، كريم.')
})
