// What must be so after every drill, whatever it did: seen from outside, by SQL and by what services were told.
import { until } from '@/e2e/fixtures/until'
import { NAMES } from './family'
import type { Shop } from './shop'

/** Rows that must not be there: [what they would mean, a query of them]. */
const WRONGS: readonly (readonly [string, string])[] = [
  [
    'paid, and neither a credit nor a gift code',
    `SELECT p.id::text FROM purchases p WHERE status = 'completed'
       AND NOT EXISTS (SELECT FROM credits WHERE purchase_id = p.id) AND NOT EXISTS (SELECT FROM gift_codes WHERE purchase_id = p.id)`,
  ],
  [
    'a credit whose units are not those that were spent',
    `SELECT c.id::text FROM credits c WHERE spent > quantity OR spent <> (SELECT count(*) FROM credit_spends WHERE credit_id = c.id)`,
  ],
  [
    'a book that nobody paid for',
    `SELECT id FROM stories s WHERE user_id IS NOT NULL AND state <> 'failed' AND NOT EXISTS (SELECT FROM credit_spends WHERE story_id = s.id)`,
  ],
  [
    'no book, and the credit is gone',
    `SELECT id FROM stories s WHERE state = 'failed' AND EXISTS (SELECT FROM credit_spends WHERE story_id = s.id)`,
  ],
  [
    'a gift code that was used and gave nothing, or gave twice',
    `SELECT code FROM gift_codes g WHERE usage_count <> (SELECT count(*) FROM credits WHERE gift_code_id = g.id)`,
  ],
  ['a book that is still being written, without a job', `SELECT id FROM stories WHERE state = 'writing'`],
  [
    'a finished book without its twenty pages, in order',
    `SELECT id FROM stories WHERE state = 'ready' AND user_id IS NOT NULL AND (
       SELECT array_agg((page->>'pageNumber')::int ORDER BY at) FROM jsonb_array_elements(manuscript->'pages') WITH ORDINALITY AS p(page, at)
     ) IS DISTINCT FROM (SELECT array_agg(n) FROM generate_series(1, 20) n)`,
  ],
  [
    'a finished book whose family has no letter about it',
    `SELECT id FROM stories s WHERE state = 'ready' AND user_id IS NOT NULL AND email IS NOT NULL
       AND NOT EXISTS (SELECT FROM mail_outbox WHERE dedupe_key = 'story-finished:' || s.id)`,
  ],
  [
    'a draft of a book that is finished',
    `SELECT story_id FROM story_drafts d JOIN stories s ON s.id = story_id WHERE state = 'ready'`,
  ],
  [
    'a narration that is ready and lacks pages',
    `SELECT id::text FROM narrations n WHERE state = 'ready'
       AND jsonb_array_length(script) <> (SELECT count(*) FROM narration_pages WHERE narration_id = n.id)`,
  ],
  ['a narration that nobody makes any more', `SELECT id::text FROM narrations WHERE state <> 'ready'`],
  ['a room whose text nobody writes any more', `SELECT id::text FROM room_versions WHERE state <> 'finished'`],
  [
    'a parcel that was paid, and has no payment',
    `SELECT id::text FROM print_orders o WHERE status IN ('paid', 'in_production', 'shipped', 'delivered')
       AND NOT EXISTS (SELECT FROM print_payments WHERE print_order_id = o.id)`,
  ],
]

/** The one wrong that some drills allow. */
export const REPEATED = 'a letter arrived'

const isOver = async (shop: Shop): Promise<boolean> =>
  (await shop.postgres.count(
    'graphile_worker._private_jobs WHERE attempts < max_attempts OR locked_by IS NOT NULL',
  )) === 0

/** Waits until no job is left, then looks at everything. @returns what is wrong */
export async function findWrongs(shop: Shop): Promise<string[]> {
  const wrongs: string[] = []
  await until(() => isOver(shop), 'the end of all jobs', 60_000).catch((error: unknown) => wrongs.push(String(error)))
  for (const [what, query] of WRONGS) {
    const rows = await shop.postgres.rows(query)
    if (rows.length > 0) wrongs.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  const paid = [...shop.stripe.intents.values()].filter(({ status }) => status === 'succeeded')
  const ofPurchase = new Map<string, number>()
  for (const { metadata } of paid)
    ofPurchase.set(metadata['purchase'] ?? '', (ofPurchase.get(metadata['purchase'] ?? '') ?? 0) + 1)
  for (const [purchase, count] of ofPurchase) if (count > 1) wrongs.push(`charged ${count} times: ${purchase}`)
  const completed = await shop.postgres.rows<{ id: string }>(
    `SELECT payment_intent_id AS id FROM purchases WHERE status = 'completed'`,
  )
  const ids = new Set(completed.map(({ id }) => id))
  for (const { id } of paid) if (!ids.has(id)) wrongs.push(`money was taken for nothing: ${id}`)

  const sent = await shop.postgres.rows<{ id: string }>('SELECT id::text FROM mail_outbox WHERE sent_at IS NOT NULL')
  const arrived = new Map<string, number>()
  for (const { messageId } of shop.mail.accepted) arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1)
  for (const { id } of sent)
    if (!arrived.has(`<${id}@wagtale>`)) wrongs.push(`a letter that was sent never arrived: ${id}`)
  for (const [id, count] of arrived) if (count > 1) wrongs.push(`${REPEATED} ${count} times: ${id}`)
  const unsent = await shop.postgres.count('mail_outbox WHERE sent_at IS NULL')
  if (unsent > 0) wrongs.push(`${unsent} letters were not sent`)

  const logs = shop.logs
  for (const name of NAMES) if (new RegExp(name, 'i').test(logs)) wrongs.push(`a log has the name ${name}`)
  return wrongs
}
