import { Worker } from 'node:worker_threads'
import { DatabaseStoppedError } from './DatabaseStoppedError.js'

/** Options of the database worker. */
export type WorkerOptions = {
  /** The folder of the database; `undefined` keeps all data in memory. */
  readonly folder: string | undefined
  /** The initial content of an empty folder: an archive that `dump` returned. The worker takes it over. */
  readonly archive: ArrayBuffer | undefined
  /** Arguments of `initdb`, which creates the content without an archive. */
  readonly initdbArguments?: readonly string[] | undefined
}

/** A call of the worker. The reply has the same id. */
export type WorkerRequest = { readonly id: number } & Call

type Call =
  | {
      readonly method: 'query'
      readonly sql: string
      readonly parameters: readonly unknown[]
      /** Whether a row is an array of its values; otherwise it is an object. */
      readonly isArrayMode: boolean
    }
  | { readonly method: 'exec'; readonly sql: string }
  | { readonly method: 'dump' | 'close' }

/** The result of a call. The reply with the id 0 reports whether the database could be opened. */
export type WorkerReply = { readonly id: number; readonly value?: unknown; readonly error?: WorkerError }

/** An error as plain data. */
export type WorkerError = {
  readonly name: string
  readonly message: string
  readonly stack?: string | undefined
  readonly code?: string | undefined
  readonly cause?: WorkerError | undefined
}

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

type Pending = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }

/** Time after which a thread that does not close is terminated. The write-ahead log makes this safe. */
const defaultMaxCloseMs = 10_000

/**
 * Opens the embedded database in a worker thread, because its statements would block the thread that accepts connections.
 *
 * @param onFailure Called once if the thread ends unexpectedly. Every call rejects with a DatabaseStoppedError then.
 * @throws The error of the database if it cannot be opened.
 */
export async function startDatabaseWorker(
  options: WorkerOptions,
  onFailure: (error: Error) => void = () => {},
  maxCloseMs = defaultMaxCloseMs,
): Promise<DatabaseWorker> {
  const worker = new Worker(new URL('./databaseWorker.mjs', import.meta.url), {
    workerData: options,
    transferList: options.archive ? [options.archive] : [],
    name: 'database',
    // The worker does not need the loaders of this process.
    execArgv: [],
  })
  const pending = new Map<number, Pending>()
  let lastId = 0
  let isClosing = false
  let stopped: Error | undefined

  worker.on('message', ({ id, value, error }: WorkerReply) => {
    const call = pending.get(id)
    pending.delete(id)
    if (error) call?.reject(restoreError(error))
    else call?.resolve(value)
  })
  worker.on('error', stop)
  worker.on('exit', () => stop(undefined))
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))

  function stop(cause: unknown): void {
    if (stopped) return
    stopped = new DatabaseStoppedError({ cause })
    for (const { reject } of pending.values()) reject(stopped)
    pending.clear()
    if (!isClosing) onFailure(stopped)
  }

  function receive(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => pending.set(id, { resolve, reject }))
  }

  async function call(method: Call): Promise<unknown> {
    if (stopped) throw stopped
    lastId += 1
    const reply = receive(lastId)
    const request: WorkerRequest = { id: lastId, ...method }
    worker.postMessage(request)
    return reply
  }

  async function close(): Promise<void> {
    isClosing = true
    const timer = setTimeout(() => worker.terminate(), maxCloseMs)
    try {
      await call({ method: 'close' })
      await ended
    } finally {
      clearTimeout(timer)
    }
  }

  try {
    await receive(0)
  } catch (error) {
    isClosing = true
    await worker.terminate()
    throw error
  }
  return {
    query: (sql, parameters, isArrayMode) =>
      call({ method: 'query', sql, parameters, isArrayMode }) as Promise<unknown[]>,
    exec: async (sql) => void (await call({ method: 'exec', sql })),
    dump: () => call({ method: 'dump' }) as Promise<ArrayBuffer>,
    close,
  }
}

function restoreError({ name, message, stack, code, cause }: WorkerError): Error {
  const error = new Error(message, cause && { cause: restoreError(cause) })
  return Object.assign(error, { name, ...(stack && { stack }), ...(code && { code }) })
}
