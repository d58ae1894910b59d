CREATE TABLE "user_operations" (
  "chain_id" text NOT NULL,
  "hash" text NOT NULL,
  "project_id" text NOT NULL,
  "entry_point" text NOT NULL,
  "sender" text NOT NULL,
  "nonce" text NOT NULL,
  "factory" text,
  "paymaster" text,
  "operation" text NOT NULL,
  "status" text NOT NULL,
  "reason" text,
  "transaction_hash" text,
  "created_at" bigint NOT NULL,
  "updated_at" bigint NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "user_operations_pkey" PRIMARY KEY ("chain_id", "hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "user_operations_open" ON "user_operations" ("chain_id", "entry_point", "sender", "nonce") WHERE "status" IN ('pending', 'submitted');
--> statement-breakpoint
CREATE INDEX "user_operations_status" ON "user_operations" ("chain_id", "status", "created_at");
--> statement-breakpoint
CREATE INDEX "user_operations_updated" ON "user_operations" ("updated_at");
--> statement-breakpoint
CREATE TABLE "bundler_transactions" (
  "chain_id" text NOT NULL,
  "hash" text NOT NULL,
  "executor" text NOT NULL,
  "nonce" bigint NOT NULL,
  "attempt" integer NOT NULL,
  "operation_hash" text NOT NULL,
  "raw" text NOT NULL,
  "max_fee" text NOT NULL,
  "max_priority_fee" text NOT NULL,
  "status" text NOT NULL,
  "created_at" bigint NOT NULL,
  "sent_at" bigint NOT NULL,
  CONSTRAINT "bundler_transactions_pkey" PRIMARY KEY ("chain_id", "hash"),
  CONSTRAINT "bundler_transactions_nonce" UNIQUE ("chain_id", "executor", "nonce", "attempt")
);
--> statement-breakpoint
CREATE INDEX "bundler_transactions_status" ON "bundler_transactions" ("chain_id", "status", "nonce");
--> statement-breakpoint
CREATE TABLE "bundler_leases" (
  "chain_id" text NOT NULL,
  "holder" text NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "bundler_leases_pkey" PRIMARY KEY ("chain_id")
);
--> statement-breakpoint
CREATE TABLE "bundler_failures" (
  "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "chain_id" text NOT NULL,
  "entity" text NOT NULL,
  "failed_at" bigint NOT NULL,
  CONSTRAINT "bundler_failures_pkey" PRIMARY KEY ("id")
);
--> statement-breakpoint
CREATE INDEX "bundler_failures_entity" ON "bundler_failures" ("chain_id", "entity", "failed_at");
