'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { storeDraft } from '@/lib/browser/draft-storage'
import { openingFromText } from '@/components/story-preview/drawn-preview'
import { OpeningText } from '@/components/story-preview/opening-text'
import { SvgPicture } from '@/components/story-preview/svg-picture'
import { BookCover } from '@/components/illustration/book-cover'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast-store'
import { alertVariants } from '@/components/ui/alert'
import { cn } from '@/components/ui/cn'
import type { StoryDraft } from '@/lib/domain/story/draft'
import { PENDING_STORY_KEY } from '@/lib/domain/story/storage-keys'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { PriceBanner } from './price-banner'
import { PurchaseForm } from './purchase-form'
import { savedStory } from './saved-preview'
import { StoryDetails } from './story-details'
import { useStoryPictures } from './use-story-pictures'
import { PaymentMethods, type PaymentMethodChoice } from './payment-methods'

/** More letters than two lines of a cover hold. */
const LONG_TITLE = 26
/** What the browser keeps is read once the page is in it; the server can't know it. */
export function PurchaseClient({ title }: { title: ReactNode }) {
  const inBrowser = useHydrated()
  return inBrowser ? <Kept title={title} /> : <Waiting title={title} />
}

function Waiting({ title }: { title: ReactNode }) {
  const t = useTranslations('purchase')
  return (
    <Section tone="eucalyptus-pale" className="buy-top min-h-svh">
      <div className="buy-head wrap">
        <Skeleton className="buy-book-place" />
        <div>
          {title}
          <p role="status" className="lead">
            {t('reading')}
          </p>
        </div>
      </div>
    </Section>
  )
}

function Kept({ title }: { title: ReactNode }) {
  const t = useTranslations('purchase')
  const router = useRouter()
  const [saved] = useState(savedStory)
  useEffect(() => {
    if (saved.story !== null) return
    if (saved.because === 'unreadable') console.warn('the saved preview cannot be read')
    toast({ title: t('requiredTitle'), description: t('required'), variant: 'destructive' })
    router.replace(paths.createStory())
  }, [saved, router, t])
  return saved.story === null ? <Waiting title={title} /> : <Counter story={saved.story} title={title} />
}

function Counter({ story, title }: { story: StoryDraft; title: ReactNode }) {
  const t = useTranslations('purchase')
  const preview = useTranslations('preview')
  const drawn = useStoryPictures(story)
  const [chosen, setChosen] = useState<PaymentMethodChoice | null>(null)
  const name = story.title || drawn?.opening?.title || preview('waitingNamed', { name: story.childName ?? '' })
  const opening = story.previewStory ? openingFromText(name, story.previewStory) : drawn?.opening
  const choose = (way: PaymentMethodChoice) => {
    storeDraft(PENDING_STORY_KEY, story)
    setChosen(way)
  }
  return (
    <>
      <Section tone="eucalyptus-pale" className="buy-top">
        <div className="buy-head wrap">
          <div className="buy-book">
            <BookCover
              title={name}
              longTitle={name.length > LONG_TITLE}
              cloth="eucalyptus"
              light={!drawn || drawn.coverDark}
              width="min(400px, var(--buy-book))"
              picture={drawn && <SvgPicture svg={drawn.cover} width={1000} height={1000} />}
            />
          </div>
          <div>
            {title}
            <p className="lead">{t('lead')}</p>
            <StoryDetails story={story} />
            <Button asChild variant="paper" size="sm">
              <Link href={paths.createStory()}>{t('back')}</Link>
            </Button>
          </div>
        </div>
      </Section>
      <Section tone="coral-pale" edge="b">
        <div className="buy-two wrap">
          <section aria-labelledby="ways">
            <h2 id="ways" className="part-title">
              {t('ways')}
            </h2>
            <PaymentMethods
              chosen={chosen}
              onChoose={choose}
              form={chosen === 'direct' && <PurchaseForm story={story} />}
            />
          </section>
          <PriceBanner />
        </div>
      </Section>
      {opening && (
        <Section tone="sky" edge="c" className="buy-reading">
          <section className="wrap" aria-labelledby="opening">
            <h2 id="opening" className="part-title">
              {t('openingTitle')}
            </h2>
            <div className="buy-opening">
              <OpeningText kicker={t('opening')} pages={opening.pages} lang="en" picture={drawn?.picture ?? null} />
              <p className={cn(alertVariants(), 'buy-note')}>{t('pagesNote')}</p>
            </div>
          </section>
        </Section>
      )}
    </>
  )
}
