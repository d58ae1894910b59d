import type { Hex } from '../../foundation/encoding/hex.js'
import type { Network } from '../../foundation/schema/network.js'
import type { NetworkRequest } from './askNetwork.js'

/** A call of a contract. `value` in wei, default none. */
export type SimulatedCall = { readonly to: Hex; readonly data: Hex; readonly value?: bigint | undefined }

/** Result of a simulated call; `isReverted`: `data` is the reason of the revert. */
export type SimulatedResult = { readonly isReverted: boolean; readonly data: Hex }

/**
 * Code of the account during the simulation. It makes each call of its calldata, `target, value, size, data`, and returns
 * `success, size, data` for each one; all numbers are 32-byte words. An account with code verifies signatures itself (EIP-1271): this
 * code accepts each one, and the estimate of the gas, which does not replace it, fails for a wrong one.
 *
 * It uses no `PUSH0`, so that it also runs on chains without the Shanghai upgrade.
 */
const batchCode: Hex =
  '0x60003560e01c631626ba7e14606157600060005b36821015605d57816040013580836060018360400137600060008284604001866020013587355af182523d82602001523d6000836040013e8201606001903d016040019150906013565b6000f35b631626ba7e60e01b60005260206000f3'

/** Code that returns the balance of the native token of the account in its calldata: with it, a call reads that balance. */
const balanceCode: Hex = '0x6000353160005260206000f3'

/** Address without a contract, which gets that code during the simulation. */
const balanceReader: Hex = `0x${'ba1a'.repeat(10)}`

/**
 * The state override with which `createBalanceCall` reads balances.
 *
 * @example
 * ```ts
 * import type { Network } from '@latchkit/core'
 * import { balanceOverride, createBalanceCall, type NetworkRequest, simulateEvents } from '@latchkit/core/eip1193'
 *
 * export async function readBalance(network: Network, request: NetworkRequest): Promise<bigint | undefined> {
 *   const from = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 *   const parameters = { network, from, calls: [createBalanceCall(from)], overrides: balanceOverride } as const
 *   const results = await simulateEvents(request, { ...parameters, signal: new AbortController().signal })
 *   return results && BigInt(results[0]?.data ?? 0)
 * }
 * ```
 */
export const balanceOverride: Readonly<Record<Hex, { readonly code: Hex }>> = {
  [balanceReader]: { code: balanceCode },
}

/**
 * Returns the call that reads the balance of the native token of an account during a simulation.
 *
 * @example
 * ```ts
 * import { createBalanceCall } from '@latchkit/core/eip1193'
 *
 * const call = createBalanceCall('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
 * console.log(call.to)
 * ```
 */
export const createBalanceCall = (account: Hex): SimulatedCall => ({
  to: balanceReader,
  data: `0x${account.slice(2).toLowerCase().padStart(64, '0')}`,
})

/** Number of bytes of the longest answer that is parsed. */
const answerMax = 100_000

/**
 * Simulates calls of an account one after the other, each with the changes of those before, and returns their results. Nothing is
 * sent. Uses `eth_call` with the account's code replaced (a state override), which Geth, Reth, Erigon, Nethermind, Besu and
 * Anvil support.
 *
 * @throws What the request rejects with; `TypeError` if the network ignores the replaced code
 * @example
 * ```ts
 * import type { Network } from '@latchkit/core'
 * import { createBalanceCall, type NetworkRequest, simulateCalls } from '@latchkit/core/eip1193'
 *
 * export async function readBalance(network: Network, request: NetworkRequest): Promise<bigint> {
 *   const from = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 *   const calls = [createBalanceCall(from)]
 *   const [balance] = await simulateCalls(request, { network, from, calls, signal: new AbortController().signal })
 *   return BigInt(balance?.data ?? 0)
 * }
 * ```
 */
export async function simulateCalls(
  request: NetworkRequest,
  parameters: {
    readonly network: Network
    readonly from: Hex
    readonly calls: readonly SimulatedCall[]
    readonly signal: AbortSignal
  },
): Promise<readonly SimulatedResult[]> {
  const { network, from, calls, signal } = parameters
  const call = { from, to: from, data: encodeCalls(calls) }
  const params = [call, 'latest', { [from]: { code: batchCode }, ...balanceOverride }]
  return decodeResults(await request({ network, method: 'eth_call', params, signal }), calls.length)
}

function encodeCalls(calls: readonly SimulatedCall[]): Hex {
  const parts = calls.map(({ to, data, value = 0n }) => {
    const bytes = data.slice(2)
    return `${toWord(BigInt(to))}${toWord(value)}${toWord(BigInt(bytes.length / 2))}${bytes}`
  })
  return `0x${parts.join('')}`
}

function decodeResults(answer: unknown, count: number): readonly SimulatedResult[] {
  let rest = isData(answer, answerMax * 2) ? answer.slice(2) : ''
  const take = (length: number) => {
    if (rest.length < length) throw createSimulationError()
    const taken = rest.slice(0, length)
    rest = rest.slice(length)
    return taken
  }
  const results = Array.from({ length: count }, () => {
    const isReverted = BigInt(`0x${take(64)}`) === 0n
    const size = BigInt(`0x${take(64)}`)
    // A number of this size is exact.
    return {
      isReverted,
      data: `0x${take(size > BigInt(answerMax) ? answerMax * 3 : Number(size) * 2)}`,
    } as const
  })
  if (rest !== '') throw createSimulationError()
  return results
}

/** Whether a value is hexadecimal data of at most that many characters. */
export const isData = (value: unknown, max: number): value is Hex =>
  typeof value === 'string' && value.length <= max && /^0x(?:[\da-f]{2})*$/i.test(value)

/** The error of an answer that can't be parsed, such as the answer of a network that ignores the replaced code. */
export const createSimulationError = (): TypeError =>
  new TypeError(`The network can't simulate: its answer is invalid`)

const toWord = (value: bigint): string => value.toString(16).padStart(64, '0')
