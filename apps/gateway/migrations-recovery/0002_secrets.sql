CREATE TABLE "secrets" (
  "name" text NOT NULL,
  "value" text NOT NULL,
  CONSTRAINT "secrets_pkey" PRIMARY KEY ("name")
);
