-- What administrators need to answer messages and to look after orders.

ALTER TABLE "contact_messages" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en', ADD COLUMN "answered_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "contact_replies" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "author" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_replies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "contact_replies_message_id_created_at_id_idx" ON "contact_replies"("message_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "print_orders_status_created_at_id_idx" ON "print_orders"("status", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema can't say.

-- Parts of the lists, each in the order in which it is shown.
CREATE INDEX "contact_messages_open" ON "contact_messages" ("created_at" DESC, "id" DESC) WHERE "answered_at" IS NULL;
CREATE INDEX "contact_messages_answered" ON "contact_messages" ("created_at" DESC, "id" DESC) WHERE "answered_at" IS NOT NULL;
CREATE INDEX "purchases_paid" ON "purchases" ("created_at" DESC, "id" DESC) WHERE "status" = 'completed' AND "refunded_at" IS NULL;
CREATE INDEX "purchases_refunded" ON "purchases" ("created_at" DESC, "id" DESC) WHERE "refunded_at" IS NOT NULL;
CREATE INDEX "purchases_refunded_lately" ON "purchases" ("refunded_at" DESC) WHERE "refunded_at" IS NOT NULL;
CREATE INDEX "purchases_open" ON "purchases" ("created_at" DESC, "id" DESC) WHERE "status" = 'pending';
CREATE INDEX "purchases_failed" ON "purchases" ("created_at" DESC, "id" DESC) WHERE "status" = 'failed';

-- The words of a text as a search compares them: whatever is no letter and no digit parts them. What is looked for goes through it too, so
-- both sides agree in every locale.
CREATE FUNCTION words_of(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', regexp_replace(lower($1), '[^[:alnum:]]+', ' ', 'g'))
$$;
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin (words_of("name" || ' ' || "email" || ' ' || "subject" || ' ' || "message"));
CREATE INDEX "purchases_words" ON "purchases" USING gin (words_of("order_id" || ' ' || "customer_email" || ' ' || "customer_name"));
CREATE INDEX "print_orders_words" ON "print_orders" USING gin (words_of(coalesce("printful_order_id", '') || ' ' || coalesce("tracking_number", '') || ' ' || coalesce("shipping_address" ->> 'name', '')));

-- How many messages wait for an answer.
CREATE FUNCTION tally_of_message(created_at timestamptz, answered_at timestamptz) RETURNS TABLE (what text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('messages-open', shop_day(created_at), (answered_at IS NULL)::int::bigint)
$$;
CREATE TRIGGER tally_insert AFTER INSERT ON contact_messages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('tally_of_message', 'created_at', 'answered_at');
CREATE TRIGGER tally_delete AFTER DELETE ON contact_messages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('tally_of_message', 'created_at', 'answered_at');
CREATE TRIGGER tally_update AFTER UPDATE ON contact_messages FOR EACH ROW WHEN ((OLD.created_at, OLD.answered_at) IS DISTINCT FROM (NEW.created_at, NEW.answered_at))
  EXECUTE FUNCTION keep_tally('tally_of_message', 'created_at', 'answered_at');
INSERT INTO tally_changes (what, day, amount) SELECT t.what, t.day, sum(t.amount) FROM contact_messages m CROSS JOIN LATERAL tally_of_message(m.created_at, m.answered_at) t GROUP BY t.what, t.day HAVING sum(t.amount) <> 0;
