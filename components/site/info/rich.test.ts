import { readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { LOCALES } from '@/lib/i18n/locales'
import { RICH } from './rich'

jest.mock('@/lib/i18n/navigation', () => ({ Link: 'a' }))

/** Of this screen alone: its own address. */
const KNOWN = new Set([...Object.keys(RICH), 'mail'])
const PAGES = ['howItWorks', 'faq', 'shipping', 'returns', 'giftCards', 'about', 'privacy', 'contact'] as const

const tags = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => (element.type === TYPE.tag ? [element.value, ...tags(element.children)] : []))
const values = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) =>
    element.type === TYPE.tag ? values(element.children) : element.type === TYPE.argument ? [element.value] : [],
  )
const texts = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(texts)

test.each(LOCALES)(
  'every tag of the shop’s texts in %s is one that is known, and no value has a tag’s name',
  (locale) => {
    const messages: Record<string, unknown> = JSON.parse(readFileSync(`messages/${locale}/site.json`, 'utf8'))
    for (const text of PAGES.flatMap((page) => texts(messages[page]))) {
      const parsed = parse(text)
      expect(tags(parsed).filter((tag) => !KNOWN.has(tag))).toEqual([])
      expect(values(parsed).filter((value) => value in RICH)).toEqual([])
    }
  },
)
