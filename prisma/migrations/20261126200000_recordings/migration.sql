-- Books read aloud by the family, page by page. The release before doesn't know these and goes on without them.
ALTER TABLE "stories" ADD COLUMN "recordings_shared" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "recordings" (
    "id" UUID NOT NULL,
    "story_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "adult_at" TIMESTAMPTZ(3),
    "token_hash" TEXT,
    "token_expires" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recordings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "recordings_token_check" CHECK (("token_hash" IS NULL) = ("token_expires" IS NULL))
);
CREATE UNIQUE INDEX "recordings_token_hash_key" ON "recordings"("token_hash");
CREATE INDEX "recordings_story_id_idx" ON "recordings"("story_id");
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "recorded_pages" (
    "id" UUID NOT NULL,
    "recording_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "words_hash" TEXT NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "mp3" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recorded_pages_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "recorded_pages_position_check" CHECK ("position" >= 0)
);
CREATE UNIQUE INDEX "recorded_pages_recording_id_position_key" ON "recorded_pages"("recording_id", "position");
ALTER TABLE "recorded_pages" ADD CONSTRAINT "recorded_pages_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recordings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Sound is packed already.
ALTER TABLE "recorded_pages" ALTER COLUMN "mp3" SET STORAGE EXTERNAL;
