import { startThread, type ThreadRequest } from './startThread.js'

/** Options of the database worker. */
export type WorkerOptions = {
  /** The folder of the database; `undefined` keeps all data in memory. */
  readonly folder: string | undefined
  /** The initial content of an empty folder: an archive that `dump` returned. The worker takes it over. */
  readonly archive: ArrayBuffer | undefined
  /** Arguments of `initdb`, which creates the content without an archive. */
  readonly initdbArguments?: readonly string[] | undefined
}

/** A call of the worker. */
export type WorkerRequest = Pick<ThreadRequest, 'id'> & (Call | { readonly method: 'close' })

type Call =
  | {
      readonly method: 'query'
      readonly sql: string
      readonly parameters: readonly unknown[]
      /** Whether a row is an array of its values; otherwise it is an object. */
      readonly isArrayMode: boolean
    }
  | { readonly method: 'exec'; readonly sql: string }
  | { readonly method: 'dump' }

/** The embedded database in its thread. Calls run one after the other, in their order. */
export type DatabaseWorker = {
  /** Runs one statement and returns its rows. */
  readonly query: (
    sql: string,
    parameters: readonly unknown[],
    isArrayMode: boolean,
  ) => Promise<readonly unknown[]>
  /** Runs statements; several in one call are one transaction. */
  readonly exec: (sql: string) => Promise<void>
  /** Returns an archive of the cluster. */
  readonly dump: () => Promise<ArrayBuffer>
  /** Closes the database after the calls before it, and ends the thread. */
  readonly close: () => Promise<void>
}

/**
 * Opens the embedded database in a worker thread.
 *
 * @param onFailure Called once if the thread ends unexpectedly. Every call rejects with a DatabaseStoppedError then.
 * @throws The error of the database if it cannot be opened.
 */
export async function startDatabaseWorker(
  options: WorkerOptions,
  onFailure: (error: Error) => void = () => {},
  maxCloseMs?: number,
): Promise<DatabaseWorker> {
  const { call, close } = await startThread<Call>(
    {
      url: new URL('./databaseWorker.mjs', import.meta.url),
      name: 'database',
      workerData: options,
      transferList: options.archive ? [options.archive] : [],
    },
    onFailure,
    maxCloseMs,
  )
  return {
    query: (sql, parameters, isArrayMode) =>
      call({ method: 'query', sql, parameters, isArrayMode }) as Promise<unknown[]>,
    exec: async (sql) => void (await call({ method: 'exec', sql })),
    dump: () => call({ method: 'dump' }) as Promise<ArrayBuffer>,
    close,
  }
}
