-- How many there are of what, and how many a day, kept exactly by the statements that change it, so that nobody counts a million rows to show
-- a figure. What changed is added as a row of its own: no two transactions wait for each other's counter. A job folds these rows into `tallies`
-- now and then; whoever reads adds the two up.

-- CreateTable
CREATE TABLE "tallies" (
    "what" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "tallies_pkey" PRIMARY KEY ("day","what")
);

-- CreateTable
CREATE TABLE "tally_changes" (
    "id" BIGSERIAL NOT NULL,
    "what" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "tally_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "story_owners" (
    "user_id" TEXT NOT NULL,
    "stories" INTEGER NOT NULL,

    CONSTRAINT "story_owners_pkey" PRIMARY KEY ("user_id")
);

-- What Prisma's schema can't say.

-- Days are UTC's, as times are in every list.
CREATE FUNCTION shop_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (at AT TIME ZONE 'UTC')::date
$$;

-- What one row adds to which tally. A row that changes takes away what it was and adds what it is.
CREATE FUNCTION tally_of_story(created_at timestamptz, state story_state, approved boolean, declined_at timestamptz) RETURNS TABLE (what text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('stories', shop_day(created_at), 1::bigint), ('pending', shop_day(created_at), (NOT approved AND declined_at IS NULL AND state IN ('ready', 'held'))::int::bigint)
$$;
CREATE FUNCTION tally_of_gift_code(created_at timestamptz, used_by text, used_at timestamptz) RETURNS TABLE (what text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('codes', shop_day(created_at), 1::bigint), ('codes-used', shop_day(coalesce(used_at, created_at)), (used_by IS NOT NULL)::int::bigint)
$$;
CREATE FUNCTION tally_of_credit(created_at timestamptz, source text) RETURNS TABLE (what text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('code-uses', shop_day(created_at), (source = 'gift_code')::int::bigint)
$$;
-- Money that went back was not earned on the day of its purchase.
CREATE FUNCTION tally_of_purchase(created_at timestamptz, completed_at timestamptz, status text, refunded_at timestamptz, amount integer, currency text) RETURNS TABLE (what text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT w.what, shop_day(coalesce(completed_at, created_at)), CASE WHEN status = 'completed' AND refunded_at IS NULL THEN w.worth ELSE 0 END
  FROM (VALUES ('sales', 1::bigint), ('revenue:' || currency, $5::bigint)) w (what, worth)
$$;

-- Arguments: the function that says what a row adds, and which columns it is told.
CREATE FUNCTION keep_tally() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := (SELECT string_agg('r.' || quote_ident(c), ', ') FROM unnest(TG_ARGV[1:]) c);
  sums text := 'INSERT INTO tally_changes (what, day, amount) SELECT t.what, t.day, sum(r.sign * t.amount) FROM (%s) r CROSS JOIN LATERAL %I(%s) t GROUP BY t.what, t.day HAVING sum(r.sign * t.amount) <> 0';
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format(sums, 'SELECT 1 AS sign, * FROM new_rows', TG_ARGV[0], told);
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format(sums, 'SELECT -1 AS sign, * FROM old_rows', TG_ARGV[0], told);
  ELSE
    EXECUTE format(sums, 'SELECT 1 AS sign, ($1).* UNION ALL SELECT -1, ($2).*', TG_ARGV[0], told) USING NEW, OLD;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER tally_insert AFTER INSERT ON stories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('tally_of_story', 'created_at', 'state', 'approved', 'declined_at');
CREATE TRIGGER tally_delete AFTER DELETE ON stories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('tally_of_story', 'created_at', 'state', 'approved', 'declined_at');
CREATE TRIGGER tally_update AFTER UPDATE ON stories FOR EACH ROW WHEN ((OLD.created_at, OLD.state, OLD.approved, OLD.declined_at) IS DISTINCT FROM (NEW.created_at, NEW.state, NEW.approved, NEW.declined_at))
  EXECUTE FUNCTION keep_tally('tally_of_story', 'created_at', 'state', 'approved', 'declined_at');

CREATE TRIGGER tally_insert AFTER INSERT ON gift_codes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('tally_of_gift_code', 'created_at', 'used_by', 'used_at');
CREATE TRIGGER tally_delete AFTER DELETE ON gift_codes REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('tally_of_gift_code', 'created_at', 'used_by', 'used_at');
CREATE TRIGGER tally_update AFTER UPDATE ON gift_codes FOR EACH ROW WHEN ((OLD.created_at, OLD.used_by, OLD.used_at) IS DISTINCT FROM (NEW.created_at, NEW.used_by, NEW.used_at))
  EXECUTE FUNCTION keep_tally('tally_of_gift_code', 'created_at', 'used_by', 'used_at');

CREATE TRIGGER tally_insert AFTER INSERT ON credits REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('tally_of_credit', 'created_at', 'source');
CREATE TRIGGER tally_delete AFTER DELETE ON credits REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('tally_of_credit', 'created_at', 'source');
CREATE TRIGGER tally_update AFTER UPDATE ON credits FOR EACH ROW WHEN ((OLD.created_at, OLD.source) IS DISTINCT FROM (NEW.created_at, NEW.source))
  EXECUTE FUNCTION keep_tally('tally_of_credit', 'created_at', 'source');

CREATE TRIGGER tally_insert AFTER INSERT ON purchases REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('tally_of_purchase', 'created_at', 'completed_at', 'status', 'refunded_at', 'amount', 'currency');
CREATE TRIGGER tally_delete AFTER DELETE ON purchases REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('tally_of_purchase', 'created_at', 'completed_at', 'status', 'refunded_at', 'amount', 'currency');
CREATE TRIGGER tally_update AFTER UPDATE ON purchases FOR EACH ROW
  WHEN ((OLD.created_at, OLD.completed_at, OLD.status, OLD.refunded_at, OLD.amount, OLD.currency) IS DISTINCT FROM (NEW.created_at, NEW.completed_at, NEW.status, NEW.refunded_at, NEW.amount, NEW.currency))
  EXECUTE FUNCTION keep_tally('tally_of_purchase', 'created_at', 'completed_at', 'status', 'refunded_at', 'amount', 'currency');

-- Users are visitors with a story: how many each has is kept, and who comes to one, or to none, changes the tally.
CREATE FUNCTION keep_owners() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owners text := '
    WITH moved AS (SELECT r.user_id, sum(r.sign)::int AS n FROM (%s) r WHERE r.user_id IS NOT NULL GROUP BY r.user_id HAVING sum(r.sign) <> 0 ORDER BY r.user_id),
    kept AS (INSERT INTO story_owners AS o (user_id, stories) SELECT user_id, n FROM moved ON CONFLICT (user_id) DO UPDATE SET stories = o.stories + excluded.stories RETURNING o.user_id, o.stories)
    INSERT INTO tally_changes (what, day, amount)
    SELECT ''users'', shop_day(now()), sum(sign(stories) - sign(stories - n)) FROM kept JOIN moved USING (user_id) HAVING sum(sign(stories) - sign(stories - n)) <> 0';
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format(owners, 'SELECT 1 AS sign, user_id FROM new_rows');
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format(owners, 'SELECT -1 AS sign, user_id FROM old_rows');
  ELSE
    EXECUTE format(owners, 'SELECT 1 AS sign, $1 AS user_id UNION ALL SELECT -1, $2') USING NEW.user_id, OLD.user_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER owners_insert AFTER INSERT ON stories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_owners();
CREATE TRIGGER owners_delete AFTER DELETE ON stories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_owners();
CREATE TRIGGER owners_update AFTER UPDATE ON stories FOR EACH ROW WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION keep_owners();

-- What is there already. The triggers hold the tables against other writers until this is committed.
INSERT INTO story_owners (user_id, stories) SELECT user_id, count(*) FROM stories WHERE user_id IS NOT NULL GROUP BY user_id;
INSERT INTO tally_changes (what, day, amount)
SELECT what, day, sum(amount) FROM (
  SELECT t.* FROM stories s CROSS JOIN LATERAL tally_of_story(s.created_at, s.state, s.approved, s.declined_at) t
  UNION ALL SELECT t.* FROM gift_codes g CROSS JOIN LATERAL tally_of_gift_code(g.created_at, g.used_by, g.used_at) t
  UNION ALL SELECT t.* FROM credits c CROSS JOIN LATERAL tally_of_credit(c.created_at, c.source) t
  UNION ALL SELECT t.* FROM purchases p CROSS JOIN LATERAL tally_of_purchase(p.created_at, p.completed_at, p.status, p.refunded_at, p.amount, p.currency) t
  UNION ALL SELECT 'users', shop_day(now()), count(*) FROM story_owners
) rows GROUP BY what, day HAVING sum(amount) <> 0;
-- Whose stories are all gone is forgotten by the job that folds.
CREATE INDEX story_owners_none ON story_owners (user_id) WHERE stories = 0;
