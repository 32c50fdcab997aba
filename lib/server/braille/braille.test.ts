import path from 'node:path'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeWrittenStory } from '@/e2e/fixtures/factory'
import type { Language } from '@/lib/domain/languages'
import { findLiblouis, translateToBraille } from '@/lib/platform/liblouis'
import { scriptOf } from '@/lib/server/narrations/script-of'
import { getBook } from '@/lib/server/stories/get-book'
import { makeBrf } from './make-brf'

const database = testDatabase()
const FAKE = path.resolve('e2e/fakes/lou-translate.mjs')
const signal = new AbortController().signal

async function bookIn(language: Language, changes: object = {}) {
  const { id } = await makeWrittenStory(database.db, { language, ...changes })
  const book = await getBook(database.db, { viewer: { visitorId: null, admin: null }, id })
  if (!book || book === 'unfinished') throw new Error('no book')
  return book
}
const text = (file: Uint8Array) => new TextDecoder().decode(file)
const inBraille = (words: string) => words.toUpperCase().replace(/[^A-Z]+/g, '')

test('a book is in the file word by word: title, pages in their order, and after each what its picture shows', async () => {
  const book = await bookIn('en')
  const file = text(await makeBrf({ ...book, dedication: 'For Mila' }, { program: FAKE, signal })).replaceAll(
    '\f',
    '\n',
  )
  expect(file).toMatch(/^[\x20-\x5f\r\n]+$/)
  const shown = inBraille(file.replace(/^-+#[A-J]+\r$/gm, '').replace(/^ +#[A-J]+\r$/gm, ''))
  const descriptions = (await scriptOf(book, 'pictures')).slice(1, -1).map(({ blocks }) => blocks[0])
  let from = shown.indexOf(inBraille(book.manuscript.title))
  expect(from).toBe(0)
  expect(shown).toContain('FORMILA')
  for (const [at, { content }] of book.manuscript.pages.entries()) {
    const words = inBraille(content)
    const found = shown.indexOf(words, from)
    expect(found).toBeGreaterThanOrEqual(from)
    from = found + words.length
    const description = descriptions[at]
    if (description) expect(shown.slice(from)).toContain(inBraille(description))
  }
  // A transcriber's note for each picture, opened and closed.
  expect(file.match(/@\.</g)?.length).toBe(descriptions.filter(Boolean).length)
  expect(file.match(/@\.>/g)?.length).toBe(descriptions.filter(Boolean).length)
  expect([...file.matchAll(/^-+#([A-J]+)\r$/gm)]).toHaveLength(20)
})

test('a name in letters of no table is still there, as full cells', async () => {
  const book = await bookIn('en', { childName: '海' })
  expect(text(await makeBrf(book, { program: FAKE, signal }))).toMatch(/(?<![=])=(?!=)/)
})

test('a program that fails, loses a line, is not there or is left behind makes no file', async () => {
  const translate = (table: string, { program = FAKE, wanted = signal } = {}) =>
    translateToBraille(['Mila', 'ran.'], { program, table, signal: wanted })
  expect(await translate('en-ueb-g2.ctb')).toEqual(['⠍⠊⠇⠁', '⠗⠁⠝⠿'])
  await expect(translate('fails.ctb')).rejects.toThrow('ended with 3')
  await expect(translate('loses.ctb')).rejects.toThrow('2 lines became 1')
  await expect(translate('no such table')).rejects.toThrow('ended with 1: Invalid arguments')
  await expect(translate('en-ueb-g2.ctb', { program: '/no/such/program' })).rejects.toThrow('ENOENT')
  const leaving = new AbortController()
  const left = translate('hangs.ctb', { wanted: leaving.signal })
  leaving.abort()
  await expect(left).rejects.toThrow()
  await expect(translateToBraille(['two\nlines'], { program: FAKE, table: 'en-ueb-g2.ctb', signal })).rejects.toThrow(
    'too long',
  )
})

// With liblouis itself, where the machine has it: what a reader of braille would find in the file.
const real = findLiblouis()
const BOOKS: [Language, RegExp][] = [
  ['en', /,MILA/],
  ['de', /MILA/],
  ['fr', /MILA/],
]
const withLiblouis = real === null ? test.skip : test
withLiblouis.each(BOOKS)(
  'liblouis sets a whole book in %s, without a sign that its table lacks',
  async (language, name) => {
    const book = await bookIn(language)
    expect(book.manuscript.language).toBe(language)
    const file = text(await makeBrf(book, { program: real ?? '', signal }))
    expect(file).toMatch(name)
    // It writes a sign that it doesn't know as its number: '\\x2026'.
    expect(file).not.toMatch(/\\X|'8X/)
    expect(file.split('\f').length).toBeGreaterThan(8)
  },
)
