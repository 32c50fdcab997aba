'use client'
import { useTranslations } from 'next-intl'
import { useRef, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Alert } from '@/components/ui/alert'
import { InputGroup } from '@/components/ui/input-group'
import { useDomValues } from '@/lib/browser/dom-values'
import type { GiftCode } from './use-gift-code'

const FIELD = 'giftCode'

interface GiftCodeBoxProps {
  gift: GiftCode
  /** What is to be filled in once a code is applied; null where nothing is. */
  next?: () => HTMLElement | null
}

export function GiftCodeBox({ gift, next }: GiftCodeBoxProps) {
  const t = useTranslations('gift')
  const box = useRef<HTMLDivElement>(null)
  /** The code was entered in this field, not in the page's address. */
  const applied = useRef(false)

  useDomValues(FIELD, (values) => {
    const typed = values.get(FIELD)
    if (typeof typed === 'string') gift.type(typed)
  })

  // Enter in this field is for the code; the form around it must not be sent.
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  const apply = () => {
    if (gift.checking) return
    applied.current = true
    gift.apply()
  }
  /** Moves the focus from the field, which is gone, to what is wanted next, else to the button in its place. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || !applied.current) return
    applied.current = false
    ;(next?.() ?? button).focus()
  }
  const remove = () => {
    gift.remove()
    // The pressed button goes away with the code: the field that takes its place gets the focus.
    requestAnimationFrame(() => box.current?.querySelector<HTMLInputElement>('input')?.focus())
  }

  return (
    <div ref={box} className="grid gap-3.5">
      {gift.code === null ? (
        // A whole code fits in the field, else the button goes below it.
        <InputGroup className="flex! flex-wrap">
          <Field label={t('label')} id={FIELD} error={gift.error} className="flex-[1_1_8.5rem] max-xs:flex-[1_1_6rem]">
            <Input
              className="tracking-[0.12em] uppercase max-xs:px-2.5 max-xs:tracking-normal"
              placeholder={t('placeholder')}
              value={gift.typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              onChange={(event) => gift.type(event.target.value)}
              onKeyDown={applyOnEnter}
              aria-describedby={`${FIELD}-how`}
            />
          </Field>
          <Button variant="secondary" size="sm" busy={gift.checking} busyText={t('checking')} onClick={apply}>
            {t('apply')}
          </Button>
          <p id={`${FIELD}-how`} className="hint basis-full">
            {t('hint')}
          </p>
        </InputGroup>
      ) : (
        <InputGroup
          variant="success"
          className="flex! flex-wrap items-center! justify-between gap-x-5! gap-y-2.5!"
          role="group"
          aria-label={t('activeLabel')}
        >
          <p
            className="font-display text-[1.5rem] leading-[1.2] font-bold tracking-[0.12em] wrap-anywhere uppercase"
            dir="ltr"
          >
            {gift.code}
          </p>
          <Button ref={takeFocus} variant="success" size="sm" onClick={remove}>
            {t('remove')}
          </Button>
        </InputGroup>
      )}
      {gift.banner && (
        <Alert variant={gift.banner.variant} onClose={gift.closeBanner} closeLabel={t('close')}>
          <p>{gift.banner.text}</p>
        </Alert>
      )}
    </div>
  )
}
