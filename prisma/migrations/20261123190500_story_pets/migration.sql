-- Copies a story's time and `featured` flag to its pets, so that the pets of one page of a list are neighbours in an
-- index and are read by a range of times (lib/server/stories/story-pets.ts, for lib/server/stories/list-featured.ts and
-- lib/server/admin/list-all-stories.ts). Read one story at a time, they would cost more the more stories there are.
CREATE OR REPLACE FUNCTION copy_story_to_pet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT created_at, featured INTO NEW.created_at, NEW.featured FROM stories WHERE id = NEW.story_id;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER copy_story_to_pet BEFORE INSERT ON story_pets
  FOR EACH ROW EXECUTE FUNCTION copy_story_to_pet();

-- Written by lib/server/admin/feature-story.ts.
CREATE OR REPLACE FUNCTION copy_featured_to_pets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE story_pets SET featured = NEW.featured WHERE story_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER copy_featured_to_pets AFTER UPDATE OF featured ON stories
  FOR EACH ROW WHEN (OLD.featured IS DISTINCT FROM NEW.featured) EXECUTE FUNCTION copy_featured_to_pets();
