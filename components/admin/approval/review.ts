// What the approval page's parts are handed, and the addresses they lead to.
import type { Decision } from '@/lib/domain/admin/review'
import type { ReviewFilter } from '@/lib/domain/admin/review-filter'
import { paths } from '@/lib/paths'

export interface ReviewQuery {
  tab: 'pending' | 'all'
  filter: ReviewFilter
  skill?: string | undefined
  q?: string | undefined
  after?: string | undefined
  story?: string | undefined
}

type Answer<T = void> = Promise<{ ok: true; value: T } | { ok: false; error: string; code: string }>
interface ExpectedVersion {
  reviewVersion: number
  version: number
}

/** The page's server actions. */
export interface ReviewActions {
  feature: (input: { id: string; expected: ExpectedVersion; featured: boolean }) => Answer
  note: (input: { id: string; expected: ExpectedVersion; notes: string }) => Answer
  release: (input: { id: string; notes?: string }) => Answer
  refuse: (input: { id: string; notes?: string }) => Answer
  decide: (input: {
    decision: Decision
    stories: (ExpectedVersion & { id: string })[]
  }) => Answer<{ done: string[]; left: { id: string; code: string }[] }>
}

/** The page's address with something changed; what is undefined falls away. */
export function approvalPath({ tab, filter, skill, q, after, story }: ReviewQuery): string {
  const search = new URLSearchParams()
  const plain = filter === 'waiting' || filter === 'all'
  for (const [name, value] of Object.entries({
    tab: tab === 'all' ? tab : undefined,
    status: plain ? undefined : filter,
    skill,
    q,
    after,
    story,
  }))
    if (value) search.set(name, value)
  return search.size > 0 ? `${paths.adminApproval}?${search}` : paths.adminApproval
}
