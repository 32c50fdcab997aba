-- What Prisma's schema can't say. Prisma leaves all of it alone (see docs/database.md).

-- Money and limits are guarded where no race can get past them.
ALTER TABLE "gift_codes"
  ADD CONSTRAINT "gift_codes_code_form" CHECK ("code" ~ '^[A-Z0-9]{8}$'),
  ADD CONSTRAINT "gift_codes_type_known" CHECK ("type" IN ('admin', 'gift', 'beta')),
  ADD CONSTRAINT "gift_codes_usage_within_limit" CHECK ("usage_limit" >= 1 AND "usage_count" BETWEEN 0 AND "usage_limit");

ALTER TABLE "purchases"
  ADD CONSTRAINT "purchases_amount_positive" CHECK ("amount" >= 0),
  ADD CONSTRAINT "purchases_product_known" CHECK ("product" IN ('digital', 'bundle', 'collaborative')),
  ADD CONSTRAINT "purchases_status_known" CHECK ("status" IN ('pending', 'completed', 'failed'));

ALTER TABLE "credits"
  ADD CONSTRAINT "credits_spent_within_quantity" CHECK ("quantity" >= 1 AND "spent" BETWEEN 0 AND "quantity"),
  ADD CONSTRAINT "credits_product_known" CHECK ("product" IN ('digital', 'bundle', 'collaborative')),
  ADD CONSTRAINT "credits_one_source" CHECK (
    ("source" = 'purchase' AND "purchase_id" IS NOT NULL AND "gift_code_id" IS NULL AND "gift_code_use" IS NULL)
    OR ("source" = 'gift_code' AND "purchase_id" IS NULL AND "gift_code_id" IS NOT NULL AND "gift_code_use" >= 1 AND "quantity" = 1)
  );

ALTER TABLE "credit_spends" ADD CONSTRAINT "credit_spends_unit_positive" CHECK ("unit" >= 1);

ALTER TABLE "stories"
  ADD CONSTRAINT "stories_series_number_within_ten" CHECK ("series_number" BETWEEN 1 AND 10),
  ADD CONSTRAINT "stories_progress_within_pages" CHECK ("progress" BETWEEN 0 AND 20),
  ADD CONSTRAINT "stories_version_positive" CHECK ("version" >= 1),
  ADD CONSTRAINT "stories_ready_has_text" CHECK ("state" <> 'ready' OR "story_content" <> '');

ALTER TABLE "series" ADD CONSTRAINT "series_count_within_ten" CHECK ("count" BETWEEN 0 AND 10);
ALTER TABLE "story_pets" ADD CONSTRAINT "story_pets_five_at_most" CHECK ("position" BETWEEN 0 AND 4);
ALTER TABLE "story_reviews" ADD CONSTRAINT "story_reviews_rating_within_five" CHECK ("rating" BETWEEN 1 AND 5);
ALTER TABLE "story_customizations" ADD CONSTRAINT "story_customizations_type_known" CHECK ("customization_type" IN ('character', 'furniture', 'color'));
ALTER TABLE "beta_applications" ADD CONSTRAINT "beta_applications_hundred_places" CHECK ("place" BETWEEN 1 AND 100);
ALTER TABLE "print_orders" ADD CONSTRAINT "print_orders_amounts_positive" CHECK ("quantity" >= 1 AND "unit_price" >= 0 AND "total_price" >= 0);
ALTER TABLE "collaborative_stories" ADD CONSTRAINT "collaborative_stories_two_to_ten" CHECK ("max_collaborators" BETWEEN 2 AND 10);
ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_role_known" CHECK ("role" IN ('creator', 'contributor'));
ALTER TABLE "story_contributions" ADD CONSTRAINT "story_contributions_type_known" CHECK ("type" IN ('character', 'plot', 'setting', 'dialogue', 'theme'));

-- Lists that show few of the many stories.
CREATE INDEX "stories_featured" ON "stories" ("created_at" DESC, "id" DESC) WHERE "featured" AND "approved" AND "state" = 'ready';
CREATE INDEX "stories_pending" ON "stories" ("created_at" DESC, "id" DESC) WHERE NOT "approved" AND "state" IN ('ready', 'held');
CREATE INDEX "stories_publishable" ON "stories" ("created_at" DESC, "id" DESC) WHERE "approved" AND "content_approved" AND "state" = 'ready';
CREATE INDEX "stories_being_written" ON "stories" ("created_at") WHERE "state" = 'writing';
CREATE INDEX "mail_outbox_unsent" ON "mail_outbox" ("created_at") WHERE "sent_at" IS NULL;
CREATE INDEX "credits_unspent" ON "credits" ("user_id", "created_at") WHERE "spent" < "quantity" AND "revoked_at" IS NULL;

-- Counters and signs of life: losing them in a crash costs nothing, writing them should cost little.
ALTER TABLE "rate_limits" SET UNLOGGED;
ALTER TABLE "queue_workers" SET UNLOGGED;
