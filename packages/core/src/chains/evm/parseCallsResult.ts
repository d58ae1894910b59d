import { type Hex, isHex } from '../../foundation/encoding/hex.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { callsReceiptsMax, receiptLogsMax } from '../../foundation/limits.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import type { EvmReceipt } from '../../ports/EvmMethods.js'
import { isEvmAddress } from './evmAddress.js'

/** A receipt of a batch of calls, as the wallet tells it. */
export type CallsReceipt = EvmReceipt & {
  readonly blockHash?: Hex | undefined
  readonly logs: readonly { readonly address: Hex; readonly data: Hex; readonly topics: readonly Hex[] }[]
}

/**
 * Status of a batch of calls, as the wallet tells it (EIP-5792).
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export type CallsResult = {
  /**
   * `confirmed`: executed, and nothing was reverted. `failed`: not executed, and not retried. `reverted`: no call took effect.
   * `partial`: some calls were reverted.
   */
  readonly status: 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partial'
  /** The code of EIP-5792, from 100 to 699; absent if the wallet has version 1.0. */
  readonly statusCode?: number | undefined
  /** Whether all calls were executed, or none. Absent if the wallet does not tell it. */
  readonly isAtomic?: boolean | undefined
  readonly chainId?: CaipNetworkId | undefined
  /** Receipts that do not conform to EIP-5792 are absent. */
  readonly receipts: readonly CallsReceipt[]
}

/**
 * Parses the answer to `wallet_getCallsStatus` of version 2.0.0, and of 1.0.
 *
 * @throws `WalletResponseError` if it has no status
 */
export function parseCallsResult(answer: unknown): CallsResult {
  const { status: given, receipts: list, atomic, chainId: chain } = record(answer)
  const told = toStatus(given)
  if (!told)
    throw new WalletResponseError({
      method: 'wallet_getCallsStatus',
      reason: 'it is not the status of calls',
    })
  const receipts = (Array.isArray(list) ? list.slice(0, callsReceiptsMax) : []).flatMap(toReceipt)
  const chainId = toChain(chain)
  return {
    status: told === 'confirmed' ? toConfirmed(receipts) : told,
    ...(typeof given === 'number' && { statusCode: given }),
    ...(typeof atomic === 'boolean' && { isAtomic: atomic }),
    ...(chainId && { chainId }),
    receipts,
  }
}

/** 1xx: pending; 2xx: confirmed; 4xx: not executed; 5xx: reverted; 6xx: reverted in part. */
function toStatus(given: unknown): CallsResult['status'] | undefined {
  if (given === 'PENDING') return 'pending'
  if (given === 'CONFIRMED') return 'confirmed'
  if (typeof given !== 'number' || !Number.isInteger(given)) return undefined
  const statuses = [undefined, 'pending', 'confirmed', undefined, 'failed', 'reverted', 'partial'] as const
  return statuses[Math.floor(given / 100)]
}

/** "CONFIRMED" of version 1.0 means included, also if it was reverted. A reverted receipt also contradicts 2xx of version 2.0.0. */
export function toConfirmed(receipts: readonly CallsReceipt[]): CallsResult['status'] {
  const reverted = receipts.filter(({ status }) => status === 'reverted').length
  if (reverted === 0) return 'confirmed'
  return reverted === receipts.length ? 'reverted' : 'partial'
}

/** Parses a receipt of a wallet or of a node. Returns `[]` if it does not conform to the format. */
export function toReceipt(given: unknown): readonly CallsReceipt[] {
  const { transactionHash: hash, blockHash, status, logs } = record(given)
  const blockNumber = parseNumber(record(given).blockNumber)
  const gasUsed = parseNumber(record(given).gasUsed)
  const succeeded = parseNumber(status)
  if (!isHex(hash, 32) || blockNumber === undefined || gasUsed === undefined) return []
  // 1: success; 0: reverted (EIP-658).
  if (succeeded !== 0n && succeeded !== 1n) return []
  return [
    {
      hash,
      status: succeeded === 1n ? 'success' : 'reverted',
      blockNumber,
      gasUsed,
      ...(isHex(blockHash, 32) && { blockHash }),
      logs: (Array.isArray(logs) ? logs.slice(0, receiptLogsMax) : []).flatMap(toLog),
    },
  ]
}

function toLog(given: unknown): CallsReceipt['logs'] {
  const { address, data, topics } = record(given)
  if (!isEvmAddress(address, { strict: false }) || !isHex(data) || !Array.isArray(topics)) return []
  // EVM logs have at most 4 topics.
  const copies = topics.slice(0, 4).filter((topic): topic is Hex => isHex(topic, 32))
  return copies.length === topics.length ? [{ address, data, topics: copies }] : []
}

/** Some wallets send numbers in place of hex. */
function parseNumber(value: unknown): bigint | undefined {
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) return BigInt(value)
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
}

function toChain(value: unknown): CaipNetworkId | undefined {
  const id = parseNumber(value)
  return id ? `eip155:${id}` : undefined
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value)
}
