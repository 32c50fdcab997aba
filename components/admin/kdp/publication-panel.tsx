import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { isAtKdp, UNCONFIRMED_LANGUAGES } from '@/lib/domain/publishing/publication'
import {
  TERRITORIES,
  UNPRICED_TERRITORIES,
  type Territory,
  type UnpricedTerritory,
} from '@/lib/domain/publishing/kdp-prices'
import { dateLocale } from '@/lib/i18n/locales'
import { useSkillName } from '@/lib/i18n/use-skill-name'
import { PanelHead } from '../panel-head'
import { panelVariants } from '../panel-variants'
import type { BenchPublication } from './bench-publication'
import { FirstMetadata } from './first-metadata'
import { History, type Act } from './history'
import { cardId, kdpPath } from './kdp-path'
import { PublicationBadge } from './publication-badge'
import { Workbench } from './workbench'

export interface PanelStory {
  id: string
  title: string
  childName: string
  petName: string
  lifeSkill: string
  language: string
  writtenByModel: boolean
  version: number
  publication: (BenchPublication & { storyVersion: number }) | null
  history: readonly Act[]
}

/** One story on its way to KDP. Metadata of an older version of the book is written again first. */
export function PublicationPanel({ story, after }: { story: PanelStory; after: string | undefined }) {
  const t = useTranslations('operators.kdp')
  const skillName = useSkillName()
  const locale = dateLocale(useLocale())
  const { id, title, publication, language } = story
  const outdated = publication !== null && publication.storyVersion !== story.version
  const current = publication !== null && (!outdated || isAtKdp(publication.status)) ? publication : null
  // Named here, since browsers and servers don't name every territory alike.
  const territories = new Intl.DisplayNames(locale, { type: 'region' })
  const territoryNames = Object.fromEntries(
    [...TERRITORIES, ...UNPRICED_TERRITORIES].map((territory) => [territory, territories.of(territory) ?? territory]),
  ) as Record<Territory | UnpricedTerritory, string>
  const languageName = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  const notes = [
    t('note.family'),
    ...(UNCONFIRMED_LANGUAGES.includes(language) ? [t('note.language', { language: languageName })] : []),
    ...(outdated && current ? [t('note.changed')] : []),
  ]
  return (
    <section id="publication" className={panelVariants()} aria-labelledby="publication-title">
      <PanelHead id="publication-title" closed={`${kdpPath({ after })}#${cardId(id)}`} closeLabel={t('back')}>
        {title}
      </PanelHead>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {t('starring', { child: story.childName, pet: story.petName })}
        <Badge variant="secondary" className="whitespace-normal">
          {skillName(story.lifeSkill)}
        </Badge>
        {current && <PublicationBadge status={current.status} />}
      </p>
      <ul className="grid max-w-(--measure) list-disc gap-1 ps-5 text-ink-soft">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {current ? (
        <>
          <Workbench
            id={id}
            publication={current}
            outdated={outdated}
            writtenByModel={story.writtenByModel}
            languageName={languageName}
            territoryNames={territoryNames}
          />
          <History acts={story.history} />
        </>
      ) : (
        <FirstMetadata id={id} />
      )}
    </section>
  )
}
