-- Review: who looked when, and what is searched for.
ALTER TABLE "stories"
  ADD COLUMN "review_version" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "declined_at" TIMESTAMPTZ(3),
  ADD COLUMN "search_words" TEXT[] NOT NULL DEFAULT '{}';

-- The queue and its parts, each in the order in which it is listed.
DROP INDEX "stories_pending";
CREATE INDEX "stories_pending" ON "stories" ("created_at" DESC, "id" DESC) WHERE NOT "approved" AND "declined_at" IS NULL AND "state" IN ('ready', 'held');
CREATE INDEX "stories_in_review" ON "stories" ("content_approved", "images_approved", "created_at" DESC, "id" DESC) WHERE NOT "approved" AND "declined_at" IS NULL AND "state" = 'ready';
CREATE INDEX "stories_declined" ON "stories" ("created_at" DESC, "id" DESC) WHERE "declined_at" IS NOT NULL;
CREATE INDEX "stories_approved" ON "stories" ("created_at" DESC, "id" DESC) WHERE "approved";

-- One row for each word of a story's title and of the names in it, so that a search is a list like any other: in order, and paged by key.
-- The words are made by lib/domain/staff/search-words.ts, since what a letter is differs from one database's locale to the next.
CREATE TABLE "story_words" (
  "word" TEXT COLLATE "C" NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "story_id" TEXT NOT NULL,
  CONSTRAINT "story_words_pkey" PRIMARY KEY ("story_id", "word"),
  CONSTRAINT "story_words_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "story_words_in_order" ON "story_words" ("word", "created_at" DESC, "story_id" DESC);

CREATE FUNCTION "keep_story_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM story_words WHERE story_id = NEW.id AND word <> ALL (NEW.search_words);
  END IF;
  INSERT INTO story_words (word, created_at, story_id) SELECT DISTINCT word, NEW.created_at, NEW.id FROM unnest(NEW.search_words) AS word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "stories_keep_words" AFTER INSERT OR UPDATE OF "search_words" ON "stories" FOR EACH ROW EXECUTE FUNCTION "keep_story_words"();

-- Stories from before: as well as plain SQL can tell words apart.
UPDATE "stories" SET "search_words" = array_remove(regexp_split_to_array(lower(concat_ws(' ', "title", "child_name", "pet_name")), '[[:space:][:punct:]’“”]+'), '');

-- What was done stays written down: nobody changes it, not even this program.
CREATE INDEX "audit_log_actor_created_at_id_idx" ON "audit_log" ("actor", "created_at" DESC, "id" DESC);
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
CREATE TRIGGER "audit_log_is_final" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

-- A code is found by its beginning, its recipient by theirs.
CREATE INDEX "gift_codes_code_prefix" ON "gift_codes" ("code" text_pattern_ops);
CREATE INDEX "gift_codes_recipient_email_prefix" ON "gift_codes" (lower("recipient_email") text_pattern_ops);
CREATE INDEX "gift_codes_recipient_name_prefix" ON "gift_codes" (lower("recipient_name") text_pattern_ops);
