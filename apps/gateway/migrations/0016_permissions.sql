CREATE TABLE "permission_nonces" (
  "nonce" text NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "permission_nonces_pkey" PRIMARY KEY ("nonce")
);
--> statement-breakpoint
CREATE INDEX "permission_nonces_expiry" ON "permission_nonces" ("expires_at");
--> statement-breakpoint
CREATE TABLE "permission_sessions" (
  "pci" text NOT NULL,
  "project_id" text NOT NULL,
  "account" text NOT NULL,
  "session_key" text NOT NULL,
  "permission" text NOT NULL,
  "expiry" bigint NOT NULL,
  "created_at" bigint NOT NULL,
  "context" text,
  "revoked_at" bigint,
  CONSTRAINT "permission_sessions_pkey" PRIMARY KEY ("pci")
);
--> statement-breakpoint
CREATE INDEX "permission_sessions_account" ON "permission_sessions" ("project_id", "account", "created_at");
--> statement-breakpoint
CREATE INDEX "permission_sessions_expiry" ON "permission_sessions" ("expiry");
