import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'

export interface BetaTester {
  /** Of the gift code. */
  id: string
  code: string
  recipientName: string | null
  recipientEmail: string | null
  notes: string | null
  usageCount: number
  usageLimit: number
  isActive: boolean
  expiresAt: Date | null
  createdAt: Date
  /** Letters with the code that are still kept (lib/domain/retention), newest first. */
  letters: { at: Date; sentAt: Date | null }[]
}

/** There are a hundred places; codes that staff made by hand come on top. */
const MOST = 500

/** Gift codes of the type beta, newest first, with the letters that carried them. */
export async function listBetaTesters(db: Db, { viewer }: { viewer: Viewer }): Promise<BetaTester[]> {
  requireAdmin({ viewer })
  const [codes, letters] = await Promise.all([
    db.giftCode.findMany({
      where: { type: 'beta' },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST,
      select: {
        id: true,
        code: true,
        recipientName: true,
        recipientEmail: true,
        notes: true,
        usageCount: true,
        usageLimit: true,
        isActive: true,
        expiresAt: true,
        createdAt: true,
      },
    }),
    db.mailOutbox.findMany({
      where: { dedupeKey: { gte: 'beta-code:', lt: 'beta-code;' } },
      orderBy: { createdAt: 'desc' },
      select: { dedupeKey: true, createdAt: true, sentAt: true },
    }),
  ])
  const byCode = new Map<string, BetaTester['letters']>()
  for (const { dedupeKey, createdAt, sentAt } of letters) {
    const id = dedupeKey.split(':')[1] ?? ''
    byCode.set(id, [...(byCode.get(id) ?? []), { at: createdAt, sentAt }])
  }
  return codes.map((code) => ({ ...code, letters: byCode.get(code.id) ?? [] }))
}
