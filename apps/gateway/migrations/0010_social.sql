ALTER TABLE "login_identities" ADD COLUMN "user_name" text;
--> statement-breakpoint
ALTER TABLE "login_flows" ADD COLUMN "provider" text;
--> statement-breakpoint
ALTER TABLE "login_flows" ADD COLUMN "nonce" text;
