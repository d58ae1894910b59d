import { DatabaseStoppedError } from './DatabaseStoppedError.js'
import type { DatabaseWorker } from './startDatabaseWorker.js'

/** A database worker that runs statements. */
export type StatementWorker = Pick<DatabaseWorker, 'query' | 'exec' | 'close'>

/** A database worker that starts with its first statement. */
export type LazyWorker = StatementWorker & {
  /** Whether it has started, or could not start. */
  readonly hasStarted: () => boolean
}

/** Creates a database worker that starts with its first statement. If it cannot start, every statement rejects with the error. */
export function createLazyWorker(start: () => Promise<StatementWorker>): LazyWorker {
  let starting: Promise<StatementWorker> | undefined
  let hasStarted = false
  let isClosed = false

  // It is not async, because a call would then reach the worker after a later close().
  function getWorker(): Promise<StatementWorker> {
    if (isClosed) return Promise.reject(new DatabaseStoppedError())
    starting ??= start().finally(() => {
      hasStarted = true
    })
    return starting
  }

  return {
    query: async (...parameters) => (await getWorker()).query(...parameters),
    hasStarted: () => hasStarted,
    exec: async (sql) => (await getWorker()).exec(sql),
    async close() {
      isClosed = true
      const worker = await starting?.catch(() => undefined)
      await worker?.close()
    },
  }
}
