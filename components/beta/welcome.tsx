'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ConfettiOnMount } from '@/components/site/confetti-on-mount'
import { CopyButton } from '@/components/site/copy-button'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { InputGroup } from '@/components/ui/input-group'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { ShareButtons } from './share-buttons'

const STEPS = [1, 2, 3, 4, 5] as const

export function Welcome({ code }: { code: string }) {
  const t = useTranslations('beta')
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that was sent is gone: what takes its place is shown and read.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <ConfettiOnMount preset="hearts" />
      <Section tone="eucalyptus-deep" className="beta-top">
        <div className="beta-two wrap">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {t('welcomeTitle')}
            </h1>
            <p className="lead">{t('welcome')}</p>
          </div>
          <InputGroup variant="success" className="beta-code">
            <div className="col-span-full">
              <h2>{t('yourCode')}</h2>
              <p className="beta-code-text" dir="ltr">
                {code}
              </p>
              <div className="beta-row">
                <CopyButton value={code} text={t('copy')} done={t('copied')} />
                <Button asChild>
                  <Link href={paths.createStory({ code })}>{t('start')}</Link>
                </Button>
              </div>
            </div>
          </InputGroup>
        </div>
      </Section>
      <Section tone="paper" edge="b">
        <div className="beta-two beta-even wrap">
          <section>
            <h2 className="part-title">{t('howTitle')}</h2>
            <ol className="beta-steps">
              {STEPS.map((at) => (
                <li key={at}>{t(`how${at}`)}</li>
              ))}
            </ol>
          </section>
          <section>
            <h2 className="part-title">{t('dutiesTitle')}</h2>
            <TickList>
              {STEPS.map((at) => (
                <li key={at}>{t(`duty${at}`)}</li>
              ))}
            </TickList>
            <div className="beta-row">
              <Button asChild variant="secondary">
                <Link href={paths.contact}>{t('feedback')}</Link>
              </Button>
            </div>
          </section>
        </div>
        <div className="beta-share wrap">
          <h2 className="part-title">{t('shareTitle')}</h2>
          <ShareButtons />
        </div>
      </Section>
    </>
  )
}
