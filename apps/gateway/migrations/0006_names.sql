CREATE TABLE "names" (
  "name" text NOT NULL,
  "skeleton" text NOT NULL,
  "owner" text NOT NULL,
  "owner_coin_type" bigint NOT NULL,
  "attributes" text,
  "addresses" text NOT NULL,
  "registered_at" bigint NOT NULL,
  "updated_at" bigint,
  CONSTRAINT "names_pkey" PRIMARY KEY ("name"),
  CONSTRAINT "names_skeleton" UNIQUE ("skeleton")
);
--> statement-breakpoint
CREATE INDEX "names_owner" ON "names" ("owner", "registered_at");
--> statement-breakpoint
CREATE TABLE "name_messages" (
  "hash" text NOT NULL,
  "expires_at" bigint NOT NULL,
  CONSTRAINT "name_messages_pkey" PRIMARY KEY ("hash")
);
--> statement-breakpoint
CREATE INDEX "name_messages_expiry" ON "name_messages" ("expires_at");
