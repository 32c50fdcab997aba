// Props that the parts of the gift-code page share, and the page's addresses.
import type { GiftCodeStatus } from '@/lib/domain/commerce/gift-code'
import type { NewGiftCodesInput } from '@/lib/domain/commerce/new-gift-code'
import type { Language } from '@/lib/domain/story/lists'
import { paths } from '@/lib/paths'

export interface Code {
  id: string
  code: string
  type: string
  createdBy: string
  recipientName: string | null
  recipientEmail: string | null
  notes: string | null
  expiresAt: Date | null
  isActive: boolean
  usedBy: string | null
  usedAt: Date | null
  usageCount: number
  usageLimit: number
  createdAt: Date
}
export interface ListedCode extends Code {
  status: GiftCodeStatus
}
export interface CodeDetail extends ListedCode {
  uses: { use: number; at: Date; story: { id: string; title: string; childName: string } | null }[]
  letters: { at: Date; sentAt: Date | null; failed: boolean }[]
  given: number
}

export interface CodesQuery {
  q?: string | undefined
  type?: string | undefined
  after?: string | undefined
  code?: string | undefined
}

type Answer<T = void> = Promise<{ ok: true; value: T } | { ok: false; error: string; code: string }>

/** The page's server actions. */
export interface CodeActions {
  createMany: (input: NewGiftCodesInput) => Answer<Code[]>
  setActive: (input: { id: string; active: boolean }) => Answer
  mail: (input: { id: string; letters: number; language: Language }) => Answer
}

export function codesPath(query: CodesQuery): string {
  const search = new URLSearchParams({ tab: 'manage' })
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return `${paths.adminGiftCodes}?${search}`
}
