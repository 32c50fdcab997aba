'use client'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Alert, AlertTitle } from '@/components/ui/alert'
import type { FieldPath } from '@/components/forms/field-path'
import { useStoryForm } from '@/components/forms/story-form-values'
import { useMissingFields } from '@/components/forms/use-validation-rules'

/** What is still missing, each a way to its field, and the button, which waits for it. */
export function SubmitRow({ busy, label: ready, busyLabel }: { busy: boolean; label?: string; busyLabel?: string }) {
  const t = useTranslations('create')
  const { setFocus } = useStoryForm()
  const missing = useMissingFields()

  const label = (path: FieldPath): string => {
    const [first, index, part] = path.split('.')
    switch (first) {
      case 'childName':
        return t('child.name')
      case 'childAge':
        return t('child.age')
      case 'childGender':
        return t('child.gender')
      case 'lifeSkill':
        return t('lifeSkill')
      case 'pets': {
        const field = t(part === 'type' ? 'pet.type' : part === 'gender' ? 'pet.gender' : 'pet.name')
        return t('pet.fieldOf', { number: Number(index) + 1, field })
      }
      default:
        return t('email')
    }
  }
  const goTo = (path: FieldPath) => (event: MouseEvent) => {
    event.preventDefault()
    setFocus(path)
  }

  return (
    <>
      {missing.length > 0 && (
        <Alert className="mb-5">
          <AlertTitle>{t('missing')}</AlertTitle>
          <ul className="flex flex-wrap gap-x-5.5">
            {missing.map((path) => (
              <li key={path}>
                <a
                  className="inline-flex min-h-11 min-w-6 items-center underline decoration-auto"
                  href={`#${path}`}
                  onClick={goTo(path)}
                >
                  {label(path)}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Button
        type="submit"
        size="lg"
        className="w-full"
        needsScript
        disabled={missing.length > 0}
        busy={busy}
        busyText={busyLabel ?? t('generating')}
      >
        {ready ?? t(missing.length > 0 ? 'incomplete' : 'generate')}
      </Button>
    </>
  )
}
