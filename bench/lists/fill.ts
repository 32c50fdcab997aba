// A shop of so many stories, and of everything else in proportion, over two years: by statements that make whole tables.
import type pg from 'pg'

/** Rows a statement: so that a million need no memory to speak of. */
const CHUNK = 50_000
const YEARS = '730 days'

/** $1 and $2 are the first and the last number of a chunk, $3 is how many there are in all. Numbers rise with time, as ids do. */
const at = `timestamptz '2026-11-20' - interval '${YEARS}' * (1 - i / n)`
const rows = `FROM generate_series($1::int, $2::int) i CROSS JOIN (SELECT $3::float8) n(n)`
const uuid = (salt: string) => `(lpad(to_hex((extract(epoch FROM ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5('${salt}' || i), 1, 3) || '8' || substr(md5('${salt}' || i), 4, 15))::uuid`
/** Random bits, as the ids of stories are: no order in them. */
const random = (salt: string) => `substr(md5('${salt}' || i), 1, 22)`
const CHILDREN = `(ARRAY['Mila','Theo','Ravi','Aaliya','Juno','Poppy','Kofi','Tess','Noah','Isla'])[1 + i % 10] || (i / 10 % 40)`

/** How many of each there are for a story. */
const TABLES: { share: number; sql: string }[] = [
  { share: 1 / 2, sql: `INSERT INTO visitors (id, created_at) SELECT ${random('visitor')}, ${at} ${rows}` },
  {
    share: 1,
    sql: `INSERT INTO stories (id, user_id, title, child_name, child_age, pet_name, pet_type, life_skill, seed, engine_version, state, story_content, approved, content_approved, images_approved, featured, declined_at, created_at, updated_at, finished_at)
      SELECT ${random('story')}, substr(md5('visitor' || (1 + i % greatest(1, (n / 2)::int))), 1, 22), 'The Story of ' || ${CHILDREN}, ${CHILDREN}, '5-6', 'Biscuit', 'Dog', 'courage', 's' || i, 1,
        (CASE WHEN i % 200 = 7 THEN 'held' WHEN i % 200 = 9 THEN 'failed' ELSE 'ready' END)::story_state, repeat('It was a day like no other day. ', 12),
        i % 10 IN (1, 2, 3), i % 10 IN (1, 2, 3, 4), i % 10 IN (1, 2, 3, 5), i % 100 = 1, CASE WHEN i % 10 = 6 THEN ${at} END, ${at}, ${at}, ${at} ${rows}`,
  },
  { share: 1, sql: `INSERT INTO story_words (word, created_at, story_id) SELECT word, ${at}, ${random('story')} ${rows} CROSS JOIN LATERAL unnest(ARRAY['the', 'story', 'of', 'biscuit', lower(${CHILDREN})]) word` },
  { share: 1, sql: `INSERT INTO story_pets (story_id, position, name, type, gender) SELECT ${random('story')}, p, 'Biscuit', 'Dog', 'male' ${rows} CROSS JOIN generate_series(0, (i % 2)) p` },
  {
    share: 1 / 2,
    sql: `INSERT INTO gift_codes (id, code, type, created_by, recipient_email, recipient_name, used_by, used_at, usage_count, created_at)
      SELECT ${uuid('code')}, upper(substr(md5('code' || i), 1, 4)) || lpad(upper(to_hex(i)), 4, '0'), (ARRAY['admin','gift','gift','beta'])[1 + i % 4], 'admin', 'friend' || i || '@example.com', 'Friend ' || i,
        CASE WHEN i % 3 > 0 THEN 'v' || i END, CASE WHEN i % 3 > 0 THEN ${at} END, (i % 3 > 0)::int, ${at} ${rows}`,
  },
  { share: 1 / 2, sql: `INSERT INTO credits (id, user_id, source, gift_code_id, gift_code_use, product, quantity, spent, created_at) SELECT ${uuid('credit')}, ${random('visitor')}, 'gift_code', ${uuid('code')}, 1, 'digital', 1, 1, ${at} ${rows} WHERE i % 3 > 0` },
  {
    share: 1 / 3,
    sql: `INSERT INTO purchases (id, order_id, user_id, customer_email, customer_name, product_name, product, amount, currency, source, access_token, status, created_at, completed_at, refunded_at)
      SELECT ${uuid('purchase')}, 'WT-' || upper(substr(md5('order' || i), 1, 10)), ${random('visitor')}, 'buyer' || i || '@example.com', 'Buyer ' || ${CHILDREN}, 'Digital Story', 'digital', 999,
        CASE WHEN i % 9 = 0 THEN 'USD' ELSE 'AUD' END, CASE WHEN i % 9 = 0 THEN 'stanstore' ELSE 'stripe' END, ${random('token')}, (ARRAY['completed','completed','completed','failed','pending'])[1 + i % 5],
        ${at}, CASE WHEN i % 5 < 3 THEN ${at} END, CASE WHEN i % 5 = 2 AND i % 7 = 0 THEN ${at} END ${rows}`,
  },
  {
    share: 1 / 10,
    sql: `INSERT INTO contact_messages (id, name, email, subject, message, answered_at, created_at)
      SELECT ${uuid('message')}, 'Writer ' || ${CHILDREN}, 'writer' || i || '@example.com', (ARRAY['Order Support','General Question','Technical Issue'])[1 + i % 3], 'Hello, where is my book? It was for ' || ${CHILDREN} || ', and it is number ' || i || '.',
        CASE WHEN i % 4 > 0 THEN ${at} END, ${at} ${rows}`,
  },
  {
    share: 1 / 10,
    sql: `INSERT INTO print_orders (id, story_id, product_type, product_name, unit_price, total_price, status, tracking_number, shipping_address, created_at)
      SELECT ${uuid('print')}, ${random('story')}, 'hardcover_book', 'Hardcover Book', 2999, 2999, (ARRAY['pending','in_production','shipped','delivered','delivered','cancelled'])[1 + i % 6], 'TR' || i, jsonb_build_object('name', 'Buyer ' || i), ${at} ${rows}`,
  },
  { share: 1 / 2, sql: `INSERT INTO audit_log (id, actor, action, subject_type, subject_id, created_at) SELECT ${uuid('act')}, (ARRAY['admin','second'])[1 + i % 2], 'story.publish', 'story', ${random('story')}, ${at} ${rows}` },
  { share: 1 / 2, sql: `INSERT INTO mail_outbox (id, dedupe_key, template, recipient, params, sent_at, created_at) SELECT ${uuid('mail')}, 'bench:' || i, 'story-finished', 'x@example.com', '{}', ${at}, ${at} ${rows}` },
]

export async function fill(client: pg.Client, stories: number): Promise<void> {
  // The words of a search are put there by a table's worth, not by a trigger for each row.
  await client.query('ALTER TABLE stories DISABLE TRIGGER stories_keep_words')
  for (const { share, sql } of TABLES) {
    const count = Math.max(1, Math.floor(stories * share))
    for (let first = 1; first <= count; first += CHUNK) await client.query(sql, [first, Math.min(count, first + CHUNK - 1), count])
  }
  await client.query('ALTER TABLE stories ENABLE TRIGGER stories_keep_words')
  // As autovacuum would leave it, and the job that folds tallies.
  await client.query('VACUUM (ANALYZE)')
}
