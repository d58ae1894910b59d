CREATE TABLE "onramp_purchases" (
  "id" text NOT NULL,
  "provider" text NOT NULL,
  "status" text NOT NULL,
  "chain_id" text NOT NULL,
  "address" text NOT NULL,
  "purchase_currency" text NOT NULL,
  "purchase_amount" text,
  "payment_currency" text NOT NULL,
  "payment_amount" text,
  "transaction_hash" text,
  "created_at" bigint NOT NULL,
  "updated_at" bigint NOT NULL,
  CONSTRAINT "onramp_purchases_pkey" PRIMARY KEY ("id")
);
--> statement-breakpoint
CREATE INDEX "onramp_purchases_created" ON "onramp_purchases" ("created_at");
--> statement-breakpoint
CREATE TABLE "onramp_events" (
  "hash" text NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "onramp_events_pkey" PRIMARY KEY ("hash")
);
--> statement-breakpoint
CREATE INDEX "onramp_events_expiry" ON "onramp_events" ("expires_at");
