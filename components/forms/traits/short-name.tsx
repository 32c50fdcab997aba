'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useStoryForm } from '@/components/forms/story-form-values'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

const SHORT_AT_MOST = 20
const LONG_NAME = 10

/** Families shorten what has two words or more than ten letters. */
const isLongName = (name: string): boolean => /\S\s+\S/.test(name) || [...name.trim()].length > LONG_NAME

/** What somebody with a long name is called; not there for a short one. `of`: the child, or a pet by its place. */
export function ShortName({ of, className }: { of: 'child' | number; className?: string }) {
  const t = useTranslations('traits')
  const { control, register } = useStoryForm()
  const [name, path] =
    of === 'child' ? (['childName', 'shortName'] as const) : ([`pets.${of}.name`, `pets.${of}.shortName`] as const)
  const full = useWatch({ control, name })
  const short = useWatch({ control, name: path })
  // One that was given stays in sight, so that it can be taken away again.
  if (!isLongName(full) && short === '') return null
  return (
    <Field label={t('shortName', { name: full.trim() })} id={path} hint={t('shortHint')} className={className ?? ''}>
      <Input maxLength={SHORT_AT_MOST} autoComplete="off" dir="auto" {...register(path)} />
    </Field>
  )
}
