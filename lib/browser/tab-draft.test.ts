/** @jest-environment jsdom */
import { tabDraft } from './tab-draft'

const draft = tabDraft('a-form', ['name', 'words'])
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('what was typed is there until it is dropped, field by field, in this tab alone', () => {
  expect(draft.kept()).toEqual({ name: '', words: '' })
  draft.keep({ name: 'Mila', words: 'Hello', secret: 'x' })
  expect(draft.kept()).toEqual({ name: 'Mila', words: 'Hello' })
  expect(localStorage).toHaveLength(0)
  draft.drop()
  expect(draft.kept()).toEqual({ name: '', words: '' })
})

test.each(['', 'no json', 'null', '7', '[]', '{"name":7,"words":null}', JSON.stringify({ name: 'a'.repeat(20_001) })])(
  '%p under its key is nothing',
  (stored) => {
    sessionStorage.setItem('a-form', stored)
    expect(draft.kept()).toEqual({ name: '', words: '' })
  },
)

test('a storage that is closed keeps nothing, and breaks nothing', () => {
  for (const way of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new Error('closed')
    })
  draft.keep({ name: 'Mila' })
  expect(draft.kept()).toEqual({ name: '', words: '' })
})
