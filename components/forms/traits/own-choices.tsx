'use client'
import { useTranslations } from 'next-intl'
import { Suspense, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { LookChoices } from '@/components/forms/look-choices'
import { useStoryForm } from '@/components/forms/story-form-values'

const nothing = () => undefined

interface OwnChoicesProps {
  /** The child, or a pet by its place. */
  of: 'child' | number
  className?: string
  /** Open from the beginning. */
  open?: boolean
  children: ReactNode
}

/** "What is special about Rusty?", closed at first: its traits come when they are asked for. */
export function OwnChoices({ of, className, open = false, children }: OwnChoicesProps) {
  const t = useTranslations('traits')
  const { control } = useStoryForm()
  const typed = useWatch({ control, name: of === 'child' ? 'childName' : `pets.${of}.name` }).trim()
  const title = typed === '' ? t(of === 'child' ? 'askChild' : 'askPet') : t('ask', { name: typed })
  return (
    <LookChoices title={title} onOpen={nothing} open={open} className={className ?? ''}>
      {() => <Suspense fallback={null}>{children}</Suspense>}
    </LookChoices>
  )
}
