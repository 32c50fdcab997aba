-- What a purchase needs to be paid here, and a gift code to be bought.
ALTER TABLE "purchases"
  ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
  ADD COLUMN "fingerprint" TEXT,
  ADD COLUMN "gift" JSONB,
  ADD COLUMN "processing_at" TIMESTAMPTZ(3);

ALTER TABLE "gift_codes"
  ADD COLUMN "purchase_id" UUID,
  ADD COLUMN "sender_name" TEXT,
  ADD COLUMN "message" TEXT,
  ADD COLUMN "deliver_at" TIMESTAMPTZ(3);
CREATE UNIQUE INDEX "gift_codes_purchase_id_key" ON "gift_codes"("purchase_id");
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The same form sent twice is one purchase while it is unpaid: no race gets past this.
CREATE UNIQUE INDEX "purchases_one_open" ON "purchases" ("user_id", "fingerprint") WHERE "status" = 'pending' AND "fingerprint" IS NOT NULL;
