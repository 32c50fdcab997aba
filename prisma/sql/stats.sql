-- The shop's statistics: counts and revenue by day (UTC) and in total, exact without counting rows.
-- Triggers insert the changes into stat_deltas in the transaction that causes them; each change is a row of its own, so
-- no two transactions wait for the same counter. The job `maintenance` folds the deltas into `stats`
-- (lib/server/stats/fold-stat-deltas.ts); lib/server/stats/read-stats.ts reads the sum of both for
-- lib/server/admin/dashboard/read-stats.ts.

CREATE OR REPLACE FUNCTION utc_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (at AT TIME ZONE 'UTC')::date
$$;

-- What one row contributes to which metrics.
CREATE OR REPLACE FUNCTION story_stats(
  created_at timestamptz, state story_state, approved boolean, declined_at timestamptz
) RETURNS TABLE (metric text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('stories', utc_day(created_at), 1::bigint),
    ('pending', utc_day(created_at),
      (NOT approved AND declined_at IS NULL AND state IN ('ready', 'held'))::int::bigint)
$$;

CREATE OR REPLACE FUNCTION gift_code_stats(
  created_at timestamptz, used_by text, used_at timestamptz
) RETURNS TABLE (metric text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('codes', utc_day(created_at), 1::bigint),
    ('codes-used', utc_day(coalesce(used_at, created_at)), (used_by IS NOT NULL)::int::bigint)
$$;

CREATE OR REPLACE FUNCTION credit_stats(
  created_at timestamptz, source text
) RETURNS TABLE (metric text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('code-uses', utc_day(created_at), (source = 'gift_code')::int::bigint)
$$;

-- A refund takes the revenue back on the day of its purchase.
CREATE OR REPLACE FUNCTION purchase_stats(
  created_at timestamptz, completed_at timestamptz, status text, refunded_at timestamptz, amount integer, currency text
) RETURNS TABLE (metric text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT m.metric, utc_day(coalesce(completed_at, created_at)),
    CASE WHEN status = 'completed' AND refunded_at IS NULL THEN m.amount ELSE 0 END
  FROM (VALUES ('sales', 1::bigint), ('revenue:' || currency, $5::bigint)) m (metric, amount)
$$;

CREATE OR REPLACE FUNCTION message_stats(
  created_at timestamptz, answered_at timestamptz
) RETURNS TABLE (metric text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('messages-open', utc_day(created_at), (answered_at IS NULL)::int::bigint)
$$;

-- Arguments: the function that says what a row contributes, then the columns that it takes. An update subtracts the old
-- row's contribution and adds the new one's.
CREATE OR REPLACE FUNCTION insert_stat_deltas() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  columns text := (SELECT string_agg('r.' || quote_ident(c), ', ') FROM unnest(TG_ARGV[1:]) c);
  statement text := '
    INSERT INTO stat_deltas (metric, day, amount)
    SELECT s.metric, s.day, sum(r.sign * s.amount) FROM (%s) r CROSS JOIN LATERAL %I(%s) s
    GROUP BY s.metric, s.day HAVING sum(r.sign * s.amount) <> 0';
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format(statement, 'SELECT 1 AS sign, * FROM new_rows', TG_ARGV[0], columns);
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format(statement, 'SELECT -1 AS sign, * FROM old_rows', TG_ARGV[0], columns);
  ELSE
    EXECUTE format(statement, 'SELECT 1 AS sign, ($1).* UNION ALL SELECT -1, ($2).*', TG_ARGV[0], columns)
      USING NEW, OLD;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stats_insert AFTER INSERT ON stories
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION insert_stat_deltas('story_stats', 'created_at', 'state', 'approved', 'declined_at');
CREATE OR REPLACE TRIGGER stats_delete AFTER DELETE ON stories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT
  EXECUTE FUNCTION insert_stat_deltas('story_stats', 'created_at', 'state', 'approved', 'declined_at');
CREATE OR REPLACE TRIGGER stats_update AFTER UPDATE ON stories FOR EACH ROW
  WHEN ((OLD.created_at, OLD.state, OLD.approved, OLD.declined_at)
    IS DISTINCT FROM (NEW.created_at, NEW.state, NEW.approved, NEW.declined_at))
  EXECUTE FUNCTION insert_stat_deltas('story_stats', 'created_at', 'state', 'approved', 'declined_at');

CREATE OR REPLACE TRIGGER stats_insert AFTER INSERT ON gift_codes
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION insert_stat_deltas('gift_code_stats', 'created_at', 'used_by', 'used_at');
CREATE OR REPLACE TRIGGER stats_delete AFTER DELETE ON gift_codes
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT
  EXECUTE FUNCTION insert_stat_deltas('gift_code_stats', 'created_at', 'used_by', 'used_at');
CREATE OR REPLACE TRIGGER stats_update AFTER UPDATE ON gift_codes FOR EACH ROW
  WHEN ((OLD.created_at, OLD.used_by, OLD.used_at) IS DISTINCT FROM (NEW.created_at, NEW.used_by, NEW.used_at))
  EXECUTE FUNCTION insert_stat_deltas('gift_code_stats', 'created_at', 'used_by', 'used_at');

CREATE OR REPLACE TRIGGER stats_insert AFTER INSERT ON credits
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION insert_stat_deltas('credit_stats', 'created_at', 'source');
CREATE OR REPLACE TRIGGER stats_delete AFTER DELETE ON credits
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT
  EXECUTE FUNCTION insert_stat_deltas('credit_stats', 'created_at', 'source');
CREATE OR REPLACE TRIGGER stats_update AFTER UPDATE ON credits FOR EACH ROW
  WHEN ((OLD.created_at, OLD.source) IS DISTINCT FROM (NEW.created_at, NEW.source))
  EXECUTE FUNCTION insert_stat_deltas('credit_stats', 'created_at', 'source');

CREATE OR REPLACE TRIGGER stats_insert AFTER INSERT ON purchases
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION insert_stat_deltas(
    'purchase_stats', 'created_at', 'completed_at', 'status', 'refunded_at', 'amount', 'currency');
CREATE OR REPLACE TRIGGER stats_delete AFTER DELETE ON purchases
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT
  EXECUTE FUNCTION insert_stat_deltas(
    'purchase_stats', 'created_at', 'completed_at', 'status', 'refunded_at', 'amount', 'currency');
CREATE OR REPLACE TRIGGER stats_update AFTER UPDATE ON purchases FOR EACH ROW
  WHEN ((OLD.created_at, OLD.completed_at, OLD.status, OLD.refunded_at, OLD.amount, OLD.currency)
    IS DISTINCT FROM (NEW.created_at, NEW.completed_at, NEW.status, NEW.refunded_at, NEW.amount, NEW.currency))
  EXECUTE FUNCTION insert_stat_deltas(
    'purchase_stats', 'created_at', 'completed_at', 'status', 'refunded_at', 'amount', 'currency');

CREATE OR REPLACE TRIGGER stats_insert AFTER INSERT ON contact_messages
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION insert_stat_deltas('message_stats', 'created_at', 'answered_at');
CREATE OR REPLACE TRIGGER stats_delete AFTER DELETE ON contact_messages
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT
  EXECUTE FUNCTION insert_stat_deltas('message_stats', 'created_at', 'answered_at');
CREATE OR REPLACE TRIGGER stats_update AFTER UPDATE ON contact_messages FOR EACH ROW
  WHEN ((OLD.created_at, OLD.answered_at) IS DISTINCT FROM (NEW.created_at, NEW.answered_at))
  EXECUTE FUNCTION insert_stat_deltas('message_stats', 'created_at', 'answered_at');

-- The metric `users` counts visitors with at least one story: story_owners counts each visitor's stories, and a visitor
-- whose count leaves or reaches zero changes the metric. Rows are upserted in the order of their ids (no deadlocks).
CREATE OR REPLACE FUNCTION update_story_owners() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  statement text := '
    WITH changes AS (
      SELECT r.user_id, sum(r.sign)::int AS n FROM (%s) r WHERE r.user_id IS NOT NULL
      GROUP BY r.user_id HAVING sum(r.sign) <> 0 ORDER BY r.user_id),
    owners AS (
      INSERT INTO story_owners AS o (user_id, stories) SELECT user_id, n FROM changes
      ON CONFLICT (user_id) DO UPDATE SET stories = o.stories + excluded.stories RETURNING o.user_id, o.stories)
    INSERT INTO stat_deltas (metric, day, amount)
    SELECT ''users'', utc_day(now()), sum(sign(stories) - sign(stories - n)) FROM owners JOIN changes USING (user_id)
    HAVING sum(sign(stories) - sign(stories - n)) <> 0';
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format(statement, 'SELECT 1 AS sign, user_id FROM new_rows');
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format(statement, 'SELECT -1 AS sign, user_id FROM old_rows');
  ELSE
    EXECUTE format(statement, 'SELECT 1 AS sign, $1 AS user_id UNION ALL SELECT -1, $2') USING NEW.user_id, OLD.user_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER story_owners_insert AFTER INSERT ON stories
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_story_owners();
CREATE OR REPLACE TRIGGER story_owners_delete AFTER DELETE ON stories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_story_owners();
CREATE OR REPLACE TRIGGER story_owners_update AFTER UPDATE ON stories FOR EACH ROW
  WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION update_story_owners();
