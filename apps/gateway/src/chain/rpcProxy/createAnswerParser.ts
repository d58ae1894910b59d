import { Worker } from 'node:worker_threads'
import { type Answer, type MessageMembers, parseAnswers, parseMessage } from './parseAnswers.js'

/**
 * Parses the answers of nodes. Large ones are parsed in a worker thread, because they would block the thread that accepts
 * connections for up to 100 ms. Of those that wait, the smallest comes first.
 */
export type AnswerParser = {
  /**
   * Parses an answer as `parseAnswers` does.
   *
   * @returns `undefined` if the thread has ended.
   * @throws The reason of `signal` if it is aborted.
   */
  readonly parseAnswers: (
    chunks: readonly Uint8Array[],
    count: number | undefined,
    signal: AbortSignal,
  ) => Promise<readonly (Answer | undefined)[] | undefined>
  /** Parses a message as `parseMessage` does. */
  readonly parseMessage: (data: Uint8Array) => Promise<MessageMembers | undefined>
  /** Ends the thread. */
  readonly close: () => Promise<void>
}

/**
 * Message to the thread: the form is `message`, or the number of calls that `parseAnswers` receives. It replies with the
 * parsed value.
 */
export type ParseRequest = {
  readonly bytes: ArrayBuffer
  readonly form: 'message' | number | undefined
}

/** A value that the thread parses. */
type Job = {
  readonly chunks: readonly Uint8Array[]
  readonly size: number
  readonly form: ParseRequest['form']
  /** Receives the reply of the thread; `undefined` if it ended. */
  readonly resolve: (value: unknown) => void
}

/** Answers up to this size are parsed at once: that takes less than 1 ms. */
const maxDirectBytes = 64 * 1024

/** Whether a message is so small that it is parsed at once. */
export function isSmall(bytes: number): boolean {
  return bytes <= maxDirectBytes
}

/** Creates the parser. Its thread starts with the first large answer. */
export function createAnswerParser(): AnswerParser {
  const waiting = new Set<Job>()
  let current: Job | undefined
  let worker: Worker | undefined

  function finish(value: unknown): void {
    const job = current
    current = undefined
    // An idle thread does not keep the process running.
    worker?.unref()
    job?.resolve(value)
    startNext()
  }

  function openWorker(): Worker {
    const opened = new Worker(new URL('./answerWorker.mjs', import.meta.url), {
      name: 'answers',
      // The worker loads what it needs.
      execArgv: [],
    })
    opened.on('message', finish)
    // The event `exit` follows. The next answer starts another thread.
    opened.on('error', () => {})
    opened.on('exit', () => {
      worker = undefined
      finish(undefined)
    })
    return opened
  }

  function startNext(): void {
    if (current) return
    const [first, ...others] = waiting
    if (!first) return
    current = others.reduce((smallest, job) => (job.size < smallest.size ? job : smallest), first)
    waiting.delete(current)
    const { chunks, size, form } = current
    const bytes = new Uint8Array(size)
    let offset = 0
    for (const chunk of chunks) {
      bytes.set(chunk, offset)
      offset += chunk.length
    }
    worker ??= openWorker()
    worker.ref()
    const request: ParseRequest = { bytes: bytes.buffer, form }
    worker.postMessage(request, [bytes.buffer])
  }

  function run<Value>(
    chunks: readonly Uint8Array[],
    form: ParseRequest['form'],
    signal?: AbortSignal,
  ): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      const abort = () => {
        waiting.delete(job)
        reject(signal?.reason)
      }
      const job: Job = {
        ...{ chunks, size: countBytes(chunks), form },
        resolve(value) {
          signal?.removeEventListener('abort', abort)
          // The thread runs only `parseAnswers` and `parseMessage`.
          resolve(value as Value | undefined)
        },
      }
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort, { once: true })
      waiting.add(job)
      startNext()
    })
  }

  return {
    async parseAnswers(chunks, count, signal) {
      if (isSmall(countBytes(chunks))) return parseAnswers(Buffer.concat(chunks).toString(), count)
      return run<readonly (Answer | undefined)[]>(chunks, count, signal)
    },
    async parseMessage(data) {
      if (isSmall(data.length)) return parseMessage(Buffer.from(data).toString())
      return run<MessageMembers>([data], 'message')
    },
    async close() {
      await worker?.terminate()
    },
  }
}

function countBytes(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0)
}
