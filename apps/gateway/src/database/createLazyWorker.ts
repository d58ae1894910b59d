import { DatabaseStoppedError } from './DatabaseStoppedError.js'
import { StorageFullError } from './StorageFullError.js'
import type { DatabaseWorker } from './startDatabaseWorker.js'

/** A database worker that runs statements. */
export type StatementWorker = Pick<DatabaseWorker, 'query' | 'exec' | 'close'>

/** A database worker that starts with its first statement. */
export type LazyWorker = StatementWorker & {
  /** Starts it now. */
  readonly start: () => Promise<void>
  /** Whether it has started, or could not start. */
  readonly hasStarted: () => boolean
}

/**
 * Creates a database worker that starts with its first statement. If it cannot start, every statement rejects with the error; the next
 * one starts it again if only the disk was full.
 */
export function createLazyWorker(start: () => Promise<StatementWorker>): LazyWorker {
  let starting: Promise<StatementWorker> | undefined
  let hasStarted = false
  let isClosed = false

  // It is not async, because a call would then reach the worker after a later close().
  function getWorker(): Promise<StatementWorker> {
    if (isClosed) return Promise.reject(new DatabaseStoppedError())
    starting ??= start().then(
      (worker) => {
        hasStarted = true
        return worker
      },
      (error: unknown) => {
        if (error instanceof StorageFullError) starting = undefined
        else hasStarted = true
        throw error
      },
    )
    return starting
  }

  return {
    start: async () => void (await getWorker()),
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
