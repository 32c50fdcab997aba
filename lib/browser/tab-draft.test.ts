/** @jest-environment jsdom */
import { tabDraft } from './tab-draft'

const draft = tabDraft('a-form', ['name', 'words'])
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('what was typed is there until it is dropped, field by field, in this tab alone', () => {
  expect(draft.load()).toEqual({ name: '', words: '' })
  draft.save({ name: 'Mila', words: 'Hello', secret: 'x' })
  expect(draft.load()).toEqual({ name: 'Mila', words: 'Hello' })
  expect(localStorage).toHaveLength(0)
  draft.clear()
  expect(draft.load()).toEqual({ name: '', words: '' })
})

test.each(['', 'no json', 'null', '7', '[]', '{"name":7,"words":null}', JSON.stringify({ name: 'a'.repeat(20_001) })])(
  '%p under its key is nothing',
  (stored) => {
    sessionStorage.setItem('a-form', stored)
    expect(draft.load()).toEqual({ name: '', words: '' })
  },
)

test('a storage that is closed keeps nothing, and breaks nothing', () => {
  for (const way of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new Error('closed')
    })
  draft.save({ name: 'Mila' })
  expect(draft.load()).toEqual({ name: '', words: '' })
})
