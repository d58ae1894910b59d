import { AbortedError } from '../../foundation/errors/wallet.js'

/** A pending call to a wallet that changes its session, such as a prompt to connect. */
export type Attempt = {
  /** Throws `AbortedError` if the attempt was aborted, cancelled, or superseded by a newer one. */
  assertCurrent(): void
  /**
   * Returns whether a newer attempt at the same wallet is pending. A late approval then belongs to that one, and must
   * not be reverted.
   */
  isNewerPending(): boolean
  /** Ends the attempt. Has no effect on a newer one. */
  end(): void
}

/** The attempts at all wallets. Only the newest attempt at a wallet is current. */
export type Attempts = {
  /** Starts an attempt, which supersedes a pending one at the same wallet. */
  start(walletId: string, signal?: AbortSignal): Attempt
  /** Returns whether an attempt at the wallet is pending. Until it ends, the events of the wallet belong to it. */
  isPending(walletId: string): boolean
  /** Cancels all attempts. */
  cancelAll(): void
}

/**
 * Tracks the newest attempt at each wallet. An app cannot close the prompt of a wallet, so the response to an older
 * attempt may arrive at any time.
 *
 * @example
 * ```ts
 * import { createAttempts } from '@latchkit/core/ports'
 *
 * const attempts = createAttempts()
 * const attempt = attempts.start('io.alpha')
 * attempts.isPending('io.alpha') // true
 * attempt.end()
 * ```
 */
export function createAttempts(): Attempts {
  const pending = new Map<string, { isSuperseded: boolean }>()
  return {
    start(walletId, signal) {
      const older = pending.get(walletId)
      if (older) older.isSuperseded = true
      const attempt = { isSuperseded: false }
      pending.set(walletId, attempt)
      return {
        assertCurrent() {
          if (signal?.aborted || attempt.isSuperseded) throw new AbortedError()
        },
        isNewerPending: () => (pending.get(walletId) ?? attempt) !== attempt,
        end() {
          if (pending.get(walletId) === attempt) pending.delete(walletId)
        },
      }
    },
    isPending: (walletId) => pending.has(walletId),
    cancelAll() {
      for (const attempt of pending.values()) attempt.isSuperseded = true
      pending.clear()
    },
  }
}
