import type { Hex } from '../../foundation/encoding/hex.js'
import type { Network } from '../../foundation/schema/network.js'
import type { NetworkRequest } from './askNetwork.js'
import { createSimulationError, isData, type SimulatedCall, type SimulatedResult } from './simulateCalls.js'

/** An event of a contract. */
export type SimulatedEvent = { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: Hex }

/** Result of a simulated call, with the events of all contracts in it. A call that reverts has none. */
export type SimulatedCallResult = SimulatedResult & { readonly events: readonly SimulatedEvent[] }

/** The most events that are parsed. A block has fewer. */
const eventsMax = 5_000
/** Number of characters of the longest data that is parsed. */
const dataMax = 200_000

/**
 * Simulates calls of an account one after the other, each with the changes of those before, and returns their results with the
 * events of all contracts. Nothing is sent. Uses `eth_simulateV1`, which Geth, Reth, Erigon, Nethermind, Besu and Anvil support.
 *
 * @see https://github.com/ethereum/execution-apis/blob/main/docs/ethsimulatev1-notes.md
 * @returns `undefined` if the network does not support it, or answers with anything else.
 * @throws What the request rejects with after `signal` aborts
 * @example
 * ```ts
 * import type { Network } from '@latchkit/core'
 * import { type NetworkRequest, type SimulatedCall, simulateEvents } from '@latchkit/core/eip1193'
 *
 * export async function countEvents(network: Network, request: NetworkRequest, calls: readonly SimulatedCall[]) {
 *   const from = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 *   const results = await simulateEvents(request, { network, from, calls, signal: new AbortController().signal })
 *   return results?.flatMap(({ events }) => events).length
 * }
 * ```
 */
export async function simulateEvents(
  request: NetworkRequest,
  parameters: {
    readonly network: Network
    readonly from: Hex
    readonly calls: readonly SimulatedCall[]
    /** Code that accounts have during the simulation, by address. */
    readonly overrides?: Readonly<Record<Hex, { readonly code: Hex }>> | undefined
    readonly signal: AbortSignal
  },
): Promise<readonly SimulatedCallResult[] | undefined> {
  const { network, from, overrides, signal } = parameters
  const calls = parameters.calls.map(({ to, data, value = 0n }) => ({
    ...{ from, to, data, value: `0x${value.toString(16)}` },
  }))
  const block = { ...(overrides && { stateOverrides: overrides }), calls }
  const params = [{ blockStateCalls: [block] }, 'latest']
  try {
    const answer = await request({ network, method: 'eth_simulateV1', params, signal })
    return parseResults(answer, calls.length)
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}

// Not the helpers of `foundation`: this module is loaded alone, with the first simulation, and a shared one would be a file more.
const field = (value: unknown, name: string): unknown =>
  (value as Partial<Record<string, unknown>> | null | undefined)?.[name]
const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw createSimulationError()
  return value
}

function parseResults(answer: unknown, count: number): readonly SimulatedCallResult[] {
  let eventCount = 0
  const results = listOf(field(listOf(answer)[0], 'calls')).map((result): SimulatedCallResult => {
    const status = field(result, 'status')
    const returned = field(result, 'returnData')
    if (status === '0x0') {
      const data = [field(field(result, 'error'), 'data'), returned].find((one) => isData(one, dataMax))
      return { isReverted: true, data: data === undefined ? '0x' : parseHexData(data), events: [] }
    }
    const events = listOf(field(result, 'logs'))
    eventCount += events.length
    if (status !== '0x1' || eventCount > eventsMax) throw createSimulationError()
    return { isReverted: false, data: parseHexData(returned), events: events.map(toEvent) }
  })
  if (results.length !== count) throw createSimulationError()
  return results
}

function toEvent(event: unknown): SimulatedEvent {
  const topics = listOf(field(event, 'topics'))
  if (topics.length > 4) throw createSimulationError()
  return {
    address: parseHexData(field(event, 'address'), 20),
    topics: topics.map((topic) => parseHexData(topic, 32)),
    data: parseHexData(field(event, 'data')),
  }
}

/** @throws `TypeError` for anything but hexadecimal data, of that number of bytes. */
function parseHexData(value: unknown, size?: number): Hex {
  if (!isData(value, dataMax) || (size !== undefined && value.length !== 2 + size * 2))
    throw createSimulationError()
  return value
}
