import { useTranslations } from 'next-intl'
import { PagePicture } from '@/components/illustration/page-picture'
import { Badge } from '@/components/ui/badge'
import { COVER_PAGE, picturePath } from '@/lib/domain/book/picture-path'
import type { PublicationStatus } from '@/lib/domain/publishing/publication'
import { Link } from '@/lib/i18n/navigation'
import { useSkillName } from '@/lib/i18n/use-skill-name'
import { paths } from '@/lib/paths'
import { EmptyList } from '../empty-list'
import { cardId, kdpPath } from './kdp-path'
import { PublicationBadge } from './publication-badge'

export interface GridStory {
  id: string
  title: string
  childName: string
  petName: string
  lifeSkill: string
  version: number
  status: PublicationStatus | null
}

/** The stories that may go to KDP, a card each. */
export function StoryGrid({ stories, after }: { stories: readonly GridStory[]; after: string | undefined }) {
  const t = useTranslations('operators.kdp')
  const skillName = useSkillName()
  if (stories.length === 0)
    return (
      <div className="bg-card shadow-1">
        <EmptyList>
          {t('none')}{' '}
          <Link className="text-link" href={paths.adminApproval}>
            {t('toApproval')}
          </Link>
        </EmptyList>
      </div>
    )
  return (
    <ul
      aria-label={t('stories')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,290px),1fr))] gap-x-5 gap-y-4.5"
    >
      {stories.map(({ id, title, childName, petName, lifeSkill, version, status }) => (
        <li key={id} className="flex">
          <Link
            id={cardId(id)}
            href={kdpPath({ after, story: id })}
            prefetch={false}
            className={
              'group grid w-full grid-cols-[84px_minmax(0,1fr)] content-start gap-x-4 bg-card p-3.5 shadow-1 ' +
              'hover:bg-sun-pale'
            }
          >
            <PagePicture
              src={picturePath(id, COVER_PAGE, version)}
              alt=""
              lazy
              className="aspect-square w-full bg-paper-3 object-cover"
            />
            <span className="grid content-start justify-items-start gap-1.5 wrap-anywhere">
              <b className="text-[1.125rem] leading-tight decoration-2 underline-offset-[0.18em] group-hover:underline">
                {title}
              </b>
              <span>{t('starring', { child: childName, pet: petName })}</span>
              <span className="flex flex-wrap gap-1.5">
                <Badge variant="secondary" className="whitespace-normal">
                  {skillName(lifeSkill)}
                </Badge>
                {status && <PublicationBadge status={status} />}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
