import { useTranslations } from 'next-intl'
import { ArrowIcon } from '@/components/ui/icons'
import { Link } from '@/lib/i18n/navigation'

interface StaffPagerProps {
  path: string
  /** The page's other search parameters, kept. */
  query: Readonly<Record<string, string | undefined>>
  /** The key of the page at hand, in the search parameter `after`. */
  after?: string | undefined
  /** The key of the page that follows. */
  next?: string | undefined
}

/** Newest first, page after page. The way back to the page before is the browser's own; the way to the first one stands here. */
export function AdminPager({ path, query, after, next }: StaffPagerProps) {
  const t = useTranslations('admin')
  if (after === undefined && next === undefined) return null
  const to = (key?: string) => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...query, after: key })) if (value) search.set(name, value)
    return search.size > 0 ? `${path}?${search}` : path
  }
  return (
    <nav className="staff-pager" aria-label={t('pages')}>
      {after !== undefined && (
        <Link className="text-link" href={to()}>
          {t('newest')}
        </Link>
      )}
      {next !== undefined && (
        <Link className="text-link" href={to(next)}>
          {t('older')} <ArrowIcon className="rtl:rotate-180" />
        </Link>
      )}
    </nav>
  )
}
