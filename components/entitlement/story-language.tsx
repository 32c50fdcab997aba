'use client'
import { useLocale, useTranslations } from 'next-intl'
import { bookLanguages } from '@/components/forms/book-languages'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import type { Language } from '@/lib/domain/story/lists'

interface StoryLanguageProps {
  /** Of the opening that is shown. */
  language?: Language | undefined
  /** The whole book is in that language too, whoever writes here. */
  whole?: boolean
}

/**
 * Beside a price: that the story is in English, where nobody writes it in the shop's language. Needs the messages
 * `create`.
 */
export function StoryLanguage({ language = 'en', whole = false }: StoryLanguageProps) {
  if (language === useLocale()) return null
  return whole ? <InEnglish /> : <UnlessAnAuthorWrites />
}

function InEnglish() {
  return <p className="basis-full font-heavy">{useTranslations('create')('storyInEnglish')}</p>
}

function UnlessAnAuthorWrites() {
  const locale = useLocale()
  const languages = useFetchedOnce(bookLanguages)
  return languages === undefined || languages.includes(locale) ? null : <InEnglish />
}
