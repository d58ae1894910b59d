import { fileURLToPath } from 'node:url'
import type { DatabaseSchema } from './DatabaseSchema.js'

/** The tables of the gateway. */
export const gatewaySchema: DatabaseSchema = {
  migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
  // A gateway that only relays needs none of its tables.
  startsWhenUsed: true,
  vacuumed: ['messages', 'receipts'],
}
