'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ContactForm } from './contact-form'

/** The form, and in its place, once it is sent, the news of it. */
export function ContactClient() {
  const t = useTranslations('contact')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [again, setAgain] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sentTo !== null) title.current?.focus()
  }, [sentTo])

  if (sentTo === null) return <ContactForm starts={again} onSent={setSentTo} />
  return (
    <Card className="contact-pad contact-sent">
      <h2 ref={title} tabIndex={-1}>
        {t('sentTitle')}
      </h2>
      <p>{t('sent', { email: sentTo })}</p>
      <Button
        variant="secondary"
        onClick={() => {
          setAgain(true)
          setSentTo(null)
        }}
      >
        {t('another')}
      </Button>
    </Card>
  )
}
