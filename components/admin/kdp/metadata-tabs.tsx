'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { DESCRIPTION_LIMIT, type KdpMetadata } from '@/lib/domain/publishing/kdp-metadata'
import { CopyButton } from './copy-button'

/** A value with its name, and beside it what copies it. */
const Row = ({ name, children, copy }: { name: string; children: ReactNode; copy?: ReactNode }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-admin-line pb-3">
    <div className="min-w-0 flex-[1_1_220px]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
    {copy && <dd>{copy}</dd>}
  </div>
)

interface DetailsTabProps {
  publication: { metadata: KdpMetadata; metadataBy: string; author: string }
  languageName: string
}

export function DetailsTab({ publication: { metadata, metadataBy, author }, languageName }: DetailsTabProps) {
  const t = useTranslations('operators.kdp')
  const { title, subtitle, ageRange } = metadata
  return (
    <dl className="grid gap-3">
      <Row name={t('field.title')} copy={<CopyButton thing={t('field.title')} text={title} />}>
        {title}
      </Row>
      <Row name={t('field.subtitle')} copy={<CopyButton thing={t('field.subtitle')} text={subtitle} />}>
        {subtitle}
      </Row>
      <Row name={t('field.ages')}>{t('field.years', ageRange)}</Row>
      <Row name={t('field.author')}>{author}</Row>
      <Row name={t('field.language')}>{languageName}</Row>
      <Row name={t('field.by')}>{metadataBy === 'built-in' ? t('builtIn') : <code>{metadataBy}</code>}</Row>
    </dl>
  )
}

export function DescriptionTab({ description }: { description: string }) {
  const t = useTranslations('operators.kdp')
  const thing = t('field.description')
  return (
    <div className="grid gap-3">
      <Field label={thing} hint={t('length', { count: description.length, most: DESCRIPTION_LIMIT })}>
        <Textarea readOnly rows={12} dir="auto" value={description} />
      </Field>
      <CopyButton thing={thing} text={description} />
    </div>
  )
}

export function KeywordsTab({ metadata: { keywords, categories } }: { metadata: KdpMetadata }) {
  const t = useTranslations('operators.kdp')
  return (
    <div className="grid gap-6">
      <section className="grid gap-3" aria-labelledby="kdp-keywords">
        <h3 id="kdp-keywords" className="text-[1.125rem] leading-tight">
          {t('field.keywords')}
        </h3>
        <ul className="flex flex-wrap gap-2">
          {keywords.map((keyword) => (
            <li key={keyword}>
              <Badge variant="secondary" className="whitespace-normal">
                {keyword}
              </Badge>
            </li>
          ))}
        </ul>
        <CopyButton all thing={t('field.keywords')} text={keywords.join(', ')} />
      </section>
      <section className="grid gap-3" aria-labelledby="kdp-categories">
        <h3 id="kdp-categories" className="text-[1.125rem] leading-tight">
          {t('field.categories')}
        </h3>
        <ul className="grid gap-1.5" lang="en" dir="ltr">
          {categories.map((category) => (
            <li key={category} className="wrap-anywhere">
              {category}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft">{t('categoriesHint')}</p>
        <CopyButton all thing={t('field.categories')} text={categories.join('\n')} />
      </section>
    </div>
  )
}
