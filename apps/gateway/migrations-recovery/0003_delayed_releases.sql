CREATE TABLE "delayed_releases" (
  "eip155" text NOT NULL,
  "jkt" text NOT NULL,
  "secret_hash" text NOT NULL,
  "origin" text NOT NULL,
  "browser" text NOT NULL,
  "network" text NOT NULL,
  "release_at" bigint NOT NULL,
  "expires_at" bigint NOT NULL,
  "refused_at" bigint,
  CONSTRAINT "delayed_releases_pkey" PRIMARY KEY ("eip155", "jkt"),
  CONSTRAINT "delayed_releases_secret" UNIQUE ("secret_hash")
);
--> statement-breakpoint
CREATE INDEX "delayed_releases_expires_at" ON "delayed_releases" ("expires_at");
