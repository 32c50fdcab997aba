-- A publication's metadata in full, its prices, who made text and pictures, and the print check.
ALTER TABLE "kdp_publications"
  ADD COLUMN "description" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "age_min" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "age_max" INTEGER NOT NULL DEFAULT 18,
  ADD COLUMN "metadata_by" TEXT NOT NULL DEFAULT 'built-in',
  ADD COLUMN "prices" JSONB,
  ADD COLUMN "text_origin" TEXT NOT NULL DEFAULT 'generated',
  ADD COLUMN "picture_origin" TEXT NOT NULL DEFAULT 'none',
  ADD COLUMN "story_version" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "print_check" JSONB,
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1;

ALTER TABLE "kdp_publications"
  ADD CONSTRAINT "kdp_publications_status_known"
  CHECK ("status" IN ('draft', 'prepared', 'in_review', 'live', 'rejected', 'unpublished')),
  ADD CONSTRAINT "kdp_publications_origins_known"
  CHECK ("text_origin" IN ('generated', 'assisted', 'none') AND "picture_origin" IN ('generated', 'assisted', 'none')),
  ADD CONSTRAINT "kdp_publications_asin_form"
  CHECK ("asin" IS NULL OR "asin" ~ '^[A-Z0-9]{10}$'),
  ADD CONSTRAINT "kdp_publications_within_limits"
  CHECK (cardinality("keywords") <= 7 AND cardinality("categories") <= 3 AND char_length("description") <= 4000);
CREATE UNIQUE INDEX "kdp_publications_asin_once" ON "kdp_publications" ("asin") WHERE "asin" IS NOT NULL;

-- Claude writes metadata too.
ALTER TABLE "author_calls" DROP CONSTRAINT "author_calls_purpose_known";
ALTER TABLE "author_calls"
  ADD CONSTRAINT "author_calls_purpose_known"
  CHECK ("purpose" IN ('write', 'repair', 'reading', 'photo', 'metadata'));
