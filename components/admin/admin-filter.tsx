'use client'
import { useLocale, useTranslations } from 'next-intl'
import Form from 'next/form'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { localePath } from '@/lib/i18n/locale-path'

interface StaffFilterProps {
  path: string
  /** Search parameters that stay as they are. */
  keep?: Readonly<Record<string, string | undefined>>
  /** The words looked for at present; whether they begin more words than were looked for. */
  search?: { value: string | undefined; label: string; placeholder: string; cut?: boolean | undefined }
  /** Selects, each named as its search parameter. */
  children?: ReactNode
}

/** What a list is narrowed by: an ordinary form whose fields become the page's address. */
export function AdminFilter({ path, keep = {}, search, children }: StaffFilterProps) {
  const t = useTranslations('admin')
  const locale = useLocale()
  return (
    <Form action={localePath(locale, path)} role="search" className="staff-filter">
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      {search && (
        <Field label={search.label} labelHidden className="staff-find">
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
        <p className="staff-cut" role="status">
          {t('cut')}
        </p>
      )}
    </Form>
  )
}
