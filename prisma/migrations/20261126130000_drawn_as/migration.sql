-- How a pet is drawn of which no breed was told. A constant default rewrites no row, and the release before goes on without it.
ALTER TABLE "story_pets" ADD COLUMN "drawn_as" TEXT NOT NULL DEFAULT '';
