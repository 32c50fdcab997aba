'use client'
import { useTranslations } from 'next-intl'
import { useId, useMemo, useState, type FormEvent } from 'react'
import { ClosedShop } from '@/components/entitlement/closed-shop'
import { credits } from '@/components/entitlement/credits'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { FORM_ON_PHONE, FORM_SECTION, FormSection } from '@/components/forms/form-section'
import { GiftCodeBox } from '@/components/entitlement/gift-code-box'
import { useGiftCode } from '@/components/entitlement/use-gift-code'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { useDomValues, type DomValues } from '@/lib/browser/dom-values'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { newSeed } from '@/components/forms/story-form-values'
import { BackCover } from '@/components/site/back-cover'
import { Price } from '@/components/site/price'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { canBuy } from '@/lib/domain/commerce/can-buy'
import { PRICES } from '@/lib/domain/commerce/prices'
import { AGE_BANDS } from '@/lib/domain/story/lists'
import { SEQUEL_SKILLS, type SequelStart } from '@/lib/domain/story/sequel'
import { SequelTraits } from './sequel-traits'
import { PlaceOptions } from '../forms/place-options'
import { loadSequelChoice, saveSequelChoice, type SequelChoice } from '@/components/forms/sequel-choice'
import { cardVariants } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'

interface SequelFormProps {
  start: SequelStart
  busy: boolean
  onMake: (choice: SequelChoice, code: string | null) => void
}

const emptyChoice = ({ family }: SequelStart): SequelChoice => ({
  place: '',
  lifeSkill: '',
  childAge: family.childAge,
  childTraits: family.childTraits ?? [],
  childDescription: family.childDescription ?? '',
  pets: family.pets.map(({ traits = [], description = '' }) => ({ traits, description })),
  email: '',
  seed: '',
})

/** What this browser stored for a sequel to this very book, with a seed. */
function restoredChoice(start: SequelStart): SequelChoice {
  const stored = loadSequelChoice()
  const choice = stored?.previousStoryId === start.previousStoryId ? stored : emptyChoice(start)
  const lifeSkill = start.toldSkills.includes(choice.lifeSkill) ? '' : choice.lifeSkill
  return { ...choice, lifeSkill, seed: choice.seed || newSeed() }
}

/** What was chosen before hydration. */
function choiceFromDom(values: DomValues): Partial<SequelChoice> {
  const place = values.get('place')
  const childAge = AGE_BANDS.find((age) => age === values.get('childAge'))
  const lifeSkill = SEQUEL_SKILLS.find((skill) => skill === values.get('lifeSkill'))
  return {
    ...(typeof place === 'string' ? { place } : {}),
    ...(childAge === undefined ? {} : { childAge }),
    ...(lifeSkill === undefined ? {} : { lifeSkill }),
  }
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function SequelForm({ start, busy, onMake }: SequelFormProps) {
  const t = useTranslations('sequel')
  const create = useTranslations('create')
  const preview = useTranslations('preview')
  const gift = useGiftCode()
  const left = useFetchedOnce(credits) ?? 0
  const ways = useFetchedOnce(paymentMethodsStore)
  const isShut = gift.code === null && left === 0 && ways !== undefined && !canBuy(ways)
  const hydrated = useHydrated()
  const restored = useMemo(() => (hydrated ? restoredChoice(start) : emptyChoice(start)), [hydrated, start])
  const [edited, setEdited] = useState<SequelChoice | null>(null)
  const choice = edited ?? restored
  const [tried, setTried] = useState(false)
  const { family, lastPlace, previousStoryId, toldSkills } = start
  const [pet] = family.pets

  const choose = (change: Partial<SequelChoice>) => {
    const next = { ...choice, ...change }
    setEdited(next)
    saveSequelChoice({
      ...next,
      previousStoryId,
      childName: family.childName,
      petName: pet?.name ?? '',
      petType: pet?.type ?? '',
      paying: false,
    })
  }
  const formId = useId()
  useDomValues(formId, (values) => choose({ ...restoredChoice(start), ...choiceFromDom(values) }))

  const email = choice.email || (family.email ?? '')
  const lacksEmail = gift.code !== null && !EMAIL.test(email)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const { elements } = event.currentTarget
    const first =
      choice.lifeSkill === '' ? elements.namedItem('lifeSkill') : lacksEmail ? elements.namedItem('email') : null
    if (first === null) return onMake({ ...choice, email }, gift.code)
    const field = first instanceof RadioNodeList ? first[0] : first
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <div className="grid gap-6">
      {isShut && (
        <BackCover className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
          <ClosedShop title={(words) => <h2 className="text-d-s">{words}</h2>} />
        </BackCover>
      )}
      <form
        id={formId}
        className={cn(cardVariants(), FORM_ON_PHONE)}
        aria-label={t('form')}
        noValidate
        onSubmit={submit}
      >
        {(gift.code !== null || left > 0) && (
          <p className="lead pt-6">{gift.code === null ? create('leadWithCredit', { count: left }) : t('free')}</p>
        )}
        <FormSection number={1} title={t('place')}>
          <Field label={t('place')} labelHidden id="sequel-place">
            <Select name="place" value={choice.place} onChange={(event) => choose({ place: event.target.value })}>
              <option value="">{t('anywhere')}</option>
              <PlaceOptions last={lastPlace} />
            </Select>
          </Field>
          <Field label={t('age', { child: family.childName })} id="sequel-age">
            <Select
              name="childAge"
              value={choice.childAge}
              onChange={(event) =>
                choose({ childAge: AGE_BANDS.find((age) => age === event.target.value) ?? choice.childAge })
              }
            >
              {AGE_BANDS.map((age) => (
                <option key={age} value={age}>
                  {age} {create('child.years')}
                </option>
              ))}
            </Select>
          </Field>
        </FormSection>
        <FormSection number={2} title={t('skill')}>
          <RadioGroup
            legend={t('skill')}
            legendHidden
            name="lifeSkill"
            equal
            required
            value={choice.lifeSkill || null}
            onValueChange={(lifeSkill) => choose({ lifeSkill })}
            options={SEQUEL_SKILLS.map((value) => {
              const inSeries = toldSkills.includes(value)
              const label = create(`skills.${value}`)
              return {
                value,
                disabled: inSeries,
                label: inSeries ? <ToldSkill label={label} note={t('toldSkill')} /> : label,
              }
            })}
            error={tried && choice.lifeSkill === '' ? t('skillMissing') : undefined}
          />
        </FormSection>
        <FormSection number={3} title={t('own')}>
          {/* Anew once the stored choice is read, since a form keeps the values that it began with. */}
          <SequelTraits key={String(hydrated)} family={family} choice={choice} onChange={choose} />
        </FormSection>
        <div className={FORM_SECTION}>
          <GiftCodeBox gift={gift} />
          {gift.code !== null && (
            <Field
              label={create('deliveryEmail')}
              id="sequel-email"
              hint={create('deliveryEmailHint')}
              required
              error={tried && lacksEmail ? preview('emailRequired') : undefined}
            >
              <Input
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                value={email}
                onChange={(event) => choose({ email: event.target.value })}
              />
            </Field>
          )}
          <Button type="submit" needsScript size="lg" className="w-full" busy={busy} busyText={t('working')}>
            {t('submit')}
          </Button>
          <p className="hint">
            {gift.code !== null
              ? t('free')
              : left > 0
                ? preview('creditsLeft', { count: left })
                : isShut
                  ? preview('closed')
                  : t.rich('pay', {
                      price: () => (
                        <b>
                          <Price cents={PRICES.digitalStory} />
                        </b>
                      ),
                    })}
          </p>
        </div>
      </form>
    </div>
  )
}

const ToldSkill = ({ label, note }: { label: string; note: string }) => (
  <span className="grid">
    {label}
    <span className="text-xs">{note}</span>
  </span>
)
