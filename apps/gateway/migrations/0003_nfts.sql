CREATE TABLE "history_nfts" (
  "account" text NOT NULL,
  "chain" text NOT NULL,
  "contract" text NOT NULL,
  "token_id" text NOT NULL,
  "standard" text NOT NULL,
  "block_number" bigint NOT NULL,
  CONSTRAINT "history_nfts_pkey" PRIMARY KEY ("account", "chain", "contract", "token_id")
);
--> statement-breakpoint
CREATE INDEX "history_nfts_order" ON "history_nfts" ("account", "chain", "block_number", "contract", "token_id");
--> statement-breakpoint
INSERT INTO "history_nfts"
SELECT "account", "chain", moved->>'contract', moved->>'tokenId', min(moved->>'kind'), max("block_number")
FROM "history_entries", jsonb_array_elements("transfers"::jsonb) AS moved
WHERE moved->>'kind' IN ('erc721', 'erc1155') AND moved->>'direction' <> 'out'
GROUP BY 1, 2, 3, 4;
