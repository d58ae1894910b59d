CREATE TABLE "login_email_reverts" (
  "id" text NOT NULL,
  "seq" bigserial NOT NULL,
  "user_id" text NOT NULL REFERENCES "login_users" ("id") ON DELETE CASCADE,
  "email" text NOT NULL,
  "secret_hash" text NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "login_email_reverts_pkey" PRIMARY KEY ("id")
);
--> statement-breakpoint
CREATE INDEX "login_email_reverts_user" ON "login_email_reverts" ("user_id");
--> statement-breakpoint
CREATE INDEX "login_email_reverts_email" ON "login_email_reverts" ("email");
--> statement-breakpoint
CREATE INDEX "login_email_reverts_expiry" ON "login_email_reverts" ("expires_at");
