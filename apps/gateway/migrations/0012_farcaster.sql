ALTER TABLE "login_flows" ADD COLUMN "channel" text;
