'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { toast } from '@/components/ui/toast-store'
import type { Territory, UnpricedTerritory } from '@/lib/domain/publishing/kdp-prices'
import { isAtKdp } from '@/lib/domain/publishing/publication'
import { ActionsCard } from './actions-card'
import type { BenchPublication } from './bench-publication'
import { DescriptionTab, DetailsTab, KeywordsTab } from './metadata-tabs'
import { PricingTab } from './pricing-tab'
import { useAnswers } from './use-answers'
import { useKdpCall } from './use-kdp-call'

interface WorkbenchProps {
  id: string
  publication: BenchPublication
  /** The book was changed after it went to KDP. */
  outdated: boolean
  writtenByModel: boolean
  languageName: string
  territoryNames: Record<Territory | UnpricedTerritory, string>
}

const TABS = ['details', 'description', 'keywords', 'pricing'] as const
type Tab = (typeof TABS)[number]
const isTab = (value: string): value is Tab => TABS.some((tab) => tab === value)

/** The publishing data in four tabs, and what can be done with it. What is typed stays, whatever the server says. */
export function Workbench({ id, publication, outdated, writtenByModel, languageName, territoryNames }: WorkbenchProps) {
  const t = useTranslations('operators.kdp')
  const [tab, setTab] = useState<Tab>('details')
  const answers = useAnswers(publication)
  const { busy, error, run } = useKdpCall()
  const locked = isAtKdp(publication.status)

  /** Saves what was changed; false when it could not be saved. */
  async function save(): Promise<boolean> {
    if (!answers.changed) return true
    const body = answers.body()
    if (!body) {
      setTab('pricing')
      toast({ title: t('failed'), description: t('price.fix'), variant: 'destructive' })
      return false
    }
    const { value, code } = await run(
      'save',
      ({ call, endpoints }) => call(endpoints.saveKdpAnswers(id), body),
      answers.saved,
    )
    if (code === 'review_outdated') answers.rebase()
    return value !== undefined
  }

  async function submit() {
    if (!(await save())) return
    const { value } = await run('submit', ({ call, endpoints }) => call(endpoints.submitToKdp(id)))
    if (value) toast({ title: value.status === 'in_review' ? t('submitted') : t('prepared') })
    else toast({ title: t('failed'), description: t('failedSubmit'), variant: 'destructive' })
  }

  async function rewrite() {
    const { value } = await run('rewrite', ({ call, endpoints }) =>
      call(endpoints.generateKdpMetadata(id, { rewrite: 1 })),
    )
    if (!value) toast({ title: t('failed'), description: t('failedGenerate'), variant: 'destructive' })
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 min-[1441px]:grid-cols-[minmax(0,1fr)_minmax(340px,400px)]">
      <div className="grid min-w-0 gap-4">
        <Tabs value={tab} onValueChange={(value) => isTab(value) && setTab(value)}>
          <TabsList aria-label={t('tabs.label')}>
            {TABS.map((one) => (
              <TabsTrigger key={one} value={one}>
                {t(`tabs.${one}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value="details" className="pt-4">
            <DetailsTab publication={publication} languageName={languageName} />
          </TabsContent>
          <TabsContent value="description" className="pt-4">
            <DescriptionTab description={publication.metadata.description} />
          </TabsContent>
          <TabsContent value="keywords" className="pt-4">
            <KeywordsTab metadata={publication.metadata} />
          </TabsContent>
          <TabsContent value="pricing" className="pt-4">
            <PricingTab
              answers={answers}
              locked={locked}
              territoryNames={territoryNames}
              save={
                <Button
                  variant="success"
                  size="sm"
                  busy={busy === 'save'}
                  busyText={t('price.saving')}
                  onClick={() => void save().then((ok) => ok && toast({ title: t('price.saved') }))}
                >
                  {t('price.save')}
                </Button>
              }
            />
          </TabsContent>
        </Tabs>
        {!locked && tab !== 'pricing' && (
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            busy={busy === 'rewrite'}
            busyText={t('rewriting')}
            onClick={() => void rewrite()}
          >
            {t('rewrite')}
          </Button>
        )}
      </div>
      <ActionsCard
        id={id}
        publication={publication}
        outdated={outdated}
        answers={answers}
        writtenByModel={writtenByModel}
        error={error}
        submitting={busy === 'submit' || busy === 'save'}
        onSubmit={() => void submit()}
      />
    </div>
  )
}
