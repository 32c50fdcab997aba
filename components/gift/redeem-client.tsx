'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { focusFirstError } from '@/components/forms/focus-first-error'
import { Input } from '@/components/ui/input'
import { InputGroup } from '@/components/ui/input-group'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { useCodeCheck } from './use-code-check'

/** The ticket: a code is written on it, looked at, and taken to the creation screen. */
export function RedeemClient() {
  const t = useTranslations('redeem')
  const { typed, checking, error, good, type, check, again } = useCodeCheck()
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasGood = useRef(false)

  // The pressed button goes away with its ticket: what takes its place gets the focus.
  useEffect(() => {
    if (good !== null) heading.current?.focus()
    else if (wasGood.current) field.current?.focus()
    wasGood.current = good !== null
  }, [good])

  if (good !== null) {
    return (
      <InputGroup variant="success" className="gift-ticket">
        <div className="gift-good col-span-full">
          <h2 ref={heading} tabIndex={-1} className="gift-good-title">
            {t('validTitle')}
          </h2>
          <p className="gift-code" dir="ltr">
            {good}
          </p>
          <p>{t('valid')}</p>
          <div className="gift-actions">
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
      noValidate
      aria-label={t('label')}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void check().then(() => focusFirstError(form))
      }}
    >
      <InputGroup className="gift-ticket">
        <Field label={t('label')} error={error} hint={t('hint')} required className="col-span-full">
          <Input
            ref={field}
            className="gift-input"
            placeholder={t('placeholder')}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            onChange={(event) => type(event.target.value)}
          />
        </Field>
        <Button type="submit" className="col-span-full" busy={checking} busyText={t('validating')}>
          {t('validate')}
        </Button>
      </InputGroup>
    </form>
  )
}
