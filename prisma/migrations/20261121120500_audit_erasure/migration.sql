-- The log stays as it was written, but for one thing: of a story that its owner erases it keeps who did what and when, and no longer to what.
CREATE FUNCTION "keep_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.subject_id = 'erased' AND NEW.detail = '{}'::jsonb
    AND (NEW.id, NEW.actor, NEW.action, NEW.subject_type, NEW.created_at) IS NOT DISTINCT FROM (OLD.id, OLD.actor, OLD.action, OLD.subject_type, OLD.created_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
DROP TRIGGER "audit_log_is_final" ON "audit_log";
CREATE TRIGGER "audit_log_is_final" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "keep_audit_entry"();
DROP FUNCTION "refuse_change"();
