'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useDomFormValues } from '@/components/forms/use-dom-form-values'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { Price } from '@/components/site/price'
import { PRICES } from '@/lib/domain/commerce/prices'
import { CREATE_FORM_AGES, CREATE_FORM_PET_TYPES } from '@/lib/domain/story/lists'
import type { StoryRequest } from '@/lib/domain/story/request'
import type { WholeStory } from '@/lib/http/endpoints'
import { BookLanguage } from '../book-language'
import { ChosenDay } from '../form/chosen-day'
import { SkillSection } from '../form/skill-section'
import { ClosedShop } from '@/components/entitlement/closed-shop'
import { credits } from '@/components/entitlement/credits'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { BackCover } from '@/components/site/back-cover'
import { canBuy } from '@/lib/domain/commerce/can-buy'
import { ChildSection } from '@/components/forms/cast/child-section'
import { DeliverySection } from '../form/delivery-section'
import { PetsSection } from '@/components/forms/cast/pets-section'
import { SubmitRow } from '../form/submit-row'
import { useGiftCode } from '@/components/entitlement/use-gift-code'
import { DrawnPreviewContext } from '@/components/story-preview/drawn-preview-context'
import type { DrawnPreview } from '@/components/story-preview/drawn-preview'
import { PreviewPanel } from '@/components/story-preview/preview-panel'
import { tellAnother } from '@/components/story-preview/tell-another'
import { useLivePreview } from '@/components/story-preview/use-live-preview'
import { StoryFormContext, emptyForm, newSeed, type StoryFormValues } from '@/components/forms/story-form-values'
import { FORM_ON_PHONE } from '@/components/forms/form-section'
import { cardVariants } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { useSavedDraft } from '../use-saved-draft'
import { useRestoredForm } from '../use-restored-form'
import { loadValidationRules } from '@/components/forms/use-validation-rules'
import { PetLooksSection } from './pet-looks-section'
import { SettingSections } from './setting-sections'
import { useExtendedForm } from './use-extended-form'

interface ExtendedFormProps {
  title: ReactNode
  first: DrawnPreview | null
  /** It comes in the place of a finished story: it takes the focus. */
  again: boolean
  onMade: (story: WholeStory) => void
}

const DOLLARS = `$${(PRICES.digitalStory / 100).toFixed(2)}`

export function ExtendedForm({ title, first, again, onMade }: ExtendedFormProps) {
  const t = useTranslations('whole')
  const create = useTranslations('create')
  const preview = useTranslations('preview')
  const locale = useLocale()
  const form = useForm<StoryFormValues, unknown, StoryRequest>({
    resolver: async (...given) => (await loadValidationRules()).storyFormResolver(...given),
    defaultValues: emptyForm(locale),
  })
  const formId = useId()
  const gift = useGiftCode()
  const live = useLivePreview(form, first)
  const draftDone = useSavedDraft(form)
  useRestoredForm(form)
  const { creating, make } = useExtendedForm(form, live, draftDone, onMade)
  const left = useFetchedOnce(credits) ?? 0
  const ways = useFetchedOnce(paymentMethodsStore)
  const isShut = gift.code === null && left === 0 && ways !== undefined && !canBuy(ways)
  const book = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  /** At the first focus or change: loads the validation rules, and draws the seed of this book. */
  const begin = () => {
    void loadValidationRules()
    if (form.getValues('seed') === '') form.setValue('seed', newSeed())
  }
  useDomFormValues(form, formId, begin)
  useEffect(() => {
    if (again) form.setFocus('childName')
  }, [again, form])

  const label =
    gift.code !== null ? preview('createFree') : left > 0 ? preview('createNow') : t('submit', { price: DOLLARS })
  return (
    <StoryFormContext value={form}>
      <DrawnPreviewContext value={live.drawn}>
        <div className="wrap py-5.5 md:pt-10 md:pb-8.5">
          {title}
          {isShut ? (
            <BackCover className="mt-6 flex max-w-(--measure) flex-wrap items-baseline gap-x-4 gap-y-2">
              <ClosedShop title={(words) => <h2 className="text-d-s">{words}</h2>} />
            </BackCover>
          ) : (
            <p className="lead">
              {left > 0
                ? create('leadWithCredit', { count: left })
                : t.rich('lead', {
                    price: () => (
                      <b>
                        <Price cents={PRICES.digitalStory} />
                      </b>
                    ),
                  })}
            </p>
          )}
          {locale !== 'en' && <BookLanguage />}
        </div>
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-12 md:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)] md:gap-[clamp(28px,4.4vw,64px)]">
          <form
            className={cn(cardVariants(), FORM_ON_PHONE)}
            id={formId}
            aria-label={create('formLabel')}
            noValidate
            onFocusCapture={begin}
            onChangeCapture={begin}
            onSubmit={(event) => void form.handleSubmit((request) => void make(request, gift.code))(event)}
          >
            <ChildSection title={t('child')} ages={CREATE_FORM_AGES} onLooks={live.drawLooks} />
            <PetsSection title={t('pet')} types={CREATE_FORM_PET_TYPES} />
            <PetLooksSection />
            <SettingSections />
            <SkillSection number={7} title={t('skill')} />
            <ChosenDay />
            <DeliverySection number={8} gift={gift} />
            <SubmitRow busy={creating} label={label} busyLabel={t('working')} />
            {gift.code === null && left > 0 && <p className="hint">{preview('creditsLeft', { count: left })}</p>}
          </form>
          <PreviewPanel
            live={live}
            savedOpening={null}
            shown={false}
            asksLooks
            book={book}
            heading={heading}
            making={creating}
            onAnother={() => tellAnother(form)}
            card={null}
          />
        </div>
      </DrawnPreviewContext>
    </StoryFormContext>
  )
}
