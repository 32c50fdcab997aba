'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { storeDraft } from '@/lib/browser/draft-storage'
import { DrawnCover } from '@/components/story-preview/drawn-cover'
import { openingFromText } from '@/components/story-preview/drawn-preview'
import { OpeningText } from '@/components/story-preview/opening-text'
import { credits } from '@/components/entitlement/credits'
import { ClosedShop } from '@/components/entitlement/closed-shop'
import { StoryLanguage } from '@/components/entitlement/story-language'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { loadSequelChoice } from '@/components/forms/sequel-choice'
import { BackCover } from '@/components/site/back-cover'
import { ChargedNote } from '@/components/site/charged-note'
import { PriceStrip } from '@/components/site/price-strip'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { ScriptButton } from '@/components/ui/script-button'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast-store'
import { alertVariants } from '@/components/ui/alert'
import { cn } from '@/components/ui/cn'
import { formFromDraft } from '@/components/forms/story-form-values'
import { toRequest } from '@/components/forms/validation-rules'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { PRICES } from '@/lib/domain/commerce/prices'
import { canBuy } from '@/lib/domain/commerce/can-buy'
import type { StoryDraft } from '@/lib/domain/story/draft'
import { PENDING_STORY_KEY } from '@/lib/domain/story/storage-keys'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { PurchaseForm } from './purchase-form'
import { RoomPurchase } from './room-purchase'
import { savedStory } from './saved-preview'
import { StoryDetails } from './story-details'
import { useStoryPictures } from './use-story-pictures'
import { PaymentMethods, type PaymentMethodChoice } from './payment-methods'

const TOP = 'pt-7! pb-21! md:pt-11! md:pb-30!'
/** The book and what is said of it: below one another on a phone, the words first. `--cover`: the book's width. */
const BESIDE_COVER =
  'wrap grid grid-cols-[minmax(0,1fr)] items-center gap-[clamp(28px,5vw,76px)] [--cover:66vw] ' +
  'md:grid-cols-[auto_minmax(0,1fr)] md:[--cover:34vw]'

/** What the browser keeps is read once the page is in it; the server can't know it. */
export function PurchaseClient({ title }: { title: ReactNode }) {
  const inBrowser = useHydrated()
  if (!inBrowser) return <Waiting title={title} />
  const room = new URLSearchParams(window.location.search).get('room')
  return room === null ? <SavedStory title={title} /> : <RoomPurchase room={room} title={title} />
}

function Waiting({ title }: { title: ReactNode }) {
  const t = useTranslations('purchase')
  return (
    <Section tone="eucalyptus-pale" className={cn(TOP, 'min-h-svh')}>
      <div className={BESIDE_COVER}>
        <Skeleton className="aspect-square w-[min(400px,var(--cover))] max-md:order-1 max-md:justify-self-center" />
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

function SavedStory({ title }: { title: ReactNode }) {
  const t = useTranslations('purchase')
  const router = useRouter()
  const [saved] = useState(savedStory)
  useEffect(() => {
    if (saved.story !== null) return
    if (saved.because === 'unreadable') console.warn('the saved preview cannot be read')
    toast({ title: t('requiredTitle'), description: t('required'), variant: 'destructive' })
    router.replace(paths.createStory())
  }, [saved, router, t])
  return saved.story === null ? <Waiting title={title} /> : <Purchase story={saved.story} title={title} />
}

function Purchase({ story, title }: { story: StoryDraft; title: ReactNode }) {
  const t = useTranslations('purchase')
  const preview = useTranslations('preview')
  const locale = useLocale()
  const drawn = useStoryPictures(story)
  const [chosen, setChosen] = useState<PaymentMethodChoice | null>(null)
  const ways = useFetchedOnce(paymentMethodsStore)
  const left = useFetchedOnce(credits) ?? 0
  const [another, setAnother] = useState(false)
  const owned = left > 0 && !another
  const isShut = ways !== undefined && !canBuy(ways)
  const name = story.title || drawn?.opening?.title || preview('waitingNamed', { name: story.childName ?? '' })
  const opening = story.previewStory ? openingFromText(name, story.previewStory) : drawn?.opening
  const choose = (way: PaymentMethodChoice) => {
    storeDraft(PENDING_STORY_KEY, story)
    setChosen(way)
  }
  return (
    <>
      <Section tone="eucalyptus-pale" className={TOP}>
        <div className={BESIDE_COVER}>
          <div className="max-md:order-1 max-md:justify-self-center">
            <DrawnCover drawn={drawn} title={name} cloth="eucalyptus" width="min(400px, var(--cover))" />
          </div>
          <div>
            {title}
            <p className="lead">{t('lead')}</p>
            {!owned && !isShut && (
              <div className="mt-5 grid max-w-100 gap-3.5">
                <PriceStrip cents={PRICES.digitalStory} />
                <ChargedNote>{t('charged', { amount: formatPrice(PRICES.digitalStory) })}</ChargedNote>
                <StoryLanguage language={drawn?.language} />
                {ways?.card && (
                  <Button size="lg" className="w-full" onClick={() => choose('direct')}>
                    {t('payNow')}
                  </Button>
                )}
              </div>
            )}
            <StoryDetails story={story} />
            <Link className="text-link" href={backFrom(story)}>
              {t('back')}
            </Link>
          </div>
        </div>
      </Section>
      <Section tone="coral-pale" edge="b">
        {owned ? (
          <Owned story={story} count={left} onAnother={() => setAnother(true)} />
        ) : (
          <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-[clamp(28px,4.4vw,64px)] md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
            <section aria-labelledby="ways">
              <h2 id="ways" className="part-title">
                {t('ways')}
              </h2>
              {isShut && (
                <BackCover className="mb-10 grid gap-3.5">
                  <ClosedShop title={(words) => <h3 className="text-d-s">{words}</h3>} />
                </BackCover>
              )}
              <PaymentMethods
                ways={ways}
                chosen={chosen}
                onChoose={choose}
                form={
                  chosen === 'direct' && (
                    <PurchaseForm
                      about={() => ({ story: toRequest(formFromDraft(story, story.language ?? locale)) })}
                      email={story.email || story.deliveryEmail}
                    />
                  )
                }
              />
            </section>
            <BackCover className="md:sticky md:top-5">
              <h2 className="text-d-s">{t('giftCode')}</h2>
              <Link href={paths.redeem} className="text-link">
                {t('useGiftCode')}
              </Link>
            </BackCover>
          </div>
        )}
      </Section>
      {opening && (
        <Section tone="sky" edge="c" className="pb-37.5!">
          <section className="wrap" aria-labelledby="opening">
            <h2 id="opening" className="part-title">
              {t('openingTitle')}
            </h2>
            <div className="mx-auto max-w-180">
              <OpeningText
                kicker={t('opening')}
                pages={opening.pages}
                lang={drawn?.language ?? 'en'}
                picture={drawn?.picture ?? null}
              />
              <p className={cn(alertVariants(), 'mt-5 font-heavy')}>{t('pagesNote')}</p>
            </div>
          </section>
        </Section>
      )}
    </>
  )
}

/** A credit pays for this book: nothing is sold unless it is wanted. */
function Owned({ story, count, onAnother }: { story: StoryDraft; count: number; onAnother: () => void }) {
  const t = useTranslations('purchase')
  const preview = useTranslations('preview')
  const back = backFrom(story)
  return (
    <div className="wrap">
      <BackCover className="mx-auto grid max-w-160 gap-3.5">
        <h2 className="text-d-m">{t('owned')}</h2>
        <p>{t('ownedText', { count })}</p>
        <Button asChild size="lg">
          <Link href={back === paths.createStory() ? paths.createStoryAfterPayment : back}>{preview('createNow')}</Link>
        </Button>
        <ScriptButton className="text-link" onClick={onAnother}>
          {t('another')}
        </ScriptButton>
      </BackCover>
    </div>
  )
}

/** Where the story was told: a sequel has a form of its own. */
function backFrom({ seed }: StoryDraft): string {
  const sequel = loadSequelChoice()
  if (!sequel?.paying || sequel.seed !== seed) return paths.createStory()
  const { childName, petName, petType, previousStoryId } = sequel
  return paths.createSequel({ childName, petName, petType, previousStoryId })
}
