import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import { prefix } from '../../../config/scopeStorage.js'
import { writeItem } from '../../../config/stored.js'
import { readItem } from '../../../config/storedValues.js'
import { isHex } from '../../../foundation/encoding/hex.js'
import { callsMax } from '../../../foundation/limits.js'
import { type CaipNetworkId, isCaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Storage } from '../../../ports/Storage.js'
import type { PendingCalls } from './types.js'

/** The key of the batches, after the prefix and the kit's name. */
export const storedName = 'calls'

/** Longer data is not kept: the activity shows the transaction without it. */
const dataMax = 2_050

/** Reads the stored batches. Entries that are none are absent. Never throws. */
export function readCalls(storage: Storage): readonly PendingCalls[] {
  return readItem(storage, `${prefix}${storedName}`, parseStoredCalls) ?? []
}

/** Adds or removes one batch of the stored ones, which another tab may have changed. Never throws. */
export function writeCalls(storage: Storage, calls: PendingCalls, isPending: boolean): void {
  const others = readCalls(storage).filter(({ id }) => id !== calls.id)
  const list = isPending ? [...others, calls].slice(-callsMax) : others
  const text = JSON.stringify(list, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  writeItem(storage, `${prefix}${storedName}`, list.length > 0 ? text : null)
}

function parseStoredCalls(text: string): readonly PendingCalls[] | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Truncated, or written by other code.
  }
  return Array.isArray(value) ? value.slice(-callsMax).flatMap((one) => toCalls(one) ?? []) : undefined
}

function toCalls(value: unknown): PendingCalls | undefined {
  const { id, connectorId, address, chainId, call, sentAt, ...more } = Object(value) as Partial<
    Record<string, unknown>
  >
  const { to, data, value: amount } = Object(call) as Partial<Record<string, unknown>>
  if (typeof id !== 'string' || id === '' || typeof connectorId !== 'string') return undefined
  if (!isEvmAddress(address) || typeof chainId !== 'string' || !isCaipNetworkId(chainId)) return undefined
  if (!isEvmAddress(to) || typeof data !== 'string' || !isHex(data)) return undefined
  if (!Number.isSafeInteger(sentAt) || Number(sentAt) < 0) return undefined
  const isAmount = typeof amount === 'string' && /^\d{1,78}$/.test(amount)
  return {
    ...{ id, connectorId, address, chainId: chainId as CaipNetworkId, sentAt: Number(sentAt) },
    ...(more.action !== undefined && { action: more.action }),
    call: { to, data: data.length <= dataMax ? data : '0x', ...(isAmount && { value: BigInt(amount) }) },
  }
}
