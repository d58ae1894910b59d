import type { Network } from '@latchkit/core'
import {
  balanceOverride,
  createBalanceCall,
  readEffects,
  type SimulatedCall,
  type SimulatedEvent,
  type SimulatedResult,
  simulateCalls,
  simulateEvents,
} from '@latchkit/core/eip1193'
import type { CaipNetworkId } from '@latchkit/core/schema'
import { decodeErrorResult, getAddress, type Hex, parseAbi, toHex } from 'viem'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { EvmTransactionRequest, Simulation, TokenChange } from '../approval/types.js'
import { escapeHiddenCharacters } from '../decode/escapeHiddenCharacters.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'
import { findAccess } from './findAccess.js'
import { findMovedTokens } from './findMovedTokens.js'
import { readToken } from './readToken.js'

const reasonLengthMax = 200

/** The most called contracts whose balances are compared. */
const contractsMax = 20

/**
 * Executes the calls of an account on the node, one after the other, without sending them, and compares the balances before and
 * after: of the native token, of the called contracts, and of the tokens that report transfers. A node with `eth_simulateV1`
 * states the events of the same execution too.
 *
 * @throws `ApprovalError` if the calls give away or allow more than is displayed, or keep the node from stating it
 */
export async function simulateEvm(
  transactions: readonly Pick<EvmTransactionRequest, 'to' | 'data' | 'value'>[],
  {
    chainId,
    address,
    rpc,
    network,
    signal,
  }: {
    readonly chainId: CaipNetworkId
    readonly address: string
    readonly rpc: ChainRpc
    readonly network: Network
    readonly signal: AbortSignal
  },
): Promise<Simulation> {
  const from = address as Hex
  const contracts = transactions.flatMap(({ to, data }) =>
    to === undefined || data === '0x' ? [] : [getAddress(to)],
  )
  const executed = transactions.flatMap(({ to, data, value }) =>
    to === undefined ? [] : [{ to, data, value }],
  )
  if (executed.length < transactions.length) return callOnly()
  const native = createBalanceCall(from)
  const ask = (method: string, params: readonly unknown[]) => rpc({ chainId, method, params, signal })
  try {
    const called = [...new Set(contracts)].slice(0, contractsMax)
    const first = await readEvents(executed)
    const moved = first && findMovedTokens(toEvents(first), from, called)
    signal.throwIfAborted()
    const tokens = [...new Set([...called, ...(moved?.addresses ?? [])])]
    // `balanceOf` (ERC-20, ERC-721), which reverts or returns nothing if the contract is no token.
    const balanceOf: Hex = `0x70a08231${from.slice(2).toLowerCase().padStart(64, '0')}`
    const balances = [native, ...tokens.map((token) => ({ to: token, data: balanceOf }))]
    const [results, calls, events] = await simulate(balances, moved !== undefined)
    const failed = calls.find((call) => call.isReverted)
    if (failed) return { status: 'reverted', reason: readReason(failed.data) }
    const [change, ...changes] = results
    if (change === undefined && moved) throw new ApprovalError('effects_hidden')
    if (change === undefined) return callOnly()
    const given = await findAccess(readEffects(events, from), from, ask)
    const isRead = (token: Hex) => changes[tokens.indexOf(token)] !== undefined
    if (!given.isComplete || !findMovedTokens(events, from, called).leaving.every(isRead))
      throw new ApprovalError('effects_hidden')
    const known = await Promise.all(
      tokens.map(async (token, index): Promise<TokenChange | undefined> => {
        const amount = changes[index]
        if (amount === undefined || amount === 0n) return undefined
        return { address: token, amount, token: await readToken(token, ask) }
      }),
    )
    signal.throwIfAborted()
    // A token whose balance cannot be read has an unknown change.
    const areRead = tokens.every((token) => called.includes(token) || isRead(token))
    return {
      status: 'changes',
      native: change,
      tokens: known.filter((token) => token !== undefined),
      isComplete: moved?.isComplete === true && areRead,
      ...(given.access.length > 0 && { access: given.access }),
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ApprovalError) throw error
    // The node does not replace code, or its answer is invalid.
    return callOnly()
  }

  /** Returns the changes of these balances, and the results and events of the calls. */
  async function simulate(balances: readonly SimulatedCall[], hasEvents: boolean) {
    const calls = [...balances, ...executed, ...balances]
    const simulated = hasEvents ? await readEvents(calls) : undefined
    // It has stated the effects of the calls alone: a balance that is read with them keeps it from that.
    if (hasEvents && !simulated) throw new ApprovalError('effects_hidden')
    const results =
      simulated ??
      (await simulateCalls(({ method, params }) => ask(method, params), { network, from, calls, signal }))
    const count = balances.length
    const changes = balances.map((_, index) =>
      subtract(results[count + executed.length + index], results[index]),
    )
    const events = toEvents(simulated?.slice(count, count + executed.length) ?? [])
    return [changes, results.slice(count, count + executed.length), events] as const
  }

  /** Returns `undefined` for a node that refuses the method. */
  async function readEvents(calls: readonly SimulatedCall[]) {
    let isAnswered = false
    const results = await simulateEvents(
      async ({ method, params }) => {
        const answer = await ask(method, params)
        isAnswered = true
        return answer
      },
      { network, from, calls, overrides: balanceOverride, signal },
    )
    // Such as more events than are parsed.
    if (isAnswered && !results) throw new ApprovalError('effects_hidden')
    return results
  }

  async function callOnly(): Promise<Simulation> {
    const [first, ...others] = transactions
    // A call may depend on those before it.
    if (!first || others.length > 0) return { status: 'unavailable' }
    const { to, data, value } = first
    try {
      await ask('eth_call', [{ from, to, data, value: toHex(value) }, 'latest'])
      return { status: 'succeeded' }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof RpcError) || error.rpcCode === undefined) return { status: 'unavailable' }
      const reason = typeof error.data === 'string' ? readReason(error.data) : toReason(error.shortMessage)
      return { status: 'reverted', reason }
    }
  }
}

const toEvents = (results: readonly { readonly events: readonly SimulatedEvent[] }[]) =>
  results.flatMap(({ events }) => events)

function subtract(
  after: SimulatedResult | undefined,
  before: SimulatedResult | undefined,
): bigint | undefined {
  const [to, from] = [after, before].map((result) =>
    result && !result.isReverted && /^0x[\da-f]{64}$/i.test(result.data) ? BigInt(result.data) : undefined,
  )
  return to === undefined || from === undefined ? undefined : to - from
}

/** The reason in the data of a revert: `Error(string)`, or the data itself. */
function readReason(data: string): string {
  try {
    const { args } = decodeErrorResult({ abi: parseAbi(['error Error(string)']), data: data as Hex })
    return toReason(args[0])
  } catch {
    // Another error of the contract.
    return toReason(data)
  }
}

const toReason = (text: string): string => escapeHiddenCharacters(text).text.slice(0, reasonLengthMax)
