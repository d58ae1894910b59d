import { DatabaseStoppedError } from './DatabaseStoppedError.js'
import type { DatabaseWorker } from './startDatabaseWorker.js'

/** A database worker that runs statements. */
export type StatementWorker = Pick<DatabaseWorker, 'query' | 'exec' | 'close'>

/** Creates a database worker that starts with its first statement. If it cannot start, every statement rejects with the error. */
export function createLazyWorker(start: () => Promise<StatementWorker>): StatementWorker {
  let starting: Promise<StatementWorker> | undefined
  let isClosed = false

  // It is not async, because a call would then reach the worker after a later close().
  function getWorker(): Promise<StatementWorker> {
    if (isClosed) return Promise.reject(new DatabaseStoppedError())
    starting ??= start()
    return starting
  }

  return {
    query: async (...parameters) => (await getWorker()).query(...parameters),
    exec: async (sql) => (await getWorker()).exec(sql),
    async close() {
      isClosed = true
      const worker = await starting?.catch(() => undefined)
      await worker?.close()
    },
  }
}
