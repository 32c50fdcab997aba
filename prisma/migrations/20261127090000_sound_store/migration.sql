-- Sounds may be in an object store (SOUND_STORE_URL). The release before reads those that are in a row; it doesn't write to the store.
ALTER TABLE "narration_pages" ALTER COLUMN "mp3" DROP NOT NULL;
ALTER TABLE "narration_pages" ADD COLUMN "object_key" TEXT;
ALTER TABLE "narration_pages" ADD CONSTRAINT "narration_pages_sound_check" CHECK (num_nonnulls("mp3", "object_key") = 1);
ALTER TABLE "recorded_pages" ALTER COLUMN "mp3" DROP NOT NULL;
ALTER TABLE "recorded_pages" ADD COLUMN "object_key" TEXT;
ALTER TABLE "recorded_pages" ADD CONSTRAINT "recorded_pages_sound_check" CHECK (num_nonnulls("mp3", "object_key") = 1);

CREATE TABLE "sound_deletions" (
    "key" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sound_deletions_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "sound_deletions_due_at_idx" ON "sound_deletions"("due_at");

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
