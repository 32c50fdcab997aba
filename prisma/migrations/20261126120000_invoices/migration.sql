-- Tax invoices, receipts and credit notes as they were issued.
CREATE TABLE "invoices" (
    "series" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "order_id" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("series","number"),
    CONSTRAINT "invoices_series_check" CHECK ("series" IN ('invoice', 'credit-note')),
    CONSTRAINT "invoices_number_check" CHECK ("number" > 0)
);
CREATE UNIQUE INDEX "invoices_order_id_series_key" ON "invoices"("order_id", "series");
