import type { GuidePaper } from '@/lib/documents/papers/papers'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import { loadPaperWords } from '@/lib/i18n/paper-messages'
import type { StoredBook } from '@/lib/server/stories/get-book'

const HOME_IDEAS = ['1', '2', '3'] as const
const CLASS_IDEAS = ['1', '2', '3'] as const

/** A book's guide in its own language: its words, its questions and things to do, at home and in a classroom. */
export async function readingGuide({ manuscript, look, childName, petNames }: StoredBook): Promise<GuidePaper> {
  const { language, words, questions, interactiveElements } = manuscript
  const [t, phrases] = await Promise.all([loadPaperWords(language), loadBookPhrases(language, { childName, petNames })])
  const names = { child: childName, pet: petNames[0] ?? childName }
  const sections: GuidePaper['sections'] = [
    { title: phrases.words, kind: 'words', items: words.map(({ word, meaning }) => ({ lead: word, text: meaning })) },
    { title: phrases.questions, kind: 'questions', items: questions.map((text) => ({ text })) },
    {
      title: t('guide.home'),
      kind: 'activities',
      items: [
        ...interactiveElements.map(({ content, options }) => ({ text: content, ...(options ? { options } : {}) })),
        ...HOME_IDEAS.map((idea) => ({ text: t(`guide.atHome.${idea}`, names) })),
      ],
    },
    {
      title: t('guide.classroom'),
      kind: 'activities',
      items: [
        ...CLASS_IDEAS.map((idea) => ({ text: t(`guide.inClass.${idea}`, names) })),
        ...(manuscript.refrain === '' ? [] : [{ text: t('guide.inClass.4'), options: [manuscript.refrain] }]),
      ],
    },
  ]
  return {
    language,
    label: t('guide.label'),
    title: manuscript.title,
    lead: t('guide.lead', names),
    sections: sections.filter(({ items }) => items.length > 0),
    cover: {
      look,
      title: manuscript.title,
      language,
      childName,
      petNames,
      directions: manuscript.pages.map(({ direction }) => direction),
      withPets: phrases.withPets,
    },
  }
}
