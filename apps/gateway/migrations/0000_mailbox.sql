CREATE TABLE "messages" (
  "seq" bigserial PRIMARY KEY,
  "topic" text NOT NULL,
  "hash" text NOT NULL,
  "message" text NOT NULL,
  "tag" integer NOT NULL,
  "attestation" text,
  "publisher" text NOT NULL,
  "published_at" bigint NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "messages_topic_hash" UNIQUE ("topic", "hash")
);
--> statement-breakpoint
CREATE INDEX "messages_topic_seq" ON "messages" ("topic", "seq");
--> statement-breakpoint
CREATE INDEX "messages_expires_at" ON "messages" ("expires_at");
--> statement-breakpoint
CREATE TABLE "receipts" (
  "seq" bigint NOT NULL,
  "client_id" text NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "receipts_pkey" PRIMARY KEY ("seq", "client_id")
);
--> statement-breakpoint
CREATE INDEX "receipts_expires_at" ON "receipts" ("expires_at");
