CREATE TABLE "sponsor_counters" (
  "key" text NOT NULL,
  "used" numeric(78, 0) NOT NULL,
  "updated_at" bigint NOT NULL,
  CONSTRAINT "sponsor_counters_pkey" PRIMARY KEY ("key")
);
--> statement-breakpoint
CREATE TABLE "sponsorships" (
  "chain_id" text NOT NULL,
  "hash" text NOT NULL,
  "project_id" text NOT NULL,
  "entry_point" text NOT NULL,
  "sender" text NOT NULL,
  "status" text NOT NULL,
  "reserved" numeric(78, 0) NOT NULL,
  "actual" numeric(78, 0),
  "counters" text[] NOT NULL,
  "from_block" bigint NOT NULL,
  "created_at" bigint NOT NULL,
  "valid_until" bigint NOT NULL,
  CONSTRAINT "sponsorships_pkey" PRIMARY KEY ("chain_id", "hash")
);
--> statement-breakpoint
CREATE INDEX "sponsorships_status" ON "sponsorships" ("chain_id", "status", "valid_until");
