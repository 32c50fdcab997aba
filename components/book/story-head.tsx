import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'
import { Section } from '@/components/ui/section'
import type { Tone } from '@/components/ui/tone'
import type { Story } from '@/lib/domain/story/story'
import { direction } from '@/lib/i18n/locales'

/** The first sheet of a page about one book: the shop's sign, the names, and the book beside them. */
export function StoryHead({ tone, cover, children }: { tone: Tone; cover: ReactNode; children: ReactNode }) {
  const site = useTranslations('site')
  return (
    <Section tone={tone} className="pt-s4! pb-s7!">
      <div className="wrap grid items-center gap-x-s6 gap-y-s4 max-md:grid-cols-1 md:grid-cols-[minmax(0,1fr)_auto] [&>a]:col-span-full">
        <Logo label={site('logoLabel')} />
        <div className="@container grid min-w-0 gap-s3 wrap-anywhere">{children}</div>
        {cover}
      </div>
    </Section>
  )
}

/** In the story's language. */
export const StoryTitle = ({ story }: { story: Pick<Story, 'title' | 'language'> }) => (
  <p
    className="page-start font-lead text-d-m leading-[1.2] font-normal no-ligatures"
    lang={story.language}
    dir={direction(story.language)}
  >
    {story.title}
  </p>
)

/** A name is not broken where smaller letters let it stand whole: `--longest` is the letters of its longest word. */
export const NAME_SIZE = 'text-[length:min(var(--text-d-xl),max(1.5rem,100cqi/(var(--longest,1)*0.86)))]'

/** What can be done with the book. */
export const StoryActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-s3 flex flex-wrap items-center gap-x-s4 gap-y-s3">{children}</div>
)
