'use client'
import { useTranslations } from 'next-intl'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { Alert } from '@/components/ui/alert'
import { loadSequelChoice } from '@/components/forms/sequel-choice'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

/** A link back to the sequel: its purchase ends on the creation screen. */
export function SequelWaiting() {
  const inBrowser = useHydrated()
  const stored = inBrowser ? loadSequelChoice() : null
  return stored?.paying ? <Waiting {...stored} /> : null
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
