-- AlterTable
ALTER TABLE "stories" ADD COLUMN     "cleared_at" TIMESTAMPTZ(3),
ADD COLUMN     "held_for" JSONB;

-- CreateTable
CREATE TABLE "story_drafts" (
    "story_id" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "pages" JSONB NOT NULL DEFAULT '[]',
    "extras" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "story_drafts_pkey" PRIMARY KEY ("story_id")
);

-- CreateTable
CREATE TABLE "author_calls" (
    "id" UUID NOT NULL,
    "story_id" TEXT,
    "purpose" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "input_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "cache_write_tokens" INTEGER NOT NULL,
    "cache_read_tokens" INTEGER NOT NULL,
    "cost_micros" INTEGER,
    "ms" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "author_calls_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "author_calls_story_id_idx" ON "author_calls"("story_id");

-- CreateIndex
CREATE INDEX "author_calls_created_at_id_idx" ON "author_calls"("created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "story_drafts" ADD CONSTRAINT "story_drafts_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "author_calls" ADD CONSTRAINT "author_calls_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema can't say.
ALTER TABLE "author_calls"
  ADD CONSTRAINT "author_calls_purpose_known" CHECK ("purpose" IN ('write', 'repair', 'reading', 'photo')),
  ADD CONSTRAINT "author_calls_tokens_positive" CHECK (least("input_tokens", "output_tokens", "cache_write_tokens", "cache_read_tokens") >= 0);
CREATE INDEX "stories_held" ON "stories" ("created_at" DESC, "id" DESC) WHERE "state" = 'held';
