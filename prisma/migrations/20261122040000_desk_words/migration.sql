-- The words of messages, purchases and print orders, as story_words has those of stories: so that a search is a list in order, whatever begins alike.

-- CreateTable
CREATE TABLE "desk_words" (
    "list" TEXT NOT NULL,
    "word" TEXT COLLATE "C" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "id" UUID NOT NULL,

    CONSTRAINT "desk_words_pkey" PRIMARY KEY ("list","word","created_at","id")
);

-- What Prisma's schema can't say.

DROP INDEX "contact_messages_words";
DROP INDEX "purchases_words";
DROP INDEX "print_orders_words";
DROP FUNCTION words_of(text);

-- A letter is one in every writing, not only in the database's own locale (the embedded one's is C, which knows none but English ones). The best
-- there is here: PostgreSQL's own from 17 on, else ICU's, else the database's.
DO $do$
DECLARE
  letters text := coalesce((SELECT quote_ident(collname) FROM pg_collation WHERE collname IN ('pg_c_utf8', 'und-x-icu') AND collencoding IN (-1, pg_char_to_encoding('UTF8')) ORDER BY collname = 'pg_c_utf8' DESC LIMIT 1), '"default"');
BEGIN
  -- The words of a text as a search compares them: without accents and capitals, each once, 40 letters at most. Whatever is no letter and no digit
  -- parts them. What is looked for goes through it too.
  EXECUTE format($make$
    CREATE FUNCTION words_of(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT coalesce(array_agg(DISTINCT left(word, 40)), '{}') FROM regexp_split_to_table(
        normalize(regexp_replace(lower(normalize($1, NFKD) COLLATE %1$s), '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u3099\u309a]+', '', 'g'), NFC) COLLATE %1$s,
        '[^[:alnum:]]+') AS word WHERE word <> ''
    $$ $make$, letters);
END $do$;

-- What a row of each list is found by.
CREATE FUNCTION words_in(m contact_messages) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT words_of(m.name || ' ' || m.email || ' ' || m.subject || ' ' || m.message)
$$;
CREATE FUNCTION words_in(p purchases) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT words_of(p.order_id || ' ' || p.customer_email || ' ' || p.customer_name)
$$;
CREATE FUNCTION words_in(o print_orders) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT words_of(coalesce(o.printful_order_id, '') || ' ' || coalesce(o.tracking_number, '') || ' ' || coalesce(o.shipping_address ->> 'name', ''))
$$;

CREATE FUNCTION keep_desk_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := '{}';
  after text[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN after := words_in(NEW); END IF;
  IF TG_OP <> 'INSERT' THEN
    before := words_in(OLD);
    DELETE FROM desk_words WHERE list = TG_ARGV[0] AND word = ANY (before) AND word <> ALL (after) AND created_at = OLD.created_at AND id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO desk_words (list, word, created_at, id) SELECT TG_ARGV[0], word, NEW.created_at, NEW.id FROM unnest(after) AS word WHERE word <> ALL (before);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER desk_words_kept AFTER INSERT OR DELETE OR UPDATE OF name, email, subject, message ON contact_messages FOR EACH ROW EXECUTE FUNCTION keep_desk_words('message');
CREATE TRIGGER desk_words_kept AFTER INSERT OR DELETE OR UPDATE OF order_id, customer_email, customer_name ON purchases FOR EACH ROW EXECUTE FUNCTION keep_desk_words('order');
CREATE TRIGGER desk_words_kept AFTER INSERT OR DELETE OR UPDATE OF printful_order_id, tracking_number, shipping_address ON print_orders FOR EACH ROW EXECUTE FUNCTION keep_desk_words('print');

-- What is there already.
INSERT INTO desk_words (list, word, created_at, id) SELECT 'message', word, m.created_at, m.id FROM contact_messages m CROSS JOIN LATERAL unnest(words_in(m)) AS word;
INSERT INTO desk_words (list, word, created_at, id) SELECT 'order', word, p.created_at, p.id FROM purchases p CROSS JOIN LATERAL unnest(words_in(p)) AS word;
INSERT INTO desk_words (list, word, created_at, id) SELECT 'print', word, o.created_at, o.id FROM print_orders o CROSS JOIN LATERAL unnest(words_in(o)) AS word;

-- The pets of the stories in the shop window lie together: looked for story by story they would cost more the more stories there are.
ALTER TABLE "story_pets" ADD COLUMN "featured" BOOLEAN NOT NULL DEFAULT false;
UPDATE "story_pets" p SET "featured" = true FROM "stories" s WHERE s."id" = p."story_id" AND s."featured";
CREATE INDEX "story_pets_featured" ON "story_pets" ("created_at" DESC, "story_id") WHERE "featured";

-- As its story is.
CREATE OR REPLACE FUNCTION "date_story_pet"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT created_at, featured INTO NEW.created_at, NEW.featured FROM stories WHERE id = NEW.story_id;
  RETURN NEW;
END $$;
CREATE FUNCTION "feature_story_pets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE story_pets SET featured = NEW.featured WHERE story_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "stories_feature_pets" AFTER UPDATE OF "featured" ON "stories" FOR EACH ROW WHEN (OLD.featured IS DISTINCT FROM NEW.featured) EXECUTE FUNCTION "feature_story_pets"();
