import { type Transferable, Worker } from 'node:worker_threads'
import { DatabaseStoppedError } from './DatabaseStoppedError.js'

/** A call of a thread. The reply has the same id. */
export type ThreadRequest = { readonly id: number; readonly method: string }

/** The result of a call. The reply with the id 0 reports whether the thread could start. */
export type ThreadReply = { readonly id: number; readonly value?: unknown; readonly error?: ThreadError }

/** An error as plain data. */
export type ThreadError = {
  readonly name: string
  readonly message: string
  readonly stack?: string | undefined
  readonly code?: string | undefined
  readonly cause?: ThreadError | undefined
}

/** A thread that stores data. Calls run one after the other, in their order. */
export type Thread<Call extends { readonly method: string }> = {
  readonly call: (call: Call) => Promise<unknown>
  /** Calls `close` after the calls before it, and waits for the end of the thread. */
  readonly close: () => Promise<void>
}

/** Options of `startThread`. */
export type ThreadOptions = {
  readonly url: URL
  readonly name: string
  readonly workerData: unknown
  /** Parts of `workerData` that the thread takes over. */
  readonly transferList?: readonly Transferable[]
}

type Pending = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }

/** Time after which a thread that does not close is terminated. Every store survives a crash. */
const defaultMaxCloseMs = 10_000

/**
 * Starts a thread that stores data, because its calls would block the thread that accepts connections.
 *
 * @param onFailure Called once if the thread ends unexpectedly. Every call rejects with a DatabaseStoppedError then.
 * @throws The error of the thread if it cannot start.
 */
export async function startThread<Call extends { readonly method: string }>(
  { url, name, workerData, transferList = [] }: ThreadOptions,
  onFailure: (error: Error) => void = () => {},
  maxCloseMs = defaultMaxCloseMs,
): Promise<Thread<Call | { readonly method: 'close' }>> {
  const worker = new Worker(url, {
    workerData,
    transferList: [...transferList],
    name,
    // The worker does not need the loaders of this process.
    execArgv: [],
  })
  const pending = new Map<number, Pending>()
  let lastId = 0
  let isClosing = false
  let stopped: Error | undefined

  worker.on('message', ({ id, value, error }: ThreadReply) => {
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

  async function call(method: Call | { readonly method: 'close' }): Promise<unknown> {
    if (stopped) throw stopped
    lastId += 1
    const reply = receive(lastId)
    const request: ThreadRequest = { id: lastId, ...method }
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
  return { call, close }
}

function restoreError({ name, message, stack, code, cause }: ThreadError): Error {
  const error = new Error(message, cause && { cause: restoreError(cause) })
  return Object.assign(error, { name, ...(stack && { stack }), ...(code && { code }) })
}
