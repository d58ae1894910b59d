import type { Database } from '../database/Database.js'
import { openPostgres } from '../database/openPostgres.js'
import { startPostgres } from './startPostgres.fixtures.js'

/** The connections of two gateways to one Postgres. */
export type SharedDatabases = {
  /** Returns that of a gateway: an even number is the first one, an odd one the second. */
  readonly get: (index?: number) => Database
  readonly stop: () => Promise<void>
}

/** Starts a Postgres with two connections, as two gateways have them. */
export async function openDatabases(): Promise<SharedDatabases> {
  const postgres = await startPostgres()
  const open = () => openPostgres(postgres.url, 8, () => {})
  const first = await open()
  const second = await open()
  return {
    get: (index = 0) => (index % 2 === 0 ? first : second),
    async stop() {
      await first.close()
      await second.close()
      await postgres.stop()
    },
  }
}
