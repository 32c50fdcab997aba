import type { Db } from '@/lib/platform/db/client'

/** Writes down how far members have followed their rooms; never back. One statement for any number. */
export async function saveLastSeen(db: Db, progress: readonly { memberId: string; seq: number }[]): Promise<void> {
  if (progress.length === 0) return
  await db.$executeRaw`
    UPDATE collaborators SET last_seen = seen.seq
    FROM unnest(${progress.map(({ memberId }) => memberId)}::text[], ${progress.map(({ seq }) => seq)}::int[])
      AS seen (member_id, seq)
    WHERE id = seen.member_id::uuid AND last_seen < seen.seq`
}
