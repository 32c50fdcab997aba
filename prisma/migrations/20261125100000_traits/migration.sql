-- What a family tells of the child and of each pet: traits, own words, and what somebody with a long name is called.
-- Columns with a constant default rewrite no row, and the release before goes on without them.

ALTER TABLE "stories"
  ADD COLUMN "child_traits" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "child_description" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "short_name" TEXT NOT NULL DEFAULT '';
ALTER TABLE "story_pets"
  ADD COLUMN "traits" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "short_name" TEXT NOT NULL DEFAULT '';
