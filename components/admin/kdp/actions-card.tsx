'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/radio-group'
import { isAtKdp, KDP_CONSOLE, ORIGINS, STEPS } from '@/lib/domain/publishing/publication'
import { Link } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'
import { DateTime } from '../date-time'
import { DescriptionList } from '../facts'
import { PanelTitle } from '../headings'
import type { BenchPublication } from './bench-publication'
import { PrintCheckReport } from './print-check-report'
import { StatusForm } from './status-form'
import type { Answers } from './use-answers'

interface ActionsCardProps {
  id: string
  publication: BenchPublication
  outdated: boolean
  answers: Answers
  writtenByModel: boolean
  error: string | null
  submitting: boolean
  onSubmit: () => void
}

/** What KDP asks about AI, the package, and what became of it. */
export function ActionsCard({
  id,
  publication,
  outdated,
  answers,
  writtenByModel,
  error,
  submitting,
  onSubmit,
}: ActionsCardProps) {
  const t = useTranslations('operators.kdp')
  const { status, asin, submissionDate, publishDate, reviewNotes, printCheck } = publication
  const locked = isAtKdp(status)
  const packed = (status === 'prepared' || locked) && !outdated
  return (
    <section aria-labelledby="kdp-actions" className="bg-paper-3 p-4.5">
      <PanelTitle id="kdp-actions" className="mb-3 text-[1.375rem]">
        {t('actions')}
      </PanelTitle>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 md:max-[1441px]:grid-cols-2">
        <Disclosure answers={answers} locked={locked} writtenByModel={writtenByModel} />
        <div className="grid grid-cols-1 gap-4">
          {error && <Alert variant="destructive">{error}</Alert>}
          <div className="grid justify-items-stretch gap-3">
            {!locked && (
              <Button busy={submitting} busyText={t('submitting')} onClick={onSubmit}>
                {t('submit')}
              </Button>
            )}
            {packed && (
              <a className={buttonVariants({ variant: 'success', size: 'sm' })} href={api.kdpPackage(id)} download>
                {t('download')}
              </a>
            )}
            <Link
              className={buttonVariants({ variant: 'paper', size: 'sm' })}
              href={paths.downloadStory(id)}
              target="_blank"
              prefetch={false}
            >
              {t('preview')}
            </Link>
            <a
              className={buttonVariants({ variant: 'paper', size: 'sm' })}
              href={KDP_CONSOLE}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('console')}
            </a>
          </div>
          <p className="text-ink-soft">{t('note.daily')}</p>
        </div>
        {printCheck.length > 0 && (
          <div className="grid grid-cols-1 gap-4">
            <PrintCheckReport reports={printCheck} />
            <DescriptionList
              facts={[
                [t('move.asin'), asin && <code>{asin}</code>],
                [t('submittedOn'), submissionDate && <DateTime at={submissionDate} />],
                [t('publishedOn'), publishDate && <DateTime at={publishDate} />],
                [t('move.notes'), reviewNotes],
              ]}
            />
          </div>
        )}
        {STEPS[status].length > 0 && (
          <StatusForm
            key={status}
            id={id}
            revision={publication.revision}
            next={STEPS[status]}
            asin={asin ?? ''}
            notes={reviewNotes}
          />
        )}
      </div>
    </section>
  )
}

function Disclosure({
  answers,
  locked,
  writtenByModel,
}: Pick<ActionsCardProps, 'answers' | 'writtenByModel'> & { locked: boolean }) {
  const t = useTranslations('operators.kdp')
  const groups = [
    { of: 'textOrigin', legend: t('ai.text'), only: writtenByModel ? 'generated' : undefined },
    { of: 'pictureOrigin', legend: t('ai.pictures'), only: undefined },
  ] as const
  return (
    <div className="grid gap-3">
      <h3 className="text-[1.125rem] leading-tight">{t('ai.title')}</h3>
      <p>{t('ai.definition')}</p>
      <p>{writtenByModel ? t('ai.byModel') : t('ai.usual')}</p>
      {groups.map(({ of, legend, only }) =>
        locked ? (
          <p key={of}>
            {legend}: <b>{t(`ai.${answers[of]}`)}</b>
          </p>
        ) : (
          <RadioGroup
            key={of}
            legend={legend}
            name={of}
            value={answers[of]}
            onValueChange={(origin) => answers.setOrigin(of, origin)}
            options={ORIGINS.map((value) => ({
              value,
              label: t(`ai.${value}`),
              disabled: only !== undefined && value !== only,
            }))}
          />
        ),
      )}
    </div>
  )
}
