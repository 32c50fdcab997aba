-- Pets lie in the order of their stories, so that those of a page of stories are read from one place and not from fifty.
ALTER TABLE "story_pets" ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "story_pets" p SET "created_at" = s."created_at" FROM "stories" s WHERE s."id" = p."story_id";

-- CreateIndex
CREATE INDEX "story_pets_created_at_story_id_position_idx" ON "story_pets"("created_at", "story_id", "position");

-- What Prisma's schema can't say: it is the story's own time.
CREATE FUNCTION "date_story_pet"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT created_at INTO NEW.created_at FROM stories WHERE id = NEW.story_id;
  RETURN NEW;
END $$;
CREATE TRIGGER "story_pets_dated" BEFORE INSERT ON "story_pets" FOR EACH ROW EXECUTE FUNCTION "date_story_pet"();

-- Of the few that are featured: told by two flags alone, which any query's values can be held against; a state is looked at afterwards.
DROP INDEX "stories_featured";
CREATE INDEX "stories_featured" ON "stories" ("created_at" DESC, "id" DESC) WHERE "featured" AND "approved";
