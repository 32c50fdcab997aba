-- What was done stays written down: who, what and when. Only what an entry was about can be forgotten, once a family has its book erased.
CREATE FUNCTION "guard_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.subject_type = 'story' AND NEW.subject_id = 'erased' AND NEW.detail IS NULL
    AND (NEW.id, NEW.actor, NEW.action, NEW.subject_type, NEW.created_at) IS NOT DISTINCT FROM (OLD.id, OLD.actor, OLD.action, OLD.subject_type, OLD.created_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
DROP TRIGGER "audit_log_is_final" ON "audit_log";
CREATE TRIGGER "audit_log_is_final" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "guard_audit_log"();
DROP FUNCTION "refuse_change"();
