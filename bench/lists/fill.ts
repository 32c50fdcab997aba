// Fills a database with a number of stories and everything else in proportion, over two years, by bulk statements.
import type pg from 'pg'

/** Rows for each statement, which bounds the memory. */
const CHUNK = 50_000
const YEARS = '730 days'

/** $1 and $2 are the first and the last number of a chunk, $3 is the number of rows in all. Numbers rise with time. */
const at = `timestamptz '2026-11-20' - interval '${YEARS}' * (1 - i / n)`
const rows = `FROM generate_series($1::int, $2::int) i CROSS JOIN (SELECT $3::float8) n(n)`
const uuid = (salt: string) =>
  `(lpad(to_hex((extract(epoch FROM ${at}) * 1000)::bigint), 12, '0') || '7' ||
    substr(md5('${salt}' || i), 1, 3) || '8' || substr(md5('${salt}' || i), 4, 15))::uuid`
/** Random ids, like those of stories. */
const random = (salt: string) => `substr(md5('${salt}' || i), 1, 22)`
const NAMES = `(ARRAY['Mila','Theo','Ravi','Aaliya','Juno','Poppy','Kofi','Tess','Noah','Isla'])`
const CHILDREN = `${NAMES}[1 + i % 10] || (i / 10 % 20)`

/**
 * `share`: rows for each story. `least`: where a thousand stories would give too few rows to fill a deep page, which
 * would then read less.
 */
const TABLES: { share: number; least?: number; sql: string }[] = [
  { share: 1 / 2, sql: `INSERT INTO visitors (id, created_at) SELECT ${random('visitor')}, ${at} ${rows}` },
  {
    share: 1,
    sql: `INSERT INTO stories (id, user_id, title, child_name, child_age, pet_name, pet_type, life_skill, seed,
        engine_version, state, story_content, approved, content_approved, images_approved, featured, declined_at,
        created_at, updated_at, finished_at, search_terms)
      SELECT ${random('story')}, substr(md5('visitor' || (1 + i % greatest(1, (n / 2)::int))), 1, 22),
        'The Story of ' || ${CHILDREN}, ${CHILDREN}, '5-6', 'Biscuit', 'Dog', 'courage', 's' || i, 1,
        (CASE WHEN i % 20 = 7 THEN 'held' WHEN i % 200 = 9 THEN 'failed' ELSE 'ready' END)::story_state,
        repeat('It was a day like no other day. ', 12),
        i % 10 IN (1, 2, 3), i % 10 IN (1, 2, 3, 4), i % 10 IN (1, 2, 3, 5), i % 100 = 1,
        CASE WHEN i % 10 = 6 THEN ${at} END, ${at}, ${at}, ${at}, ARRAY['biscuit', lower(${CHILDREN})] ${rows}`,
  },
  {
    share: 1,
    sql: `INSERT INTO story_search_terms (term, created_at, story_id)
      SELECT term, ${at}, ${random('story')} ${rows} CROSS JOIN LATERAL unnest(ARRAY['biscuit', lower(${CHILDREN})]) term`,
  },
  {
    share: 1,
    sql: `INSERT INTO story_pets (story_id, position, name, type, gender, created_at, featured)
      SELECT ${random('story')}, p, 'Biscuit', 'Dog', 'male', ${at}, i % 100 = 1 ${rows} CROSS JOIN generate_series(0, (i % 2)) p`,
  },
  {
    // As many as it takes for a full page of one type to be left far down the list of the small shop.
    share: 1,
    sql: `INSERT INTO gift_codes (id, code, type, created_by, recipient_email, recipient_name, used_by, used_at,
        usage_count, created_at)
      SELECT ${uuid('code')}, upper(reverse(lpad(to_hex(i), 8, '0'))),
        (ARRAY['admin','gift','gift','beta'])[1 + i % 4], 'admin', 'friend' || i || '@example.com', 'Friend ' || i,
        CASE WHEN i % 3 > 0 THEN 'v' || i END, CASE WHEN i % 3 > 0 THEN ${at} END, (i % 3 > 0)::int, ${at} ${rows}`,
  },
  {
    share: 1 / 2,
    least: 5_000,
    sql: `INSERT INTO purchases (id, order_id, user_id, customer_email, customer_name, product_name, product, amount,
        currency, source, access_token, status, created_at, completed_at, refunded_at)
      SELECT ${uuid('purchase')}, 'WT-' || upper(reverse(lpad(to_hex(i), 8, '0'))), ${random('visitor')},
        'buyer' || i || '@example.com', 'Buyer ' || ${CHILDREN}, 'Digital Story', 'digital', 999,
        CASE WHEN i % 9 = 0 THEN 'USD' ELSE 'AUD' END, CASE WHEN i % 9 = 0 THEN 'stanstore' ELSE 'stripe' END,
        ${random('token')}, (ARRAY['completed','completed','completed','failed','pending'])[1 + i % 5],
        ${at}, CASE WHEN i % 5 < 3 THEN ${at} END, CASE WHEN i % 5 = 2 THEN ${at} END ${rows}`,
  },
  {
    share: 1 / 2,
    least: 2_000,
    sql: `INSERT INTO contact_messages (id, name, email, subject, message, answered_at, created_at)
      SELECT ${uuid('message')}, 'Writer ' || ${CHILDREN}, 'writer' || i || '@example.com',
        (ARRAY['Order Support','General Question','Technical Issue'])[1 + i % 3],
        'Hello, where is my book? It was for ' || ${CHILDREN} || ', and it is number ' || i || '.',
        CASE WHEN i % 4 > 0 THEN ${at} END, ${at} ${rows}`,
  },
  {
    share: 1 / 2,
    least: 2_000,
    sql: `INSERT INTO print_orders (id, story_id, product_type, product_name, unit_price, total_price, status,
        tracking_number, shipping_address, created_at)
      SELECT ${uuid('print')}, ${random('story')}, 'hardcover_book', 'Hardcover Book', 2999, 2999,
        (ARRAY['pending','in_production','shipped','delivered'])[1 + i % 4], 'TR' || reverse(i::text), jsonb_build_object('name', 'Buyer ' || i), ${at} ${rows}`,
  },
  {
    share: 1 / 2,
    sql: `INSERT INTO audit_log (id, actor, action, subject_type, subject_id, created_at)
      SELECT ${uuid('act')}, (ARRAY['admin','second'])[1 + i % 2], 'story.publish', 'story', ${random('story')}, ${at} ${rows}`,
  },
]

/**
 * Triggers are off while tables are filled, so the search terms are inserted afterwards, in the order of their index.
 */
const SEARCH_TERMS = Object.entries({ message: 'contact_messages', order: 'purchases', print: 'print_orders' }).map(
  ([list, table]) =>
    `INSERT INTO search_terms (list, term, created_at, id)
     SELECT '${list}', term, r.created_at, r.id FROM ${table} r CROSS JOIN LATERAL unnest(row_search_terms(r)) AS term
     ORDER BY term COLLATE "C", r.created_at, r.id`,
)

/**
 * For a throw-away database. Foreign keys are not checked (the rows are consistent by construction); the statistics'
 * triggers run.
 */
export async function fill(client: pg.Client, stories: number): Promise<void> {
  const { rows: triggers } = await client.query<{ on: string; name: string }>(
    `SELECT tgrelid::regclass::text AS on, tgname AS name FROM pg_trigger 
     WHERE tgname LIKE 'stats%' OR tgname LIKE 'story_owners%'`,
  )
  for (const { on, name } of triggers) await client.query(`ALTER TABLE ${on} ENABLE ALWAYS TRIGGER ${name}`)
  await client.query('SET session_replication_role = replica')
  // Non-unique indexes are created after the rows, which is faster.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisunique`)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  for (const { share, least = 1, sql } of TABLES) {
    const count = Math.max(least, Math.floor(stories * share))
    for (let first = 1; first <= count; first += CHUNK)
      await client.query(sql, [first, Math.min(count, first + CHUNK - 1), count])
  }
  for (const sql of SEARCH_TERMS) await client.query(sql)
  for (const { definition } of indexes) await client.query(definition)
  // As after autovacuum.
  await client.query('VACUUM (ANALYZE)')
}
