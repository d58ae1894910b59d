import { fileURLToPath } from 'node:url'
import type { DatabaseSchema } from '../database/DatabaseSchema.js'

/**
 * The tables of the recovery service. Their migrations are older than the migrations of the gateway, so that they do not run in a
 * database of the gateway.
 */
export const recoverySchema: DatabaseSchema = {
  migrationsFolder: fileURLToPath(new URL('../../migrations-recovery', import.meta.url)),
  startsWhenUsed: false,
  vacuumed: ['links', 'limits', 'used_proofs'],
}
