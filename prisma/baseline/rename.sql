-- Brings a database with the replaced history (history.json) to the names of the migrations `init` and `constraints`.
-- Functions and triggers are dropped; the migrations after those two create them again under their new names.

DROP FUNCTION keep_story_words, keep_desk_words, keep_tally, keep_owners, date_story_pet, feature_story_pets,
  guard_audit_log CASCADE;
DROP FUNCTION words_in(contact_messages), words_in(purchases), words_in(print_orders);
DROP FUNCTION words_of;
DROP FUNCTION tally_of_story, tally_of_gift_code, tally_of_credit, tally_of_purchase, tally_of_message;
DROP FUNCTION shop_day;

ALTER TABLE stories RENAME COLUMN search_words TO search_terms;
ALTER TABLE stories ALTER COLUMN search_terms SET DEFAULT ARRAY[]::text[];

ALTER TABLE story_words RENAME TO story_search_terms;
ALTER TABLE story_search_terms RENAME COLUMN word TO term;
ALTER TABLE story_search_terms RENAME CONSTRAINT story_words_pkey TO story_search_terms_pkey;
ALTER TABLE story_search_terms RENAME CONSTRAINT story_words_story_id_fkey TO story_search_terms_story_id_fkey;
ALTER INDEX story_words_in_order RENAME TO story_search_terms_term_created_at_story_id_idx;

ALTER TABLE desk_words RENAME TO search_terms;
ALTER TABLE search_terms RENAME COLUMN word TO term;
ALTER TABLE search_terms RENAME CONSTRAINT desk_words_pkey TO search_terms_pkey;

ALTER TABLE tallies RENAME TO stats;
ALTER TABLE stats RENAME COLUMN what TO metric;
ALTER TABLE stats RENAME CONSTRAINT tallies_pkey TO stats_pkey;

ALTER TABLE tally_changes RENAME TO stat_deltas;
ALTER TABLE stat_deltas RENAME COLUMN what TO metric;
ALTER TABLE stat_deltas RENAME CONSTRAINT tally_changes_pkey TO stat_deltas_pkey;
ALTER SEQUENCE tally_changes_id_seq RENAME TO stat_deltas_id_seq;

-- Names of mail templates and jobs, stored with mail and waiting jobs. The dedupe keys follow, so that no
-- mail that was sent under its old name is sent again.
UPDATE mail_outbox SET template = 'gift-code-issued' WHERE template = 'given-code';
UPDATE mail_outbox SET template = 'story-failed' WHERE template = 'story-not-made';
UPDATE mail_outbox SET dedupe_key = 'gift-code-issued:' || substr(dedupe_key, length('given-code:') + 1)
  WHERE starts_with(dedupe_key, 'given-code:');
UPDATE mail_outbox SET dedupe_key = 'story-failed:' || substr(dedupe_key, length('story-not-made:') + 1)
  WHERE starts_with(dedupe_key, 'story-not-made:');
-- `maintenance` runs every ten minutes by itself; its waiting runs under the old name are not needed.
DO $$ BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    DELETE FROM graphile_worker._private_jobs USING graphile_worker._private_tasks
      WHERE _private_jobs.task_id = _private_tasks.id AND _private_tasks.identifier = 'tidy';
    DELETE FROM graphile_worker._private_known_crontabs WHERE identifier = 'tidy';
  END IF;
END $$;
