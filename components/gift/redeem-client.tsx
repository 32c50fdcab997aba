'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { focusFirstError } from '@/components/forms/focus-first-error'
import { cn } from '@/components/ui/cn'
import { Input } from '@/components/ui/input'
import { InputGroup } from '@/components/ui/input-group'
import { useDomValues } from '@/lib/browser/dom-values'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { useCodeCheck } from './use-code-check'

/** The ticket leans on a dark sheet: what has focus is marked as on a light one. */
const TICKET = '-rotate-[0.6deg] text-ink [&_:focus-visible]:shadow-[0_0_0_3px_#fff] [&_:focus-visible]:outline-ink'
/** On the yellow stock a message stands on a slip of its own. */
const ERROR_ON_PAPER =
  '[&>[aria-live]:not(:empty)]:bg-paper [&>[aria-live]:not(:empty)]:px-3.5 [&>[aria-live]:not(:empty)]:pt-2 ' +
  '[&>[aria-live]:not(:empty)]:pb-2.25'
const CODE = 'font-display! text-[clamp(1.5rem,1rem+2.2vw,2.25rem)]! leading-[1.5]! font-bold! tracking-[0.1em]'

/** The ticket: a code is written on it, looked at, and taken to the creation screen. */
export function RedeemClient() {
  const t = useTranslations('redeem')
  const { typed, checking, error, good, type, check, again } = useCodeCheck()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasGood = useRef(false)

  useDomValues(formId, (values) => {
    const code = values.get('code')
    if (typeof code === 'string') type(code)
  })

  // The pressed button goes away with its ticket: what takes its place gets the focus.
  useEffect(() => {
    if (good !== null) heading.current?.focus()
    else if (wasGood.current) field.current?.focus()
    wasGood.current = good !== null
  }, [good])

  if (good !== null) {
    return (
      <InputGroup variant="success" size="lg" className={TICKET}>
        <div className="col-span-full grid gap-3">
          <h2 ref={heading} tabIndex={-1} className="text-d-m">
            {t('validTitle')}
          </h2>
          <p className={cn(CODE, 'wrap-anywhere')} dir="ltr">
            {good}
          </p>
          <p>{t('valid')}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button asChild>
              <Link href={paths.storyPreview({ gift_code: good })}>{t('create')}</Link>
            </Button>
            <button type="button" className="text-link" onClick={again}>
              {t('another')}
            </button>
          </div>
        </div>
      </InputGroup>
    )
  }
  return (
    <form
      id={formId}
      noValidate
      aria-label={t('label')}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void check().then(() => focusFirstError(form))
      }}
    >
      <InputGroup size="lg" className={TICKET}>
        <Field
          label={t('label')}
          error={error}
          hint={t('hint')}
          required
          className={cn('col-span-full', ERROR_ON_PAPER)}
        >
          <Input
            ref={field}
            className={cn(CODE, 'min-h-17! uppercase placeholder:font-lead placeholder:font-normal')}
            name="code"
            placeholder={t('placeholder')}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            onChange={(event) => type(event.target.value)}
          />
        </Field>
        <Button type="submit" needsScript className="col-span-full" busy={checking} busyText={t('validating')}>
          {t('validate')}
        </Button>
      </InputGroup>
    </form>
  )
}
