CREATE TABLE "sign_in_nonces" (
  "nonce" text NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "sign_in_nonces_pkey" PRIMARY KEY ("nonce")
);
--> statement-breakpoint
CREATE INDEX "sign_in_nonces_expiry" ON "sign_in_nonces" ("expires_at");
--> statement-breakpoint
CREATE TABLE "sign_in_profiles" (
  "id" text NOT NULL,
  "project_id" text NOT NULL,
  "account" text NOT NULL,
  "metadata" text,
  CONSTRAINT "sign_in_profiles_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sign_in_profiles_account" UNIQUE ("project_id", "account")
);
--> statement-breakpoint
CREATE TABLE "sign_in_sessions" (
  "id" text NOT NULL,
  "profile_id" text NOT NULL REFERENCES "sign_in_profiles" ("id") ON DELETE CASCADE,
  "origin" text NOT NULL,
  "uri" text NOT NULL,
  "nonce" text NOT NULL,
  "refresh_hash" text NOT NULL,
  "rotated_at" bigint NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "sign_in_sessions_pkey" PRIMARY KEY ("id")
);
--> statement-breakpoint
CREATE INDEX "sign_in_sessions_profile" ON "sign_in_sessions" ("profile_id", "expires_at");
--> statement-breakpoint
CREATE INDEX "sign_in_sessions_expiry" ON "sign_in_sessions" ("expires_at");
