ALTER TABLE "links" ADD COLUMN "type" text DEFAULT 'email' NOT NULL;
--> statement-breakpoint
ALTER TABLE "links" ALTER COLUMN "token_hash" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "links" ALTER COLUMN "address" DROP NOT NULL;
--> statement-breakpoint
CREATE TABLE "used_proofs" (
  "hash" text NOT NULL,
  "expires_at" bigint,
  CONSTRAINT "used_proofs_pkey" PRIMARY KEY ("hash")
);
--> statement-breakpoint
CREATE INDEX "used_proofs_expires_at" ON "used_proofs" ("expires_at");
