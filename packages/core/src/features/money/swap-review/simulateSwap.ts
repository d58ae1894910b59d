import type { NetworkRequest } from '../../../chains/evm/askNetwork.js'
import { readRevertReason } from '../../../chains/evm/readRevertReason.js'
import {
  balanceOverride,
  createBalanceCall,
  type SimulatedCall,
  type SimulatedResult,
  simulateCalls,
} from '../../../chains/evm/simulateCalls.js'
import { simulateEffects } from '../../../chains/evm/simulateEffects.js'
import { encodeBalanceOf } from '../../../chains/evm/transferData.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import {
  SimulationRevertedError,
  SimulationUnavailableError,
  SwapPriceChangedError,
  TransactionMismatchError,
} from '../../../foundation/errors/transaction.js'
import type { Network } from '../../../foundation/schema/network.js'
import { roundingMax } from '../transfer/findRounding.js'
import { isReviewedSwap } from './isReviewedSwap.js'
import type { SwapFacts, SwapIntent } from './types.js'

type Parameters = {
  readonly network: Network
  readonly intent: SwapIntent
  readonly signal: AbortSignal
}

/**
 * Simulates a swap, with the approvals before it, and returns what the recipient gets, and what the tokens round: on another
 * chain, what the source promises.
 *
 * @throws `TransactionMismatchError` if the account would pay more, lose anything else, or allow anybody to take anything else;
 * `SwapPriceChangedError` if the recipient would get less than the limit; `SimulationRevertedError`; `SimulationUnavailableError`
 * if the network cannot simulate it, or not the events of contracts that the app does not name
 */
export async function simulateSwap(
  request: NetworkRequest,
  parameters: Parameters & {
    /** Amounts that the account pays at most, and that the recipient gets at least. */
    readonly paid: bigint
    readonly least: bigint
    /** Whether what is bought arrives on this chain. */
    readonly isHere: boolean
    /** The calls that allow it. */
    readonly approvals: readonly SimulatedCall[]
    readonly swap: SimulatedCall
    /** Amount that the spender may take already. */
    readonly allowance: bigint
    /** Whether the app names the contracts of the swap. */
    readonly isPinned: boolean
  },
): Promise<Pick<SwapFacts, 'received' | 'rounding'>> {
  const { network, intent, signal, paid, least, isHere, approvals, swap, allowance, isPinned } = parameters
  const { from, sell, buy, others, recipient = from } = intent
  // What arrives on another chain is not simulated: the account loses nothing but what it sells.
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
  const subject = { network, from, calls, overrides: balanceOverride, signal }
  const simulated = await simulateEffects(request, subject, (effect) =>
    isReviewedSwap(effect, intent, { paid, allowance }),
  )
  // Balances alone say nothing about allowances, operators and NFTs: that is enough only for contracts that the app trusts.
  if (!simulated && !isPinned) throw new SimulationUnavailableError({ network: network.name })
  const results =
    simulated?.results ??
    (await simulateCalls(request, subject).catch((cause: unknown) => {
      if (signal.aborted) throw cause
      throw new SimulationUnavailableError({ network: network.name, cause })
    }))
  if (simulated?.mismatch) throw new TransactionMismatchError({ field: simulated.mismatch })
  for (const result of results.slice(balances.length, -balances.length)) {
    if (result.isReverted) throw new SimulationRevertedError({ reason: readRevertReason(result.data) })
  }
  const before = results.slice(0, balances.length).map(toBalance)
  const after = results.slice(-balances.length).map(toBalance)
  const changes = before.map((balance, index) => (after[index] ?? 0n) - balance)
  const [sold = 0n, ...kept] = changes
  const bought = isHere ? (kept.shift() ?? 0n) : least
  if (-sold > paid + (sell.address && intent.mode === 'exactIn' ? roundingMax : 0n))
    throw new TransactionMismatchError({ field: 'amount' })
  // What takes nothing does something else: nothing here shows what arrives on another chain.
  if (!isHere && sold >= 0n) throw new TransactionMismatchError({ field: 'method' })
  if (kept.some((change) => change < 0n)) throw new TransactionMismatchError({ field: 'token' })
  // Who is paid gets the price.
  const isRoundable = intent.mode === 'exactOut' && isHere && buy.address !== undefined && recipient === from
  if (bought < least - (isRoundable ? roundingMax : 0n)) throw new SwapPriceChangedError()
  return { received: bought, ...((-sold > paid || bought < least) && { rounding: roundingMax }) }
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
