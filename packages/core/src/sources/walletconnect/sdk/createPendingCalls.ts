import { RelayUnreachableError } from '../../../foundation/errors/relay.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { relayAnswerTimeoutMs } from '../../../foundation/limits.js'
import type { Clock } from '../../../ports/Clock.js'

/** Tracks the pending calls of a relay. Each settles with its response, its signal or the end of its session. */
export type PendingCalls = {
  /** Waits for a response of the wallet, without a time-out. `topic`: the session that the call depends on. */
  waitForWallet<T>(work: Promise<T>, signal: AbortSignal | undefined, topic?: string): Promise<T>
  /** Waits for a response of the relay, with a time-out. */
  waitForRelay<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T>
  /** Rejects all calls, or the calls of one session. Returns whether there were any. */
  rejectAll(error: Error, topic?: string): boolean
}

/** Creates an empty list of pending calls. */
export function createPendingCalls(clock: Clock): PendingCalls {
  /** The function that rejects each call, and the topic of its session. */
  const pending = new Map<(error: Error) => void, string | undefined>()

  function waitForWallet<T>(work: Promise<T>, signal: AbortSignal | undefined, topic?: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const finish = () => {
        pending.delete(fail)
        signal?.removeEventListener('abort', abort)
      }
      const fail = (error: unknown) => {
        finish()
        reject(error)
      }
      const abort = () => fail(new AbortedError())
      pending.set(fail, topic)
      signal?.addEventListener('abort', abort, { once: true })
      if (signal?.aborted) abort()
      work.then((value) => {
        finish()
        resolve(value)
      }, fail)
    })
  }

  return {
    waitForWallet,
    waitForRelay(work, signal) {
      let stop = () => {}
      const timeout = new Promise<never>((_, reject) => {
        stop = clock.setTimeout(() => reject(new RelayUnreachableError()), relayAnswerTimeoutMs)
      })
      return waitForWallet(Promise.race([work, timeout]), signal).finally(() => stop())
    },
    rejectAll(error, topic) {
      const ended = [...pending].filter(([, of]) => topic === undefined || of === topic)
      for (const [fail] of ended) fail(error)
      return ended.length > 0
    },
  }
}
