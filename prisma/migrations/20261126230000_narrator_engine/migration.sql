-- Which engine reads a narration, all of it. The release before leaves it open.
ALTER TABLE "narrations" ADD COLUMN "engine" TEXT;
ALTER TABLE "narrations" ADD CONSTRAINT "narrations_engine_check" CHECK ("engine" IN ('own', 'server'));
UPDATE "narrations" SET "engine" = 'own';
