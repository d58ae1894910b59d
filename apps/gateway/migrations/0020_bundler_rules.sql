ALTER TABLE "user_operations" ADD COLUMN "max_cost" numeric(78, 0) NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE INDEX "user_operations_paymaster" ON "user_operations" ("chain_id", "paymaster") WHERE "status" IN ('pending', 'submitted');
--> statement-breakpoint
ALTER TABLE "bundler_transactions" ADD COLUMN "block_number" bigint;
--> statement-breakpoint
ALTER TABLE "bundler_transactions" ADD COLUMN "block_hash" text;
--> statement-breakpoint
CREATE TABLE "bundler_reputations" (
  "chain_id" text NOT NULL,
  "entity" text NOT NULL,
  "seen" bigint NOT NULL,
  "included" bigint NOT NULL,
  "hour" bigint NOT NULL,
  CONSTRAINT "bundler_reputations_pkey" PRIMARY KEY ("chain_id", "entity")
);
