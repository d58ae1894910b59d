ALTER TABLE "sign_in_sessions" ADD COLUMN "email" text;
