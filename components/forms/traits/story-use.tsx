'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { bookLanguages } from '@/components/forms/book-languages'
import { useStoryForm } from '@/components/forms/story-form-values'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import type { SortedByUse } from '@/lib/domain/story/sort-by-use'

interface StoryUseProps<K> {
  use: SortedByUse<K>
  label: (trait: K) => string
  /** Where what the story leaves out goes: a pet's own words may still say its breed or colour. */
  rest: 'picture' | 'nowhere'
}

/** What the story will use of what was chosen and written, in words. */
export function StoryUse<K>({ use: { story, rest, dropped }, label, rest: place }: StoryUseProps<K>) {
  const t = useTranslations('traits')
  const locale = useLocale()
  const { control } = useStoryForm()
  const [age, skill] = useWatch({ control, name: ['childAge', 'lifeSkill'] })
  const storyChosen = age !== '' && skill !== ''
  // Claude writes in all languages, the built-in author in some: so the answer says which of them writes.
  const byClaude = (useFetchedOnce(bookLanguages)?.length ?? 0) > 1
  const list = (parts: readonly string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
  const inStory = [...story.traits.map(label), ...story.words]
  const left = [...rest.traits.map(label), ...(place === 'nowhere' ? rest.words : [])]
  const worded = story.words.length + rest.words.length > 0
  if (inStory.length + left.length + rest.words.length + dropped.length === 0) return null
  return (
    <div className="hint mt-0 grid gap-1" role="status">
      {storyChosen ? (
        <>
          {inStory.length > 0 && <p dir="auto">{t('inStory', { what: list(inStory) })}</p>}
          {place === 'picture' && rest.words.length > 0 && (
            <p dir="auto">{t('onlyPicture', { what: list(rest.words) })}</p>
          )}
          {left.length > 0 && <p dir="auto">{t('unused', { what: list(left) })}</p>}
        </>
      ) : (
        <p>{t('chooseFirst')}</p>
      )}
      {dropped.length > 0 && <p>{t('dropped', { what: list(dropped.map(label)) })}</p>}
      {byClaude && worded && <p>{t('toClaude')}</p>}
    </div>
  )
}
