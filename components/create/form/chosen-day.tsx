'use client'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { useStoryForm } from '@/components/forms/story-form-values'

/** Which story takes which day comes once a day is chosen. */
const DayNote = lazy(() => import('./day-note'))

export function ChosenDay() {
  const { control } = useStoryForm()
  const event = useWatch({ control, name: 'specialEvent' })
  return event === '' ? null : (
    <Suspense fallback={null}>
      <DayNote />
    </Suspense>
  )
}
