'use client'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import { ApplicationForm } from './application-form'
import { Welcome } from './welcome'

/** The application, and in its place the welcome once it is approved. */
export function BetaClient({ before, terms }: { before: ReactNode; terms: ReactNode }) {
  const t = useTranslations('beta')
  const [code, setCode] = useState<string | null>(null)
  if (code !== null) return <Welcome code={code} />
  return (
    <>
      {before}
      <Section tone="eucalyptus-pale" edge="a">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-[clamp(30px,5vw,80px)] pb-10 min-[961px]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <section aria-labelledby="beta-apply">
            <h2 id="beta-apply" className="part-title">
              {t('applyTitle')}
            </h2>
            <ApplicationForm onApproved={setCode} />
          </section>
          {terms}
        </div>
      </Section>
    </>
  )
}
