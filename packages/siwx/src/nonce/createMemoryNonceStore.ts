import { createNonce } from './createNonce.js'
import type { NonceStore } from './NonceStore.js'

/** Options of `createMemoryNonceStore`. */
export type MemoryNonceStoreOptions = {
  /** How long a nonce is valid, in milliseconds. Default: 5 minutes. */
  readonly lifetime?: number
  /** The most nonces to keep. A further one replaces the oldest. Default: 100,000. */
  readonly maxNonces?: number
  /** Returns the time, in milliseconds. Default: `Date.now`. */
  readonly now?: () => number
}

/**
 * Creates a nonce store in the memory of one process. Several processes need a shared store, such as
 * `createPostgresNonceStore` of `@latchkit/siwx/server`.
 *
 * @example
 * ```ts
 * import { createMemoryNonceStore } from '@latchkit/siwx'
 *
 * const nonceStore = createMemoryNonceStore()
 * const nonce = await nonceStore.issue()
 * ```
 */
export function createMemoryNonceStore(options: MemoryNonceStoreOptions = {}): NonceStore {
  const { lifetime = 5 * 60_000, maxNonces = 100_000, now = Date.now } = options
  /** By nonce, in the order of their expiry. */
  const expiries = new Map<string, number>()
  const isValid = (nonce: string) => (expiries.get(nonce) ?? Number.NEGATIVE_INFINITY) > now()

  return {
    async issue() {
      for (const [nonce, expiry] of expiries) {
        if (expiry > now() && expiries.size < maxNonces) break
        expiries.delete(nonce)
      }
      const nonce = createNonce()
      expiries.set(nonce, now() + lifetime)
      return nonce
    },
    has: async (nonce) => isValid(nonce),
    async consume(nonce) {
      const wasValid = isValid(nonce)
      expiries.delete(nonce)
      return wasValid
    },
  }
}
