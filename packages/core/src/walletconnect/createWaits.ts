import { RelayUnreachableError } from '../errors/relay.js'
import { AbortedError } from '../errors/wallet.js'
import { relayAnswerTimeoutMs } from '../limits.js'
import type { Clock } from '../ports/Clock.js'

/** What a relay waits for: each ends by its answer, by its signal, or with what it hangs on. */
export type Waits = {
  /** Waits as long as it takes. `topic`: the session that it hangs on. */
  answered<T>(work: Promise<T>, signal: AbortSignal | undefined, topic?: string): Promise<T>
  /** What the relay itself has to answer, it answers soon or not at all. */
  soon<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T>
  /** Ends all of it, or what hangs on a session. Answers whether there was any. */
  end(error: Error, topic?: string): boolean
}

/** Nothing is waited for yet. */
export function createWaits(clock: Clock): Waits {
  /** How to end it, and the session that it hangs on. */
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
