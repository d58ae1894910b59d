CREATE TABLE "login_passkeys" (
  "credential_id" text NOT NULL,
  "user_id" text NOT NULL REFERENCES "login_users" ("id") ON DELETE CASCADE,
  "public_key" text NOT NULL,
  "counter" bigint NOT NULL,
  "created_at" bigint NOT NULL,
  CONSTRAINT "login_passkeys_pkey" PRIMARY KEY ("credential_id"),
  CONSTRAINT "login_passkeys_user" UNIQUE ("user_id")
);
