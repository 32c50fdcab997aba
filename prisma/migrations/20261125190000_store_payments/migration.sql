ALTER TABLE "purchases" ADD COLUMN "quantity" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_status_known";
ALTER TABLE "purchases"
  ADD CONSTRAINT "purchases_quantity_positive" CHECK ("quantity" >= 1),
  ADD CONSTRAINT "purchases_status_known" CHECK ("status" IN ('pending', 'completed', 'failed', 'held'));
-- The list of orders that wait for a person.
CREATE INDEX "purchases_held" ON "purchases" ("created_at" DESC, "id" DESC)
  WHERE "status" = 'held' AND "refunded_at" IS NULL;

CREATE TABLE "print_payments" (
    "store_order_id" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "print_order_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "as_ordered" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "refunded_at" TIMESTAMPTZ(3),

    CONSTRAINT "print_payments_pkey" PRIMARY KEY ("store_order_id")
);
CREATE INDEX "print_payments_print_order_id_idx" ON "print_payments"("print_order_id");
ALTER TABLE "print_payments" ADD CONSTRAINT "print_payments_print_order_id_fkey" FOREIGN KEY ("print_order_id") REFERENCES "print_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
