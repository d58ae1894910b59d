CREATE TABLE "image_data" (
  "hash" text NOT NULL,
  "content" text NOT NULL,
  "size" integer NOT NULL,
  "seen_at" bigint NOT NULL,
  CONSTRAINT "image_data_pkey" PRIMARY KEY ("hash")
);
--> statement-breakpoint
CREATE INDEX "image_data_seen" ON "image_data" ("seen_at");
