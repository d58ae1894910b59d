CREATE TABLE "exchange_payments" (
  "session_id" text NOT NULL,
  "exchange_id" text NOT NULL,
  "project_id" text NOT NULL,
  "asset" text NOT NULL,
  "amount" text NOT NULL,
  "recipient" text NOT NULL,
  "status" text NOT NULL,
  "tx_hash" text,
  "created_at" bigint NOT NULL,
  "checked_at" bigint NOT NULL,
  CONSTRAINT "exchange_payments_pkey" PRIMARY KEY ("session_id")
);
--> statement-breakpoint
CREATE INDEX "exchange_payments_created" ON "exchange_payments" ("created_at");
