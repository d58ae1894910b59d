import { RelayUnreachableError } from '../../../foundation/errors/relay.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { relayAnswerTimeoutMs } from '../../../foundation/limits.js'
import type { Clock } from '../../../ports/Clock.js'

/** Pending calls of a relay. Each ends with its response, with its signal, or with its session. */
export type PendingCalls = {
  /** Waits without a time-out. `topic`: the session that the call depends on. */
  answered<T>(work: Promise<T>, signal: AbortSignal | undefined, topic?: string): Promise<T>
  /** Waits for a response of the relay itself, with a time-out. */
  soon<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T>
  /** Ends all calls, or those of one session, with an error. Returns whether there were any. */
  end(error: Error, topic?: string): boolean
}

/** Starts without pending calls. */
export function createPendingCalls(clock: Clock): PendingCalls {
  /** The function that ends each call, and the session that the call depends on. */
  const waiting = new Map<(error: Error) => void, string | undefined>()

  function answered<T>(work: Promise<T>, signal: AbortSignal | undefined, topic?: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const finish = () => {
        waiting.delete(fail)
        signal?.removeEventListener('abort', abort)
      }
      const fail = (error: unknown) => {
        finish()
        reject(error)
      }
      const abort = () => fail(new AbortedError())
      waiting.set(fail, topic)
      signal?.addEventListener('abort', abort, { once: true })
      if (signal?.aborted) abort()
      work.then((value) => {
        finish()
        resolve(value)
      }, fail)
    })
  }

  return {
    answered,
    soon(work, signal) {
      let stop = () => {}
      const late = new Promise<never>((_, reject) => {
        stop = clock.setTimeout(() => reject(new RelayUnreachableError()), relayAnswerTimeoutMs)
      })
      return answered(Promise.race([work, late]), signal).finally(() => stop())
    },
    end(error, topic) {
      const ended = [...waiting].filter(([, of]) => topic === undefined || of === topic)
      for (const [fail] of ended) fail(error)
      return ended.length > 0
    },
  }
}
