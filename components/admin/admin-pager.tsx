import { useTranslations } from 'next-intl'
import { ArrowIcon } from '@/components/ui/icons'
import { Link } from '@/lib/i18n/navigation'

interface AdminPagerProps {
  path: string
  /** The page's other search parameters, which the links keep. */
  query: Readonly<Record<string, string | undefined>>
  /** The current page's key (keyset pagination), from the search parameter `after`. */
  after?: string | undefined
  /** The next page's key. */
  next?: string | undefined
}

/** Links to the first and the next page of a list, newest first. The browser's own button goes back by one page. */
export function AdminPager({ path, query, after, next }: AdminPagerProps) {
  const t = useTranslations('admin')
  if (after === undefined && next === undefined) return null
  const to = (key?: string) => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...query, after: key })) if (value) search.set(name, value)
    return search.size > 0 ? `${path}?${search}` : path
  }
  return (
    <nav
      className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-0.5 py-2 [&>:only-child]:ms-auto"
      aria-label={t('pages')}
    >
      {after !== undefined && (
        <Link className="text-link" href={to()}>
          {t('newest')}
        </Link>
      )}
      {next !== undefined && (
        <Link className="ms-auto text-link gap-2" href={to(next)}>
          {t('older')} <ArrowIcon className="rtl:rotate-180" />
        </Link>
      )}
    </nav>
  )
}
