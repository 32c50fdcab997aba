import type { Db, Tx } from '@/lib/platform/db/client'

export interface FoundStory {
  id: string
  series_id: string | null
  series_number: number
  child_name: string
  pet_name: string
}

/**
 * The stories of an email address, oldest first: those with that address, and those that its purchases paid for.
 * `email` must be lower case.
 */
export const storiesByEmail = (db: Db | Tx, email: string): Promise<FoundStory[]> => db.$queryRaw`
  SELECT id, series_id::text, series_number, child_name, pet_name FROM stories WHERE id IN (
    SELECT id FROM stories WHERE lower(email) = ${email} AND email IS NOT NULL
    UNION
    SELECT s.story_id FROM purchases p JOIN credits c ON c.purchase_id = p.id JOIN credit_spends s ON s.credit_id = c.id
    WHERE lower(p.customer_email) = ${email} AND p.status = 'completed' AND s.story_id IS NOT NULL)
  ORDER BY created_at, id`
