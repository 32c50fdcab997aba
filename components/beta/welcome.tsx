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
      <Section tone="eucalyptus-deep" className="pt-12! pb-32.5!">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-[clamp(30px,5vw,80px)] pb-10 min-[961px]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {t('welcomeTitle')}
            </h1>
            <p className="lead">{t('welcome')}</p>
          </div>
          <InputGroup variant="success" className="px-[clamp(26px,4vw,48px)]! py-8! text-ink">
            <div className="col-span-full">
              <h2 className="text-d-s">{t('yourCode')}</h2>
              <p
                className="mt-2 font-display text-[clamp(1.6rem,1rem+2.6vw,2.6rem)] leading-[1.3] font-bold tracking-[0.1em] wrap-anywhere"
                dir="ltr"
              >
                {code}
              </p>
              <div className="mt-5 flex flex-wrap gap-x-4 gap-y-3">
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
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-[clamp(30px,5vw,80px)] pb-10 min-[961px]:grid-cols-2">
          <section>
            <h2 className="part-title">{t('howTitle')}</h2>
            <ol className="grid gap-2.5 [counter-reset:step]">
              {STEPS.map((at) => (
                <li
                  key={at}
                  className="relative min-h-9.5 ps-12 [counter-increment:step] before:absolute before:start-0 before:-top-1.5 before:font-display before:text-[1.9rem] before:leading-[1.2] before:font-bold before:text-coral-deep before:content-[counter(step)]"
                >
                  {t(`how${at}`)}
                </li>
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
            <div className="mt-5 flex flex-wrap gap-x-4 gap-y-3">
              <Button asChild variant="secondary">
                <Link href={paths.contact}>{t('feedback')}</Link>
              </Button>
            </div>
          </section>
        </div>
        <div className="wrap pt-5 pb-22.5">
          <h2 className="part-title">{t('shareTitle')}</h2>
          <ShareButtons />
        </div>
      </Section>
    </>
  )
}
