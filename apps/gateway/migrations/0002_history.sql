CREATE TABLE "history_chains" (
  "chain" text PRIMARY KEY,
  "head_number" bigint NOT NULL,
  "lease_owner" text NOT NULL,
  "lease_expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history_blocks" (
  "chain" text NOT NULL,
  "number" bigint NOT NULL,
  "hash" text NOT NULL,
  CONSTRAINT "history_blocks_pkey" PRIMARY KEY ("chain", "number", "hash")
);
--> statement-breakpoint
CREATE TABLE "history_entries" (
  "account" text NOT NULL,
  "chain" text NOT NULL,
  "mined_at" bigint NOT NULL,
  "block_number" bigint NOT NULL,
  "position" integer NOT NULL,
  "block_hash" text NOT NULL,
  "hash" text NOT NULL,
  "sender" text NOT NULL,
  "recipient" text NOT NULL,
  "nonce" bigint NOT NULL,
  "status" text NOT NULL,
  "operation_type" text NOT NULL,
  "transfers" text NOT NULL,
  CONSTRAINT "history_entries_pkey" PRIMARY KEY ("account", "chain", "mined_at", "block_number", "position", "block_hash")
);
--> statement-breakpoint
CREATE INDEX "history_entries_block" ON "history_entries" ("chain", "block_number");
--> statement-breakpoint
CREATE TABLE "history_tokens" (
  "chain" text NOT NULL,
  "address" text NOT NULL,
  "name" text NOT NULL,
  "symbol" text NOT NULL,
  "decimals" integer NOT NULL,
  CONSTRAINT "history_tokens_pkey" PRIMARY KEY ("chain", "address")
);
