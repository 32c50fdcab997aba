-- A sound in the object store is deleted some time after its row (lib/server/sounds/delete-sounds.ts), however that went:
-- with its narration, its recording, its book or its family. Nothing but the object's name, which is random, is kept until then.
CREATE OR REPLACE FUNCTION schedule_sound_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sound_deletions (key, due_at) VALUES (OLD.object_key, now()) ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER schedule_sound_deletion AFTER DELETE ON narration_pages
  FOR EACH ROW WHEN (OLD.object_key IS NOT NULL) EXECUTE FUNCTION schedule_sound_deletion();

CREATE OR REPLACE TRIGGER schedule_sound_deletion AFTER DELETE ON recorded_pages
  FOR EACH ROW WHEN (OLD.object_key IS NOT NULL) EXECUTE FUNCTION schedule_sound_deletion();
