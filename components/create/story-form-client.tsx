'use client'
import { useLocale, useTranslations } from 'next-intl'
import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Price } from '@/components/site/price'
import { bringIntoView } from '@/lib/browser/bring-into-view'
import { PRICES } from '@/lib/domain/commerce/prices'
import { SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'
import type { StoryRequest } from '@/lib/domain/story/request'
import { useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { BookLanguage } from './book-language'
import { ChosenDay } from './form/chosen-day'
import { SkillSection } from './form/skill-section'
import { ChildSection } from '@/components/forms/cast/child-section'
import { DeliverySection } from './form/delivery-section'
import { ExtendedDetailsSummary } from './form/extended-details-summary'
import { PetsSection } from '@/components/forms/cast/pets-section'
import { SubmitRow } from './form/submit-row'
import { credits } from '@/components/entitlement/credits'
import { takePaidBook } from '@/components/entitlement/paid-book'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { useGiftCode } from '@/components/entitlement/use-gift-code'
import { useDomFormValues } from '@/components/forms/use-dom-form-values'
import { BuyCard } from '@/components/story-preview/buy-card'
import { DrawnPreviewContext } from '@/components/story-preview/drawn-preview-context'
import {
  openingFromText,
  textOfOpening,
  type DrawnPreview,
  type Opening,
} from '@/components/story-preview/drawn-preview'
import { PreviewPanel } from '@/components/story-preview/preview-panel'
import { tellAnother } from '@/components/story-preview/tell-another'
import { useLivePreview } from '@/components/story-preview/use-live-preview'
import { FORM_ON_PHONE } from '@/components/forms/form-section'
import { cardVariants } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { SequelWaiting } from './sequel-waiting'
import { storeDraft } from '@/lib/browser/draft-storage'
import {
  StoryFormContext,
  emptyForm,
  newSeed,
  useStoryForm,
  type StoryFormValues,
} from '@/components/forms/story-form-values'
import { useSavedDraft } from './use-saved-draft'
import { usePaidStory } from './use-paid-story'
import { useRestoredForm } from './use-restored-form'
import { useRedemption } from './use-redemption'
import { loadValidationRules, useValidationRules } from '@/components/forms/use-validation-rules'

const keepPreview = (request: StoryRequest, { title, pages }: Opening) =>
  storeDraft(SAVED_PREVIEW_KEY, { preferredLocation: '', ...request, title, previewStory: textOfOpening(pages) })

interface StoryFormProps {
  title: ReactNode
  first: DrawnPreview | null
}

/** The creation screen below its heading: the form, the book that grows beside it, and what can be done with it. */
export function StoryFormClient(props: StoryFormProps) {
  const form = useForm<StoryFormValues, unknown, StoryRequest>({
    resolver: async (...given) => (await loadValidationRules()).storyFormResolver(...given),
    defaultValues: emptyForm(useLocale()),
  })
  return (
    <StoryFormContext value={form}>
      <StoryFormBody {...props} />
    </StoryFormContext>
  )
}

/** Memoised, since useForm renders its component again at each change of its state. */
const StoryFormBody = memo(function StoryFormBody({ title, first }: StoryFormProps) {
  const t = useTranslations('create')
  const locale = useLocale()
  const router = useRouter()
  const form = useStoryForm()
  const formId = useId()
  const gift = useGiftCode()
  const live = useLivePreview(form, first)
  const rules = useValidationRules()
  const draftDone = useSavedDraft(form)
  const redemption = useRedemption(form, draftDone)
  const paid = usePaidStory(form, draftDone)
  const creating = redemption.creating || paid.creating

  /** What opened the preview last; a new object each time, so that the effect below runs again. */
  const [opened, setOpened] = useState<{ by: 'form' | 'storage' } | null>(null)
  const [savedOpening, setSavedOpening] = useState<Opening | null>(null)
  const [opening, setOpening] = useState(false)
  const book = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const createPaid = () => void form.handleSubmit((request) => void paid.create(request))()

  useRestoredForm(form, (saved) => {
    if (saved.previewStory) setSavedOpening(openingFromText(saved.title ?? '', saved.previewStory))
    setOpened({ by: 'storage' })
    if (takePaidBook()) createPaid()
  })

  /** At the first focus or change: loads the validation rules, and draws the seed of this book. */
  const begin = () => {
    void loadValidationRules()
    if (form.getValues('seed') === '') form.setValue('seed', newSeed())
  }
  useDomFormValues(form, formId, begin)

  // Scrolls once there is something to show: what comes later would push the heading out of sight.
  const ready = savedOpening !== null || live.failed || Boolean(live.drawn?.opening ?? live.drawn?.problem)
  useEffect(() => {
    if (opened === null || !ready) return
    bringIntoView(book.current)
    if (opened.by === 'form') heading.current?.focus({ preventScroll: true })
  }, [opened, ready])

  // The stored preview follows the shown one, so that the purchase is for the book on the screen.
  useEffect(() => {
    if (opened === null || creating || !live.drawn?.opening) return
    const request = rules?.completeRequest(form.getValues())
    if (request) keepPreview(request, live.drawn.opening)
  }, [opened, creating, live.drawn, form, rules])

  const showPreview = async (request: StoryRequest) => {
    setOpening(true)
    const drawn = await live.drawNow()
    if (drawn?.opening) keepPreview(request, drawn.opening)
    setOpening(false)
    setOpened({ by: 'form' })
  }
  const purchase = async (request: StoryRequest) => {
    const drawn = await live.drawNow()
    if (drawn?.opening) keepPreview(request, drawn.opening)
    router.push(paths.purchase)
  }
  const create = (request: StoryRequest) => (gift.code === null ? undefined : redemption.create(gift.code, request))

  const left = useFetchedOnce(credits) ?? 0
  const lead =
    gift.code === null && left > 0
      ? t('leadWithCredit', { count: left })
      : gift.code === null
        ? t.rich('lead', {
            price: () => (
              <b>
                <Price cents={PRICES.digitalStory} />
              </b>
            ),
          })
        : t.rich('leadWithCode', { code: () => <b dir="ltr">{gift.code}</b> })

  return (
    <DrawnPreviewContext value={live.drawn}>
      <div className="wrap py-5.5 md:pt-10 md:pb-8.5">
        {title}
        <p className="lead">{lead}</p>
        {locale !== 'en' && <BookLanguage />}
        <SequelWaiting />
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-12 md:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)] md:gap-[clamp(28px,4.4vw,64px)]">
        <form
          className={cn(cardVariants(), FORM_ON_PHONE)}
          id={formId}
          aria-label={t('formLabel')}
          noValidate
          onFocusCapture={begin}
          onChangeCapture={begin}
          onSubmit={(event) => void form.handleSubmit((request) => void showPreview(request))(event)}
        >
          <ChildSection onLooks={live.drawLooks} />
          <PetsSection onLooks={live.drawPetLooks} />
          <ExtendedDetailsSummary />
          <SkillSection />
          <ChosenDay />
          <DeliverySection gift={gift} />
          <SubmitRow busy={opening} />
        </form>
        <PreviewPanel
          live={live}
          savedOpening={savedOpening}
          shown={opened !== null}
          book={book}
          heading={heading}
          making={creating}
          onAnother={() => tellAnother(form)}
          card={
            <BuyCard
              code={gift.code}
              creating={creating}
              language={live.drawn?.language}
              onCreate={() => void form.handleSubmit((request) => void create(request))()}
              onPurchase={() => void form.handleSubmit((request) => void purchase(request))()}
              onCreatePaid={createPaid}
            />
          }
        />
      </div>
    </DrawnPreviewContext>
  )
})
