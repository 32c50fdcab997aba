-- Books read aloud, page by page. The release before doesn't know these tables and goes on without them.
CREATE TABLE "narrations" (
    "id" UUID NOT NULL,
    "story_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "voice" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "script" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'making',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "narrations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "narrations_state_check" CHECK ("state" IN ('making', 'ready', 'failed'))
);
CREATE UNIQUE INDEX "narrations_story_id_version_voice_key" ON "narrations"("story_id", "version", "voice");
ALTER TABLE "narrations" ADD CONSTRAINT "narrations_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "narration_pages" (
    "narration_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "sentences" JSONB NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "mp3" BYTEA NOT NULL,

    CONSTRAINT "narration_pages_pkey" PRIMARY KEY ("narration_id","position"),
    CONSTRAINT "narration_pages_position_check" CHECK ("position" >= 0)
);
ALTER TABLE "narration_pages" ADD CONSTRAINT "narration_pages_narration_id_fkey" FOREIGN KEY ("narration_id") REFERENCES "narrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Sound is packed already.
ALTER TABLE "narration_pages" ALTER COLUMN "mp3" SET STORAGE EXTERNAL;
