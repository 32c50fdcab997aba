-- What the language of schema.prisma lacks; Prisma leaves all of it alone (docs/database.md).

-- CHECK constraints: limits and amounts that no concurrent request may get past, and values from a fixed list.
ALTER TABLE "stories"
  ADD CONSTRAINT "stories_series_number_within_ten" CHECK ("series_number" BETWEEN 1 AND 10),
  ADD CONSTRAINT "stories_progress_within_pages" CHECK ("progress" BETWEEN 0 AND 20),
  ADD CONSTRAINT "stories_version_positive" CHECK ("version" >= 1),
  ADD CONSTRAINT "stories_ready_has_text" CHECK ("state" <> 'ready' OR "story_content" <> '');
ALTER TABLE "series" ADD CONSTRAINT "series_count_within_ten" CHECK ("count" BETWEEN 0 AND 10);
ALTER TABLE "story_pets" ADD CONSTRAINT "story_pets_five_at_most" CHECK ("position" BETWEEN 0 AND 4);
ALTER TABLE "story_reviews"
  ADD CONSTRAINT "story_reviews_rating_within_five" CHECK ("rating" BETWEEN 1 AND 5);
ALTER TABLE "story_customizations"
  ADD CONSTRAINT "story_customizations_type_known"
  CHECK ("customization_type" IN ('character', 'furniture', 'color'));
ALTER TABLE "story_versions"
  ADD CONSTRAINT "story_versions_change_known" CHECK ("change" IN ('customized', 'renamed', 'corrected', 'restored'));
ALTER TABLE "author_calls"
  ADD CONSTRAINT "author_calls_purpose_known" CHECK ("purpose" IN ('write', 'repair', 'reading', 'photo')),
  ADD CONSTRAINT "author_calls_tokens_positive"
  CHECK (least("input_tokens", "output_tokens", "cache_write_tokens", "cache_read_tokens") >= 0);

ALTER TABLE "gift_codes"
  ADD CONSTRAINT "gift_codes_code_form" CHECK ("code" ~ '^[A-Z0-9]{8}$'),
  ADD CONSTRAINT "gift_codes_type_known" CHECK ("type" IN ('admin', 'gift', 'beta')),
  ADD CONSTRAINT "gift_codes_usage_within_limit"
  CHECK ("usage_limit" >= 1 AND "usage_count" BETWEEN 0 AND "usage_limit");
ALTER TABLE "purchases"
  ADD CONSTRAINT "purchases_amount_positive" CHECK ("amount" >= 0),
  ADD CONSTRAINT "purchases_product_known" CHECK ("product" IN ('digital', 'bundle', 'collaborative')),
  ADD CONSTRAINT "purchases_status_known" CHECK ("status" IN ('pending', 'completed', 'failed'));
ALTER TABLE "credits"
  ADD CONSTRAINT "credits_spent_within_quantity" CHECK ("quantity" >= 1 AND "spent" BETWEEN 0 AND "quantity"),
  ADD CONSTRAINT "credits_product_known" CHECK ("product" IN ('digital', 'bundle', 'collaborative')),
  ADD CONSTRAINT "credits_one_source" CHECK (
    ("source" = 'purchase'
      AND "purchase_id" IS NOT NULL AND "gift_code_id" IS NULL AND "gift_code_use" IS NULL)
    OR ("source" = 'gift_code'
      AND "purchase_id" IS NULL AND "gift_code_id" IS NOT NULL AND "gift_code_use" >= 1 AND "quantity" = 1));
ALTER TABLE "credit_spends" ADD CONSTRAINT "credit_spends_unit_positive" CHECK ("unit" >= 1);

ALTER TABLE "beta_applications"
  ADD CONSTRAINT "beta_applications_hundred_places" CHECK ("place" BETWEEN 1 AND 100);
ALTER TABLE "beta_program"
  ADD CONSTRAINT "beta_program_one_row" CHECK ("id" = 1),
  ADD CONSTRAINT "beta_program_hundred_places" CHECK ("taken" BETWEEN 0 AND 100);
INSERT INTO "beta_program" ("taken") VALUES (0);

ALTER TABLE "print_orders"
  ADD CONSTRAINT "print_orders_amounts_positive"
  CHECK ("quantity" >= 1 AND "unit_price" >= 0 AND "total_price" >= 0);
ALTER TABLE "collaborative_stories"
  ADD CONSTRAINT "collaborative_stories_two_to_ten" CHECK ("max_collaborators" BETWEEN 2 AND 10);
ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_role_known" CHECK ("role" IN ('creator', 'contributor'));
ALTER TABLE "story_contributions"
  ADD CONSTRAINT "story_contributions_type_known"
  CHECK ("type" IN ('character', 'plot', 'setting', 'dialogue', 'theme'));

-- Partial indexes: each filtered list in its own order.
CREATE INDEX "stories_featured" ON "stories" ("created_at" DESC, "id" DESC) WHERE "featured" AND "approved";
CREATE INDEX "stories_pending" ON "stories" ("created_at" DESC, "id" DESC)
  WHERE NOT "approved" AND "declined_at" IS NULL AND "state" IN ('ready', 'held');
CREATE INDEX "stories_in_review" ON "stories" ("content_approved", "images_approved", "created_at" DESC, "id" DESC)
  WHERE NOT "approved" AND "declined_at" IS NULL AND "state" = 'ready';
CREATE INDEX "stories_declined" ON "stories" ("created_at" DESC, "id" DESC) WHERE "declined_at" IS NOT NULL;
CREATE INDEX "stories_approved" ON "stories" ("created_at" DESC, "id" DESC) WHERE "approved";
CREATE INDEX "stories_publishable" ON "stories" ("created_at" DESC, "id" DESC)
  WHERE "approved" AND "content_approved" AND "state" = 'ready';
CREATE INDEX "stories_held" ON "stories" ("created_at" DESC, "id" DESC) WHERE "state" = 'held';
CREATE INDEX "stories_being_written" ON "stories" ("created_at") WHERE "state" = 'writing';
CREATE INDEX "story_pets_featured" ON "story_pets" ("created_at" DESC, "story_id") WHERE "featured";
CREATE INDEX "story_owners_none" ON "story_owners" ("user_id") WHERE "stories" = 0;
CREATE INDEX "mail_outbox_unsent" ON "mail_outbox" ("created_at") WHERE "sent_at" IS NULL;
CREATE INDEX "contact_messages_open" ON "contact_messages" ("created_at" DESC, "id" DESC)
  WHERE "answered_at" IS NULL;
CREATE INDEX "contact_messages_answered" ON "contact_messages" ("created_at" DESC, "id" DESC)
  WHERE "answered_at" IS NOT NULL;
CREATE INDEX "credits_unspent" ON "credits" ("user_id", "created_at")
  WHERE "spent" < "quantity" AND "revoked_at" IS NULL;
CREATE INDEX "purchases_paid" ON "purchases" ("created_at" DESC, "id" DESC)
  WHERE "status" = 'completed' AND "refunded_at" IS NULL;
CREATE INDEX "purchases_refunded" ON "purchases" ("created_at" DESC, "id" DESC) WHERE "refunded_at" IS NOT NULL;
CREATE INDEX "purchases_refunded_lately" ON "purchases" ("refunded_at" DESC) WHERE "refunded_at" IS NOT NULL;
CREATE INDEX "purchases_open" ON "purchases" ("created_at" DESC, "id" DESC) WHERE "status" = 'pending';
CREATE INDEX "purchases_failed" ON "purchases" ("created_at" DESC, "id" DESC) WHERE "status" = 'failed';
-- The same order sent twice is one purchase while it is unpaid, however many requests arrive at once.
CREATE UNIQUE INDEX "purchases_one_open" ON "purchases" ("user_id", "fingerprint")
  WHERE "status" = 'pending' AND "fingerprint" IS NOT NULL;

-- Expression indexes: email addresses in any case, and prefixes of gift codes and their recipients. The code's prefix is
-- an expression too, since Prisma would drop an operator class on a plain column.
CREATE INDEX "stories_email_lower" ON "stories" (lower("email")) WHERE "email" IS NOT NULL;
CREATE INDEX "purchases_customer_email_lower" ON "purchases" (lower("customer_email"));
CREATE INDEX "contact_messages_email_lower" ON "contact_messages" (lower("email"));
CREATE INDEX "gift_codes_code_prefix" ON "gift_codes" (upper("code") text_pattern_ops);
CREATE INDEX "gift_codes_recipient_email_prefix" ON "gift_codes" (lower("recipient_email") text_pattern_ops);
CREATE INDEX "gift_codes_recipient_name_prefix" ON "gift_codes" (lower("recipient_name") text_pattern_ops);

-- Unlogged: attempts and heartbeats may be lost in a crash, and should cost little to write.
ALTER TABLE "rate_limits" SET UNLOGGED;
ALTER TABLE "queue_workers" SET UNLOGGED;
