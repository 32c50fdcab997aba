'use client'
import { useTranslations } from 'next-intl'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { Alert } from '@/components/ui/alert'
import { loadSequelChoice } from '@/components/forms/sequel-choice'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

/** Whoever paid for a sequel lands on the creation screen: the way back to it. */
export function SequelWaiting() {
  const inBrowser = useHydrated()
  const kept = inBrowser ? loadSequelChoice() : null
  return kept?.paying ? <Waiting {...kept} /> : null
}

function Waiting({
  childName,
  petName,
  petType,
  previousStoryId,
}: {
  childName: string
  petName: string
  petType: string
  previousStoryId: string
}) {
  const t = useTranslations('create')
  return (
    <Alert variant="success" className="mt-s4">
      <p>
        {t('sequelWaiting', { child: childName, pet: petName })}{' '}
        <Link className="text-link" href={paths.createSequel({ childName, petName, petType, previousStoryId })}>
          {t('sequelGoOn')}
        </Link>
      </p>
    </Alert>
  )
}
