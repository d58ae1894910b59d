CREATE INDEX "bundler_transactions_operation" ON "bundler_transactions" ("chain_id", "operation_hash");
