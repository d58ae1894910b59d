ALTER TABLE "messages" ADD COLUMN "project" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "source" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "bytes" integer GENERATED ALWAYS AS (octet_length("message") + coalesce(octet_length("attestation"), 0)) STORED;
