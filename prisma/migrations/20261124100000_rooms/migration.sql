-- Rooms: what the specification's three tables lack, and the tables of chat, versions, log and presence.

ALTER TABLE "collaborative_stories"
  ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
  ADD COLUMN "cast" JSONB NOT NULL DEFAULT '{"pets":[]}',
  ADD COLUMN "seed" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "last_event" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "forgotten_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD CONSTRAINT "collaborative_stories_status_known"
  CHECK ("status" IN ('draft', 'collecting', 'generating', 'finished', 'closed'));
ALTER TABLE "collaborators"
  ADD COLUMN "token_hash" TEXT,
  ADD COLUMN "last_seen" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "removed_at" TIMESTAMPTZ(3);
ALTER TABLE "story_contributions"
  ADD COLUMN "contributor_name" TEXT NOT NULL DEFAULT '',
  ALTER COLUMN "order" TYPE DOUBLE PRECISION,
  ADD COLUMN "liked_by" UUID[] DEFAULT ARRAY[]::UUID[],
  ADD COLUMN "fate" TEXT,
  ADD COLUMN "client_id" UUID,
  ADD CONSTRAINT "story_contributions_fate_known" CHECK ("fate" IN ('told', 'drawn', 'quoted', 'set-aside'));
ALTER TABLE "purchases" ADD COLUMN "room_id" TEXT;
ALTER TABLE "credits" ADD COLUMN "room_id" TEXT;

CREATE TABLE "room_messages" (
    "id" UUID NOT NULL,
    "room_id" TEXT NOT NULL,
    "collaborator_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "client_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "room_messages_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "room_versions" (
    "id" UUID NOT NULL,
    "room_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'writing',
    "request" JSONB NOT NULL,
    "request_hash" TEXT NOT NULL,
    "manuscript" JSONB,
    "traces" JSONB,
    "author" TEXT NOT NULL DEFAULT '',
    "story_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "room_versions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "room_events" (
    "room_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "subject_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "room_events_pkey" PRIMARY KEY ("room_id","seq")
);

CREATE UNLOGGED TABLE "room_presence" (
    "room_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "process" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "room_presence_pkey" PRIMARY KEY ("room_id","member_id","process")
);

CREATE TABLE "revoked_invite_codes" (
    "code" TEXT NOT NULL,
    "room_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revoked_invite_codes_pkey" PRIMARY KEY ("code")
);

CREATE INDEX "purchases_room_id_idx" ON "purchases"("room_id");
CREATE INDEX "credits_room_id_idx" ON "credits"("room_id");
CREATE INDEX "collaborative_stories_forgotten_at_idx" ON "collaborative_stories"("forgotten_at");
CREATE UNIQUE INDEX "collaborators_token_hash_key" ON "collaborators"("token_hash");
CREATE UNIQUE INDEX "story_contributions_contributor_id_client_id_key" ON "story_contributions"("contributor_id", "client_id");
CREATE INDEX "room_messages_room_id_created_at_id_idx" ON "room_messages"("room_id", "created_at" DESC, "id" DESC);
CREATE UNIQUE INDEX "room_messages_collaborator_id_client_id_key" ON "room_messages"("collaborator_id", "client_id");
CREATE INDEX "room_versions_story_id_idx" ON "room_versions"("story_id");
CREATE UNIQUE INDEX "room_versions_room_id_number_key" ON "room_versions"("room_id", "number");
CREATE INDEX "room_presence_process_idx" ON "room_presence"("process");
CREATE INDEX "revoked_invite_codes_room_id_idx" ON "revoked_invite_codes"("room_id");

ALTER TABLE "purchases" ADD CONSTRAINT "purchases_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "collaborative_stories"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "credits" ADD CONSTRAINT "credits_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "collaborative_stories"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "collaborative_stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_collaborator_id_fkey" FOREIGN KEY ("collaborator_id") REFERENCES "collaborators"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "room_versions" ADD CONSTRAINT "room_versions_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "collaborative_stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "room_versions" ADD CONSTRAINT "room_versions_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "room_events" ADD CONSTRAINT "room_events_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "collaborative_stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "revoked_invite_codes" ADD CONSTRAINT "revoked_invite_codes_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "collaborative_stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "room_versions"
  ADD CONSTRAINT "room_versions_number_positive" CHECK ("number" >= 1),
  ADD CONSTRAINT "room_versions_state_known" CHECK ("state" IN ('writing', 'finished', 'failed')),
  ADD CONSTRAINT "room_versions_finished_has_text" CHECK ("state" <> 'finished' OR "manuscript" IS NOT NULL);
ALTER TABLE "room_events" ADD CONSTRAINT "room_events_from_one" CHECK ("seq" >= 1);
-- One text at a time.
CREATE UNIQUE INDEX "room_versions_one_writing" ON "room_versions" ("room_id") WHERE "state" = 'writing';
