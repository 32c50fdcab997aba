-- A book can be put away from the shelf, and a buyer can bring books to another browser by a letter.
ALTER TABLE "stories" ADD COLUMN "hidden_at" TIMESTAMPTZ(3);

CREATE TABLE "find_links" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "token_hash" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "find_links_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "find_links_token_hash_key" ON "find_links"("token_hash");
CREATE INDEX "find_links_created_at_idx" ON "find_links"("created_at");

-- What Prisma's schema can't say: addresses are found whatever their letters' case.
CREATE INDEX "stories_email_lower" ON "stories" (lower("email")) WHERE "email" IS NOT NULL;
CREATE INDEX "purchases_customer_email_lower" ON "purchases" (lower("customer_email"));
