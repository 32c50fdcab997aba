-- The search index of the administrators' lists: one row for each term of each row, in the list's own order, so that a
-- search is read and paged like any other list.
-- Read by lib/server/admin/word-search.ts for the use cases lib/server/admin/list-reviews.ts (stories) and, through
-- lib/server/admin/list-query.ts, lib/server/contact/list-messages.ts, lib/server/payments/list-purchases.ts and
-- lib/server/printing/list-all-print-orders.ts.

-- Stories: lib/server/stories/story-row.ts writes stories.search_terms; this copies them to the index.
CREATE OR REPLACE FUNCTION update_story_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM story_search_terms WHERE story_id = NEW.id AND term <> ALL (NEW.search_terms);
  END IF;
  INSERT INTO story_search_terms (term, created_at, story_id)
    SELECT DISTINCT term, NEW.created_at, NEW.id FROM unnest(NEW.search_terms) AS term ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER update_story_search_terms AFTER INSERT OR UPDATE OF search_terms ON stories
  FOR EACH ROW EXECUTE FUNCTION update_story_search_terms();

-- The terms of a text: without accents and capitals, each once, 40 letters at most; everything that is neither a letter
-- nor a digit separates them. Used for what is searched for as well, so that both sides agree.
-- Which characters are letters comes from PostgreSQL's own Unicode collation (17 and newer), else from ICU's, else from
-- the database's default. The embedded server's default is C, which knows English letters only.
DO $do$
DECLARE
  unicode_collation text := coalesce((
    SELECT quote_ident(collname) FROM pg_collation
    WHERE collname IN ('pg_c_utf8', 'und-x-icu') AND collencoding IN (-1, pg_char_to_encoding('UTF8'))
    ORDER BY collname = 'pg_c_utf8' DESC LIMIT 1), '"default"');
BEGIN
  EXECUTE format($create$
    CREATE OR REPLACE FUNCTION search_terms_of(text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT coalesce(array_agg(DISTINCT left(term, 40)), '{}') FROM regexp_split_to_table(
        normalize(regexp_replace(lower(normalize($1, NFKD) COLLATE %1$s),
          '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u3099\u309a]+', '', 'g'),
          NFC) COLLATE %1$s,
        '[^[:alnum:]]+') AS term WHERE term <> ''
    $$ $create$, unicode_collation);
END $do$;

-- The terms by which a row of each list is found.
CREATE OR REPLACE FUNCTION row_search_terms(message contact_messages) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_terms_of(message.name || ' ' || message.email || ' ' || message.subject || ' ' || message.message)
$$;

CREATE OR REPLACE FUNCTION row_search_terms(purchase purchases) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_terms_of(purchase.order_id || ' ' || purchase.customer_email || ' ' || purchase.customer_name)
$$;

CREATE OR REPLACE FUNCTION row_search_terms(print_order print_orders) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_terms_of(coalesce(print_order.printful_order_id, '') || ' ' ||
    coalesce(print_order.tracking_number, '') || ' ' || coalesce(print_order.shipping_address ->> 'name', ''))
$$;

-- Argument: the list's name in search_terms.list.
CREATE OR REPLACE FUNCTION update_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_terms text[] := '{}';
  new_terms text[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN new_terms := row_search_terms(NEW); END IF;
  IF TG_OP <> 'INSERT' THEN
    old_terms := row_search_terms(OLD);
    DELETE FROM search_terms
      WHERE list = TG_ARGV[0] AND term = ANY (old_terms) AND term <> ALL (new_terms)
        AND created_at = OLD.created_at AND id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_terms (list, term, created_at, id)
      SELECT TG_ARGV[0], term, NEW.created_at, NEW.id FROM unnest(new_terms) AS term WHERE term <> ALL (old_terms);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER update_search_terms
  AFTER INSERT OR DELETE OR UPDATE OF name, email, subject, message ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION update_search_terms('message');
CREATE OR REPLACE TRIGGER update_search_terms
  AFTER INSERT OR DELETE OR UPDATE OF order_id, customer_email, customer_name ON purchases
  FOR EACH ROW EXECUTE FUNCTION update_search_terms('order');
CREATE OR REPLACE TRIGGER update_search_terms
  AFTER INSERT OR DELETE OR UPDATE OF printful_order_id, tracking_number, shipping_address ON print_orders
  FOR EACH ROW EXECUTE FUNCTION update_search_terms('print');
