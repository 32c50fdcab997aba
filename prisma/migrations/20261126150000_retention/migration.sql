-- Since when nobody has opened a book, and when its family was told that it goes. Books that are there already begin anew.
ALTER TABLE "stories"
  ADD COLUMN "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "warned_at" TIMESTAMPTZ(3);
CREATE INDEX "stories_opened_at_id_idx" ON "stories"("opened_at", "id");

-- The audit log is append-only. Written by lib/server/admin/record-audit-event.ts.
-- The one change allowed anonymises the entries about a story when its family erases it
-- (lib/server/my-stories/erase-story.ts): the subject becomes 'erased', the detail null; actor, action and time stay.
-- Deleted are only entries of more than five years ago (lib/server/retention/purge-old-records.ts).
CREATE OR REPLACE FUNCTION guard_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.subject_type = 'story' AND NEW.subject_id = 'erased' AND NEW.detail IS NULL
    AND (NEW.id, NEW.actor, NEW.action, NEW.subject_type, NEW.created_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.actor, OLD.action, OLD.subject_type, OLD.created_at) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '5 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;

CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION guard_audit_log();
