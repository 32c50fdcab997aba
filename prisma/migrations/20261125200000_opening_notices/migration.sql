CREATE TABLE "opening_notices" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "token" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "opening_notices_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "opening_notices_email_key" ON "opening_notices"("email");
CREATE UNIQUE INDEX "opening_notices_token_key" ON "opening_notices"("token");
CREATE INDEX "opening_notices_created_at_id_idx" ON "opening_notices"("created_at" DESC, "id" DESC);
