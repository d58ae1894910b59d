import type { NetworkRequest } from '../../chains/evm/askNetwork.js'
import { readRevertReason } from '../../chains/evm/readRevertReason.js'
import {
  createBalanceCall,
  type SimulatedCall,
  type SimulatedResult,
  simulateCalls,
} from '../../chains/evm/simulateCalls.js'
import { encodeBalanceOf } from '../../chains/evm/transferData.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import {
  SimulationRevertedError,
  SimulationUnavailableError,
  SwapPriceChangedError,
  TransactionMismatchError,
} from '../../foundation/errors/transaction.js'
import type { Network } from '../../foundation/schema/network.js'
import { getPaid, getReceived, isCrossing } from './rules.js'
import type { SwapIntent } from './types.js'

type Parameters = {
  readonly network: Network
  readonly intent: SwapIntent
  readonly signal: AbortSignal
}

/**
 * Simulates a swap, with the approvals before it, and returns what the recipient gets: on another chain, what the source promises.
 *
 * @throws `TransactionMismatchError` if the account would pay more, or lose another token; `SwapPriceChangedError` if the recipient would
 * get less than the limit; `SimulationRevertedError`; `SimulationUnavailableError` if the network cannot simulate
 */
export async function simulateSwap(
  request: NetworkRequest,
  parameters: Parameters & {
    readonly limit: bigint
    /** The calls that allow it. */
    readonly approvals: readonly SimulatedCall[]
    readonly swap: SimulatedCall
  },
): Promise<bigint> {
  const { network, intent, signal, limit, approvals, swap } = parameters
  const { from, sell, buy, others, recipient = from } = intent
  // What arrives on another chain is not simulated: the account loses nothing but what it sells.
  const isHere = !isCrossing(intent)
  const swapped = isHere ? [sell.address, buy.address] : [sell.address]
  const assets = [...swapped, ...others.filter((token) => !swapped.includes(token))]
  // The native token is lost only if it is sold.
  if (!assets.includes(undefined)) assets.push(undefined)
  const balances = assets.map((token, index) =>
    toBalanceCall(token, isHere && index === 1 ? recipient : from),
  )
  // Who pays for another account must not lose what that account gets.
  if (recipient !== from) balances.push(toBalanceCall(buy.address, from))
  const calls = [...balances, ...approvals, swap, ...balances]
  const results = await simulateCalls(request, { network, from, calls, signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    throw new SimulationUnavailableError({ network: network.name, cause })
  })
  for (const result of results.slice(balances.length, -balances.length)) {
    if (result.isReverted) throw new SimulationRevertedError({ reason: readRevertReason(result.data) })
  }
  const before = results.slice(0, balances.length).map(toBalance)
  const after = results.slice(-balances.length).map(toBalance)
  const changes = before.map((balance, index) => (after[index] ?? 0n) - balance)
  const least = getReceived(intent, limit)
  const [sold = 0n, ...kept] = changes
  const bought = isHere ? (kept.shift() ?? 0n) : least
  if (-sold > getPaid(intent, limit)) throw new TransactionMismatchError({ field: 'amount' })
  if (kept.some((change) => change < 0n)) throw new TransactionMismatchError({ field: 'token' })
  if (bought < least) throw new SwapPriceChangedError()
  return bought
}

/** Whether the token accepts an approval while another one is not used up: some (USDT) must be reset first. */
export async function canApprove(
  request: NetworkRequest,
  { network, intent, signal, approval }: Parameters & { readonly approval: SimulatedCall },
): Promise<boolean> {
  const results = await simulateCalls(request, {
    network,
    from: intent.from,
    calls: [approval],
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    throw new SimulationUnavailableError({ network: network.name, cause })
  })
  return results[0]?.isReverted === false
}

const toBalanceCall = (token: Hex | undefined, account: Hex): SimulatedCall =>
  token ? { to: token, data: encodeBalanceOf(account) } : createBalanceCall(account)

/** A token whose balance can't be read has none. */
const toBalance = ({ isReverted, data }: SimulatedResult): bigint =>
  isReverted || data.length !== 66 ? 0n : BigInt(data)
