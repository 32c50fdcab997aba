-- A book can be corrected until it is printed, and be brought back to what it was.
ALTER TABLE "stories" ADD COLUMN "dedication" TEXT;
ALTER TABLE "stories" ADD COLUMN "own_pages" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];

CREATE TABLE "story_versions" (
    "story_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "change" TEXT NOT NULL,
    "book" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "story_versions_pkey" PRIMARY KEY ("story_id","version")
);
ALTER TABLE "story_versions" ADD CONSTRAINT "story_versions_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema can't say.
ALTER TABLE "story_versions" ADD CONSTRAINT "story_versions_change_known" CHECK ("change" IN ('customized', 'renamed', 'corrected', 'restored'));
