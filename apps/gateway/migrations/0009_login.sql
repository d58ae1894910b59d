CREATE TABLE "login_users" (
  "id" text NOT NULL,
  "created_at" bigint NOT NULL,
  CONSTRAINT "login_users_pkey" PRIMARY KEY ("id")
);
--> statement-breakpoint
CREATE TABLE "login_identities" (
  "kind" text NOT NULL,
  "subject" text NOT NULL,
  "user_id" text NOT NULL REFERENCES "login_users" ("id") ON DELETE CASCADE,
  "verified_at" bigint NOT NULL,
  CONSTRAINT "login_identities_pkey" PRIMARY KEY ("kind", "subject"),
  CONSTRAINT "login_identities_user" UNIQUE ("user_id", "kind")
);
--> statement-breakpoint
CREATE TABLE "login_devices" (
  "id" text NOT NULL,
  "user_id" text NOT NULL REFERENCES "login_users" ("id") ON DELETE CASCADE,
  "jkt" text NOT NULL,
  "origin" text NOT NULL,
  "label" text NOT NULL,
  "created_at" bigint NOT NULL,
  "seen_at" bigint NOT NULL,
  CONSTRAINT "login_devices_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "login_devices_key" UNIQUE ("user_id", "jkt")
);
--> statement-breakpoint
CREATE TABLE "login_sessions" (
  "id" text NOT NULL,
  "device_id" text NOT NULL REFERENCES "login_devices" ("id") ON DELETE CASCADE,
  "refresh_hash" text NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "login_sessions_pkey" PRIMARY KEY ("id")
);
--> statement-breakpoint
CREATE INDEX "login_sessions_device" ON "login_sessions" ("device_id");
--> statement-breakpoint
CREATE INDEX "login_sessions_expiry" ON "login_sessions" ("expires_at");
--> statement-breakpoint
CREATE TABLE "login_flows" (
  "id" text NOT NULL,
  "kind" text NOT NULL,
  "state" text NOT NULL,
  "jkt" text NOT NULL,
  "email" text NOT NULL,
  "new_email" text,
  "user_id" text REFERENCES "login_users" ("id") ON DELETE CASCADE,
  "origin" text NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "login_flows_pkey" PRIMARY KEY ("id")
);
--> statement-breakpoint
CREATE INDEX "login_flows_expiry" ON "login_flows" ("expires_at");
--> statement-breakpoint
CREATE TABLE "login_codes" (
  "flow_id" text NOT NULL REFERENCES "login_flows" ("id") ON DELETE CASCADE,
  "hmac" text NOT NULL,
  "tries" integer NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "login_codes_pkey" PRIMARY KEY ("flow_id")
);
--> statement-breakpoint
CREATE TABLE "login_wallets" (
  "id" text NOT NULL,
  "user_id" text NOT NULL REFERENCES "login_users" ("id") ON DELETE CASCADE,
  "eip155" text NOT NULL,
  "solana" text NOT NULL,
  "check_value" text NOT NULL,
  "created_at" bigint NOT NULL,
  "activated_at" bigint,
  CONSTRAINT "login_wallets_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "login_wallets_user" UNIQUE ("user_id")
);
--> statement-breakpoint
CREATE TABLE "login_shares" (
  "device_id" text NOT NULL REFERENCES "login_devices" ("id") ON DELETE CASCADE,
  "wallet_id" text NOT NULL REFERENCES "login_wallets" ("id") ON DELETE CASCADE,
  "ciphertext" text NOT NULL,
  "wrapped_key" text NOT NULL,
  "kek_version" integer NOT NULL,
  CONSTRAINT "login_shares_pkey" PRIMARY KEY ("device_id")
);
--> statement-breakpoint
CREATE INDEX "login_shares_kek" ON "login_shares" ("kek_version");
--> statement-breakpoint
CREATE INDEX "login_shares_wallet" ON "login_shares" ("wallet_id");
--> statement-breakpoint
CREATE TABLE "login_envelopes" (
  "wallet_id" text NOT NULL REFERENCES "login_wallets" ("id") ON DELETE CASCADE,
  "type" text NOT NULL,
  "blob" text NOT NULL,
  "parameters" text,
  CONSTRAINT "login_envelopes_pkey" PRIMARY KEY ("wallet_id", "type")
);
--> statement-breakpoint
CREATE TABLE "login_used_ids" (
  "hash" text NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "login_used_ids_pkey" PRIMARY KEY ("hash")
);
--> statement-breakpoint
CREATE INDEX "login_used_ids_expiry" ON "login_used_ids" ("expires_at");
--> statement-breakpoint
CREATE TABLE "login_limits" (
  "key" text NOT NULL,
  "times" bigint[] NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "login_limits_pkey" PRIMARY KEY ("key")
);
--> statement-breakpoint
CREATE INDEX "login_limits_expiry" ON "login_limits" ("expires_at");
--> statement-breakpoint
CREATE TABLE "login_audit" (
  "seq" bigint NOT NULL,
  "at" bigint NOT NULL,
  "event" text NOT NULL,
  "actor" text NOT NULL,
  "meta" text NOT NULL,
  "mac" text NOT NULL,
  CONSTRAINT "login_audit_pkey" PRIMARY KEY ("seq")
);
