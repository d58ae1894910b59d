import type { Eip1193Provider } from '../../browser/eip6963.js'
import type { Hex } from '../../foundation/encoding/hex.js'

/** Status of a batch of calls. `hash` is the hash of the transaction with the last call, if the wallet has told it. */
export type CallsStatus = {
  readonly status: 'pending' | 'confirmed' | 'failed'
  readonly hash?: Hex | undefined
}

/**
 * Asks the wallet what became of a batch (EIP-5792). Never prompts.
 *
 * @throws The wallet's own errors; `TypeError` for an answer that has no status
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export async function getCallsStatus(
  provider: Pick<Eip1193Provider, 'request'>,
  id: string,
): Promise<CallsStatus> {
  return toCallsStatus(await provider.request({ method: 'wallet_getCallsStatus', params: [id] }))
}

/** Parses the answer of version 2.0.0, and of 1.0. */
export function toCallsStatus(answer: unknown): CallsStatus {
  const { status: given, receipts } = Object(answer) as Partial<Record<string, unknown>>
  const status = toStatus(given)
  if (!status) throw new TypeError('The answer has no status of calls')
  const last: unknown = Array.isArray(receipts) ? receipts.at(-1) : undefined
  const { transactionHash: hash } = Object(last) as Partial<Record<string, unknown>>
  return { status, ...(isHash(hash) && { hash }) }
}

/** 1xx: pending; 2xx: confirmed; 4xx, 5xx and 6xx: failed, reverted, reverted in part. */
function toStatus(given: unknown): CallsStatus['status'] | undefined {
  if (given === 'PENDING') return 'pending'
  if (given === 'CONFIRMED') return 'confirmed'
  if (typeof given !== 'number' || given < 100 || given >= 700) return undefined
  return given < 200 ? 'pending' : given < 300 ? 'confirmed' : 'failed'
}

const isHash = (value: unknown): value is Hex => typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)
