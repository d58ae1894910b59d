import { RetryLaterError } from '../../server/limits/RetryLaterError.js'
import type { RecoveryContext } from '../RecoveryContext.js'

const hourMs = 3_600_000
const maxPerAddress = 5
const maxPerNetwork = 20

/** Limits links. Each rejects with a `RetryLaterError`. */
export type LinkLimit = {
  /** Limits the links of an IP address, but not the links of this machine. */
  readonly takeNetwork: (address: { readonly ip: string; readonly isLocal: boolean }) => Promise<void>
  /** Limits the links of a user. */
  readonly takeUser: (subject: string) => Promise<void>
}

/** @param message What happened, and what to do. */
export function createLinkLimit(
  { cipher, limiter }: Pick<RecoveryContext, 'cipher' | 'limiter'>,
  message: string,
): LinkLimit {
  async function take(subject: string, max: number): Promise<void> {
    const ms = await limiter.take({ key: cipher.hash(`link\n${subject}`), max, windowMs: hourMs })
    if (ms > 0) throw new RetryLaterError('retry_later', message, ms)
  }
  return {
    takeNetwork: async ({ ip, isLocal }) => {
      if (!isLocal) await take(`ip ${ip}`, maxPerNetwork)
    },
    takeUser: (subject) => take(subject, maxPerAddress),
  }
}
