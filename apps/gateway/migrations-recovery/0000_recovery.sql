CREATE TABLE "links" (
  "id" text NOT NULL,
  "token_hash" text NOT NULL,
  "address" text NOT NULL,
  "address_hash" text NOT NULL,
  "jkt" text NOT NULL,
  "origin" text NOT NULL,
  "recipient_key" text NOT NULL,
  "browser" text NOT NULL,
  "network" text NOT NULL,
  "created_at" bigint NOT NULL,
  "approved_at" bigint,
  "released_at" bigint,
  CONSTRAINT "links_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "links_token_hash" UNIQUE ("token_hash")
);
--> statement-breakpoint
CREATE INDEX "links_created_at" ON "links" ("created_at");
--> statement-breakpoint
CREATE TABLE "recovery_keys" (
  "eip155" text NOT NULL,
  "solana" text NOT NULL,
  "address_hash" text NOT NULL,
  "address" text,
  "key" text,
  "frozen_until" bigint DEFAULT 0 NOT NULL,
  "updated_at" bigint NOT NULL,
  CONSTRAINT "recovery_keys_pkey" PRIMARY KEY ("eip155")
);
--> statement-breakpoint
CREATE TABLE "release_log" (
  "seq" bigserial NOT NULL,
  "eip155" text NOT NULL,
  "link_id" text NOT NULL,
  "jkt" text NOT NULL,
  "origin" text NOT NULL,
  "browser" text NOT NULL,
  "network" text NOT NULL,
  "released_at" bigint NOT NULL,
  CONSTRAINT "release_log_pkey" PRIMARY KEY ("seq")
);
--> statement-breakpoint
CREATE TABLE "limits" (
  "key" text NOT NULL,
  "times" bigint[] NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "limits_pkey" PRIMARY KEY ("key")
);
--> statement-breakpoint
CREATE INDEX "limits_expires_at" ON "limits" ("expires_at");
