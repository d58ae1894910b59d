import { fileURLToPath } from 'node:url'
import type { DatabaseSchema } from './DatabaseSchema.js'

/** The tables of the gateway. */
export const gatewaySchema: DatabaseSchema = {
  migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
  vacuumed: ['messages', 'receipts'],
}
