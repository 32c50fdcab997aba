import { LOCALES } from '@/lib/i18n/locales'
import en from '@/messages/en/site.json'
import { documentWords, ENGLISH } from './document-words'

describe('what a failed document says', () => {
  it.each(LOCALES.filter((locale) => locale !== 'en'))('is said in %s, with the way home in it', async (locale) => {
    const words = await documentWords(locale)
    expect(words.homePath).toBe(`/${locale}`)
    expect(words.title).not.toBe(ENGLISH.title)
    for (const text of Object.values(words)) expect(text).toEqual(expect.stringMatching(/\S/))
  })
  it('is English for English and for a language that is none, as a failed page says it', async () => {
    expect([await documentWords('en'), await documentWords('xx')]).toEqual([ENGLISH, ENGLISH])
    expect(ENGLISH).toMatchObject({
      title: en.failure.title,
      text: en.failure.text,
      retry: en.common.retry,
      home: en.common.goHome,
    })
  })
})
