-- Tables, keys and indexes as Prisma derives them from schema.prisma. Search terms collate bytewise, so that a prefix is a range.

-- CreateEnum
CREATE TYPE "story_state" AS ENUM ('writing', 'ready', 'failed', 'held');

-- CreateTable
CREATE TABLE "visitors" (
    "id" TEXT NOT NULL,
    "email" TEXT,
    "language" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "visitors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "detail" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stories" (
    "id" TEXT NOT NULL,
    "user_id" TEXT,
    "title" TEXT NOT NULL DEFAULT '',
    "child_name" TEXT NOT NULL,
    "child_age" TEXT NOT NULL,
    "child_gender" TEXT NOT NULL DEFAULT 'non-specific',
    "pet_name" TEXT NOT NULL,
    "pet_type" TEXT NOT NULL,
    "pet_breed" TEXT NOT NULL DEFAULT '',
    "pet_colors" TEXT NOT NULL DEFAULT '',
    "pet_photo" TEXT,
    "pet_description" TEXT,
    "life_skill" TEXT NOT NULL,
    "preferred_location" TEXT,
    "travel_destination" TEXT,
    "special_event" TEXT,
    "home_type" TEXT,
    "email" TEXT,
    "language" TEXT NOT NULL DEFAULT 'en',
    "seed" TEXT NOT NULL,
    "engine_version" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "state" "story_state" NOT NULL DEFAULT 'writing',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "held_for" JSONB,
    "cleared_at" TIMESTAMPTZ(3),
    "manuscript" JSONB,
    "look" JSONB,
    "cast" JSONB,
    "story_content" TEXT NOT NULL DEFAULT '',
    "pages" JSONB,
    "image_url" TEXT,
    "story_images" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "interactive_elements" JSONB,
    "hidden_surprises" JSONB,
    "customizations" JSONB,
    "dedication" TEXT,
    "own_pages" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    "series_id" UUID,
    "series_number" INTEGER NOT NULL DEFAULT 1,
    "previous_story_id" TEXT,
    "hidden_at" TIMESTAMPTZ(3),
    "shared" BOOLEAN NOT NULL DEFAULT true,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "approved" BOOLEAN NOT NULL DEFAULT false,
    "content_approved" BOOLEAN NOT NULL DEFAULT false,
    "images_approved" BOOLEAN NOT NULL DEFAULT false,
    "approved_by" TEXT,
    "approved_at" TIMESTAMPTZ(3),
    "moderation_notes" TEXT,
    "review_version" INTEGER NOT NULL DEFAULT 0,
    "declined_at" TIMESTAMPTZ(3),
    "search_terms" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "stories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "story_search_terms" (
    "term" TEXT COLLATE "C" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "story_id" TEXT NOT NULL,

    CONSTRAINT "story_search_terms_pkey" PRIMARY KEY ("story_id","term")
);

-- CreateTable
CREATE TABLE "story_versions" (
    "story_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "change" TEXT NOT NULL,
    "book" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "story_versions_pkey" PRIMARY KEY ("story_id","version")
);

-- CreateTable
CREATE TABLE "story_drafts" (
    "story_id" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "pages" JSONB NOT NULL DEFAULT '[]',
    "extras" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "story_drafts_pkey" PRIMARY KEY ("story_id")
);

-- CreateTable
CREATE TABLE "author_calls" (
    "id" UUID NOT NULL,
    "story_id" TEXT,
    "purpose" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "input_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "cache_write_tokens" INTEGER NOT NULL,
    "cache_read_tokens" INTEGER NOT NULL,
    "cost_micros" INTEGER,
    "ms" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "author_calls_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "story_pets" (
    "story_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "gender" TEXT NOT NULL,
    "breed" TEXT NOT NULL DEFAULT '',
    "colors" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "featured" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "story_pets_pkey" PRIMARY KEY ("story_id","position")
);

-- CreateTable
CREATE TABLE "series" (
    "id" UUID NOT NULL,
    "user_id" TEXT NOT NULL,
    "child_name" TEXT NOT NULL,
    "pet_name" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "series_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "story_reviews" (
    "id" UUID NOT NULL,
    "story_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "rating" INTEGER NOT NULL,
    "comment" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "story_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "story_customizations" (
    "id" UUID NOT NULL,
    "story_id" TEXT NOT NULL,
    "user_id" TEXT,
    "customization_type" TEXT NOT NULL,
    "element_id" TEXT NOT NULL,
    "custom_data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "story_customizations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "story_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "purchases" (
    "id" UUID NOT NULL,
    "order_id" TEXT NOT NULL,
    "user_id" TEXT,
    "customer_email" TEXT NOT NULL,
    "customer_name" TEXT NOT NULL,
    "country" TEXT,
    "product_name" TEXT NOT NULL,
    "product" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "source" TEXT NOT NULL,
    "access_token" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "payment_intent_id" TEXT,
    "story_preview" JSONB,
    "language" TEXT NOT NULL DEFAULT 'en',
    "fingerprint" TEXT,
    "gift" JSONB,
    "processing_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),

    CONSTRAINT "purchases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gift_codes" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "recipient_email" TEXT,
    "recipient_name" TEXT,
    "used_by" TEXT,
    "used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "usage_limit" INTEGER NOT NULL DEFAULT 1,
    "usage_count" INTEGER NOT NULL DEFAULT 0,
    "notes" TEXT,
    "purchase_id" UUID,
    "sender_name" TEXT,
    "message" TEXT,
    "deliver_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gift_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credits" (
    "id" UUID NOT NULL,
    "user_id" TEXT,
    "source" TEXT NOT NULL,
    "purchase_id" UUID,
    "gift_code_id" UUID,
    "gift_code_use" INTEGER,
    "product" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "spent" INTEGER NOT NULL DEFAULT 0,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credit_spends" (
    "credit_id" UUID NOT NULL,
    "unit" INTEGER NOT NULL,
    "story_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_spends_pkey" PRIMARY KEY ("credit_id","unit")
);

-- CreateTable
CREATE TABLE "beta_applications" (
    "id" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "platform" TEXT NOT NULL,
    "followers" TEXT NOT NULL,
    "why" TEXT NOT NULL,
    "experience" TEXT NOT NULL,
    "gift_code_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "beta_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "beta_program" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "taken" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "beta_program_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "print_orders" (
    "id" UUID NOT NULL,
    "story_id" TEXT,
    "user_id" TEXT,
    "product_type" TEXT NOT NULL,
    "product_name" TEXT NOT NULL,
    "size" TEXT,
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "unit_price" INTEGER NOT NULL,
    "total_price" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'AUD',
    "status" TEXT NOT NULL DEFAULT 'pending',
    "shipping_address" JSONB,
    "tracking_number" TEXT,
    "estimated_delivery" TIMESTAMPTZ(3),
    "actual_delivery" TIMESTAMPTZ(3),
    "customization" JSONB,
    "printful_order_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "print_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kdp_publications" (
    "id" UUID NOT NULL,
    "story_id" TEXT NOT NULL,
    "asin" TEXT,
    "title" TEXT NOT NULL,
    "subtitle" TEXT,
    "author" TEXT NOT NULL DEFAULT 'Wagtale Press',
    "status" TEXT NOT NULL DEFAULT 'draft',
    "submission_date" TIMESTAMPTZ(3),
    "publish_date" TIMESTAMPTZ(3),
    "list_price" INTEGER,
    "currency" TEXT NOT NULL DEFAULT 'AUD',
    "categories" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "keywords" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "sales_rank" INTEGER,
    "total_sales" INTEGER NOT NULL DEFAULT 0,
    "royalties_earned" INTEGER NOT NULL DEFAULT 0,
    "cover_image_url" TEXT,
    "manuscript_url" TEXT,
    "amazon_url" TEXT,
    "review_notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kdp_publications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collaborative_stories" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "creator_name" TEXT NOT NULL,
    "creator_email" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "invite_code" TEXT NOT NULL,
    "max_collaborators" INTEGER NOT NULL DEFAULT 5,
    "collaborator_emails" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "generated_content" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "collaborative_stories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collaborators" (
    "id" UUID NOT NULL,
    "story_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'contributor',
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "collaborators_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "story_contributions" (
    "id" UUID NOT NULL,
    "story_id" TEXT NOT NULL,
    "contributor_id" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "story_contributions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_replies" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "author" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_replies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_terms" (
    "list" TEXT NOT NULL,
    "term" TEXT COLLATE "C" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "id" UUID NOT NULL,

    CONSTRAINT "search_terms_pkey" PRIMARY KEY ("list","term","created_at","id")
);

-- CreateTable
CREATE TABLE "newsletter_subscribers" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "token" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_subscribers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_outbox" (
    "id" UUID NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "params" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "queue_workers" (
    "id" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "queue_workers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stats" (
    "metric" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "stats_pkey" PRIMARY KEY ("day","metric")
);

-- CreateTable
CREATE TABLE "stat_deltas" (
    "id" BIGSERIAL NOT NULL,
    "metric" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "stat_deltas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "story_owners" (
    "user_id" TEXT NOT NULL,
    "stories" INTEGER NOT NULL,

    CONSTRAINT "story_owners_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "visitors_email_idx" ON "visitors"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE INDEX "audit_log_created_at_id_idx" ON "audit_log"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_subject_type_subject_id_created_at_id_idx" ON "audit_log"("subject_type", "subject_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_created_at_id_idx" ON "audit_log"("actor", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "stories_user_id_created_at_id_idx" ON "stories"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "stories_created_at_id_idx" ON "stories"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "stories_previous_story_id_idx" ON "stories"("previous_story_id");

-- CreateIndex
CREATE INDEX "stories_email_idx" ON "stories"("email");

-- CreateIndex
CREATE UNIQUE INDEX "stories_series_id_series_number_key" ON "stories"("series_id", "series_number");

-- CreateIndex
CREATE INDEX "story_search_terms_term_created_at_story_id_idx" ON "story_search_terms"("term", "created_at" DESC, "story_id" DESC);

-- CreateIndex
CREATE INDEX "author_calls_story_id_idx" ON "author_calls"("story_id");

-- CreateIndex
CREATE INDEX "author_calls_created_at_id_idx" ON "author_calls"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "story_pets_created_at_story_id_position_idx" ON "story_pets"("created_at", "story_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "series_user_id_child_name_pet_name_key" ON "series"("user_id", "child_name", "pet_name");

-- CreateIndex
CREATE INDEX "story_reviews_story_id_created_at_id_idx" ON "story_reviews"("story_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "story_reviews_user_id_idx" ON "story_reviews"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "story_reviews_story_id_user_id_key" ON "story_reviews"("story_id", "user_id");

-- CreateIndex
CREATE INDEX "story_customizations_story_id_created_at_id_idx" ON "story_customizations"("story_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "story_customizations_user_id_idx" ON "story_customizations"("user_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "purchases_order_id_key" ON "purchases"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "purchases_access_token_key" ON "purchases"("access_token");

-- CreateIndex
CREATE UNIQUE INDEX "purchases_payment_intent_id_key" ON "purchases"("payment_intent_id");

-- CreateIndex
CREATE INDEX "purchases_created_at_id_idx" ON "purchases"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "purchases_user_id_created_at_id_idx" ON "purchases"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "purchases_customer_email_idx" ON "purchases"("customer_email");

-- CreateIndex
CREATE INDEX "purchases_status_created_at_idx" ON "purchases"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "gift_codes_code_key" ON "gift_codes"("code");

-- CreateIndex
CREATE UNIQUE INDEX "gift_codes_purchase_id_key" ON "gift_codes"("purchase_id");

-- CreateIndex
CREATE INDEX "gift_codes_created_at_id_idx" ON "gift_codes"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "gift_codes_type_created_at_id_idx" ON "gift_codes"("type", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "credits_purchase_id_key" ON "credits"("purchase_id");

-- CreateIndex
CREATE INDEX "credits_user_id_created_at_id_idx" ON "credits"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "credits_gift_code_id_gift_code_use_key" ON "credits"("gift_code_id", "gift_code_use");

-- CreateIndex
CREATE UNIQUE INDEX "credit_spends_story_id_key" ON "credit_spends"("story_id");

-- CreateIndex
CREATE UNIQUE INDEX "beta_applications_place_key" ON "beta_applications"("place");

-- CreateIndex
CREATE UNIQUE INDEX "beta_applications_email_key" ON "beta_applications"("email");

-- CreateIndex
CREATE UNIQUE INDEX "beta_applications_gift_code_id_key" ON "beta_applications"("gift_code_id");

-- CreateIndex
CREATE INDEX "beta_applications_created_at_id_idx" ON "beta_applications"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "print_orders_printful_order_id_key" ON "print_orders"("printful_order_id");

-- CreateIndex
CREATE INDEX "print_orders_created_at_id_idx" ON "print_orders"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "print_orders_story_id_idx" ON "print_orders"("story_id");

-- CreateIndex
CREATE INDEX "print_orders_user_id_created_at_id_idx" ON "print_orders"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "print_orders_status_created_at_id_idx" ON "print_orders"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "kdp_publications_story_id_key" ON "kdp_publications"("story_id");

-- CreateIndex
CREATE INDEX "kdp_publications_created_at_id_idx" ON "kdp_publications"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "collaborative_stories_invite_code_key" ON "collaborative_stories"("invite_code");

-- CreateIndex
CREATE INDEX "collaborative_stories_created_at_id_idx" ON "collaborative_stories"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "collaborators_story_id_joined_at_id_idx" ON "collaborators"("story_id", "joined_at", "id");

-- CreateIndex
CREATE INDEX "story_contributions_story_id_created_at_id_idx" ON "story_contributions"("story_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "story_contributions_contributor_id_idx" ON "story_contributions"("contributor_id");

-- CreateIndex
CREATE INDEX "contact_messages_created_at_id_idx" ON "contact_messages"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_replies_message_id_created_at_id_idx" ON "contact_replies"("message_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers"("email");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_token_key" ON "newsletter_subscribers"("token");

-- CreateIndex
CREATE INDEX "newsletter_subscribers_created_at_id_idx" ON "newsletter_subscribers"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "mail_outbox_dedupe_key_key" ON "mail_outbox"("dedupe_key");

-- CreateIndex
CREATE INDEX "mail_outbox_created_at_id_idx" ON "mail_outbox"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "find_links_token_hash_key" ON "find_links"("token_hash");

-- CreateIndex
CREATE INDEX "find_links_created_at_idx" ON "find_links"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits"("expires_at");

-- AddForeignKey
ALTER TABLE "stories" ADD CONSTRAINT "stories_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "visitors"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stories" ADD CONSTRAINT "stories_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "series"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stories" ADD CONSTRAINT "stories_previous_story_id_fkey" FOREIGN KEY ("previous_story_id") REFERENCES "stories"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_search_terms" ADD CONSTRAINT "story_search_terms_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_versions" ADD CONSTRAINT "story_versions_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_drafts" ADD CONSTRAINT "story_drafts_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "author_calls" ADD CONSTRAINT "author_calls_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_pets" ADD CONSTRAINT "story_pets_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "series" ADD CONSTRAINT "series_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "visitors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_reviews" ADD CONSTRAINT "story_reviews_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_reviews" ADD CONSTRAINT "story_reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "visitors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_customizations" ADD CONSTRAINT "story_customizations_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_customizations" ADD CONSTRAINT "story_customizations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "visitors"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "visitors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "visitors"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "visitors"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credits" ADD CONSTRAINT "credits_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credits" ADD CONSTRAINT "credits_gift_code_id_fkey" FOREIGN KEY ("gift_code_id") REFERENCES "gift_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_spends" ADD CONSTRAINT "credit_spends_credit_id_fkey" FOREIGN KEY ("credit_id") REFERENCES "credits"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_spends" ADD CONSTRAINT "credit_spends_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "beta_applications" ADD CONSTRAINT "beta_applications_gift_code_id_fkey" FOREIGN KEY ("gift_code_id") REFERENCES "gift_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "print_orders" ADD CONSTRAINT "print_orders_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "print_orders" ADD CONSTRAINT "print_orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "visitors"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kdp_publications" ADD CONSTRAINT "kdp_publications_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "collaborative_stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_contributions" ADD CONSTRAINT "story_contributions_story_id_fkey" FOREIGN KEY ("story_id") REFERENCES "collaborative_stories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "story_contributions" ADD CONSTRAINT "story_contributions_contributor_id_fkey" FOREIGN KEY ("contributor_id") REFERENCES "collaborators"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;


