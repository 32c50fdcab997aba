'use client'
import { useLocale, useTranslations } from 'next-intl'
import Form from 'next/form'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { localePath } from '@/lib/i18n/locale-path'

interface AdminFilterProps {
  path: string
  /** Search parameters that stay as they are. */
  keep?: Readonly<Record<string, string | undefined>>
  /** The current search; `cut`: it begins more words than the server searched for. */
  search?: { value: string | undefined; label: string; placeholder: string; cut?: boolean | undefined }
  /** Selects, each named as its search parameter. */
  children?: ReactNode
}

/** Search and filters of a list: a GET form whose fields become the search parameters of the page. */
export function AdminFilter({ path, keep = {}, search, children }: AdminFilterProps) {
  const t = useTranslations('admin')
  const locale = useLocale()
  return (
    <Form
      action={localePath(locale, path)}
      role="search"
      className={
        'ms-auto flex flex-wrap items-end gap-x-3 gap-y-2.5 ' +
        'max-md:m-0 max-md:w-full max-md:[&>div]:flex-[1_1_140px]'
      }
    >
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      {search && (
        <Field label={search.label} labelHidden className="w-72.5 max-md:w-auto max-md:flex-[1_1_230px]!">
          <Input
            key={search.value}
            type="search"
            name="q"
            defaultValue={search.value}
            placeholder={search.placeholder}
            maxLength={100}
          />
        </Field>
      )}
      <Button type="submit" variant="outline" size="sm">
        {t('find')}
      </Button>
      {search?.cut && (
        /* As wide as the fields above it, however long it is. */
        <p className="w-0 min-w-full text-s text-ink-soft" role="status">
          {t('cut')}
        </p>
      )}
    </Form>
  )
}
