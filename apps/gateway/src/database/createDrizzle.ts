import { drizzle } from 'drizzle-orm/pg-proxy'
import type { StatementWorker } from './createLazyWorker.js'

/** Creates a query builder whose statements run in a database worker. */
export function createDrizzle(worker: Pick<StatementWorker, 'query'>) {
  return drizzle(async (sql, parameters, method) => ({
    rows: [...(await worker.query(sql, parameters, method === 'all'))],
  }))
}
