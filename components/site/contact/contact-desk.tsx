'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Pad } from '@/components/ui/sheet'
import { ContactForm } from './contact-form'

const never = () => () => {}

/** The form, and in its place, once it is sent, the news of it. */
export function ContactDesk() {
  const t = useTranslations('contact')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [again, setAgain] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The draft is the browser's: the served form is empty, and made anew with what was kept.
  const here = useSyncExternalStore(never, () => true, () => false)
  useEffect(() => {
    if (sentTo !== null) title.current?.focus()
  }, [sentTo])

  if (sentTo === null) return <ContactForm key={String(here)} starts={again} onSent={setSentTo} />
  return (
    <Pad className="contact-pad contact-sent">
      <h2 ref={title} tabIndex={-1}>{t('sentTitle')}</h2>
      <p>{t('sent', { email: sentTo })}</p>
      <Button
        variant="ink"
        onClick={() => {
          setAgain(true)
          setSentTo(null)
        }}
      >
        {t('another')}
      </Button>
    </Pad>
  )
}
