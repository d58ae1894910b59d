import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { createArgumentError } from './errors.js'
import type { CallRequest } from './execute.js'
import type { FakeBlock, Ledger } from './ledger.js'

/** Where calls come from that name no sender. */
const noSender: Address = '0x0000000000000000000000000000000000000000'

/** Reads an address. @throws ProviderRpcError -32602 */
export function readAddress(params: readonly unknown[], index: number): Address {
  const value = readPresent(params, index)
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw createArgumentError(index, 'json: cannot unmarshal into Go value of type common.Address')
  return getAddress(value)
}

/** Reads bytes. @throws ProviderRpcError -32602 */
export function readHex(params: readonly unknown[], index: number): Hex {
  const value = readPresent(params, index)
  if (!isHex(value)) throw createArgumentError(index, 'json: cannot unmarshal hex string without 0x prefix')
  return value
}

/** Reads an object. @throws ProviderRpcError -32602 */
export function readObject(params: readonly unknown[], index: number): Readonly<Record<string, unknown>> {
  const value = readPresent(params, index)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw createArgumentError(index, 'json: cannot unmarshal into Go value of type object')
  return { ...value }
}

/** Reads a call of `eth_call` or `eth_estimateGas`. @throws ProviderRpcError -32602 */
export function readCall(params: readonly unknown[]): CallRequest {
  const { from, to, data, input, value } = readObject(params, 0)
  return {
    from: from === undefined || from === null ? noSender : readAddress([from], 0),
    to: to === undefined || to === null ? null : readAddress([to], 0),
    data: (input ?? data) === undefined ? '0x' : readHex([input ?? data], 0),
    value: value === undefined ? 0n : BigInt(readHex([value], 0)),
  }
}

/**
 * Returns the block that a tag or a number names, or `undefined` if there is none. The state is always the newest one.
 *
 * @throws ProviderRpcError -32602
 */
export function findBlock(ledger: Ledger, tag: unknown): FakeBlock | undefined {
  if (tag === 'earliest') return ledger.blocks[0]
  if (['latest', 'pending', 'safe', 'finalized'].includes(String(tag))) return ledger.getHead()
  return ledger.blocks[Number(BigInt(readHex([tag], 0)))]
}

function readPresent(params: readonly unknown[], index: number): unknown {
  const value = params[index]
  if (value === undefined) throw createArgumentError(index)
  return value
}
