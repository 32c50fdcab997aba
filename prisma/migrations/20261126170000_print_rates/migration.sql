-- AlterTable
ALTER TABLE "print_orders" ADD COLUMN     "country" TEXT,
ADD COLUMN     "postage" INTEGER,
ADD COLUMN     "shipped_at" TIMESTAMPTZ(3),
ADD COLUMN     "started_at" TIMESTAMPTZ(3),
ADD COLUMN     "surcharge" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "print_orders"
  ADD CONSTRAINT "print_orders_extras_positive" CHECK ("surcharge" >= 0 AND "postage" >= 0);
