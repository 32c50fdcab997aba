-- What a book's pictures show is read aloud as a narration of its own. The release before knows the words' alone, which
-- the default keeps for it; its inserts name no columns of the old index.
ALTER TABLE "narrations" ADD COLUMN "part" TEXT NOT NULL DEFAULT 'story';
ALTER TABLE "narrations" ADD CONSTRAINT "narrations_part_check" CHECK ("part" IN ('story', 'pictures'));
CREATE UNIQUE INDEX "narrations_story_id_version_voice_part_key" ON "narrations"("story_id", "version", "voice", "part");
DROP INDEX "narrations_story_id_version_voice_key";
