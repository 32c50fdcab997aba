'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { WithAddress } from '@/components/ui/address'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { CONTACT_CARD } from './contact-card'
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
    <Card className={cn(CONTACT_CARD, 'grid justify-items-start gap-5.5')}>
      <h2 ref={title} tabIndex={-1} className="text-d-m outline-none focus:shadow-none">
        {t('sentTitle')}
      </h2>
      <p>
        <WithAddress address={sentTo}>{t('sent', { email: sentTo })}</WithAddress>
      </p>
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
