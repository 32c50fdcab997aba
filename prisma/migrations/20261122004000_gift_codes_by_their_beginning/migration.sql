-- A code is found by its beginning: by an index of an expression, which Prisma leaves alone, where it would drop one with an operator class.
DROP INDEX "gift_codes_code_prefix";
CREATE INDEX "gift_codes_code_prefix" ON "gift_codes" (upper("code") text_pattern_ops);
