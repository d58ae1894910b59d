import type { NetworkRequest } from '../../../chains/evm/askNetwork.js'
import { readRevertReason } from '../../../chains/evm/readRevertReason.js'
import { type SimulatedCall, type SimulatedResult, simulateCalls } from '../../../chains/evm/simulateCalls.js'
import { simulateEffects } from '../../../chains/evm/simulateEffects.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { SimulationRevertedError, TransactionMismatchError } from '../../../foundation/errors/transaction.js'
import type { Network } from '../../../foundation/schema/network.js'
import { findRounding, roundingMax } from './findRounding.js'
import { isReviewedTransfer } from './isReviewedTransfer.js'
import type { TransferFacts, TransferIntent } from './types.js'

/**
 * Returns what the recipient gets, and what the token rounds; `undefined` if the network cannot simulate.
 *
 * @throws `SimulationRevertedError` if a contract rejects it; `TransactionMismatchError` if the token takes more than the
 * amount and what it rounds, or anything else
 */
export async function simulateTransfer(
  request: NetworkRequest,
  parameters: {
    readonly network: Network
    readonly intent: TransferIntent
    readonly amount: bigint
    readonly signal: AbortSignal
    readonly transfer: SimulatedCall
    /** Returns the call that reads what an account has of the token. */
    readonly toBalanceCall: (account: Hex) => SimulatedCall
    readonly readBalance: (result: SimulatedResult, account: Hex) => bigint
  },
): Promise<Pick<TransferFacts, 'received' | 'rounding'> | undefined> {
  const { network, intent, amount, signal, transfer, toBalanceCall, readBalance } = parameters
  const { from, to } = intent
  const readBalances = [from, to].map(toBalanceCall)
  const calls = [...readBalances, transfer, ...readBalances]
  const subject = { network, from, calls, signal }
  let results: readonly SimulatedResult[]
  try {
    // Without events, the reviewed call of the token is all that is known.
    const effects = await simulateEffects(request, subject, (effect) =>
      isReviewedTransfer(effect, intent, amount),
    )
    if (effects?.mismatch) throw new TransactionMismatchError({ field: effects.mismatch })
    results = effects?.results ?? (await simulateCalls(request, subject))
  } catch (error) {
    if (error instanceof TransactionMismatchError) throw error
    if (signal.aborted) throw error
    return undefined
  }
  const [ownBefore, before, sent, ownAfter, after] = results
  if (!ownBefore || !before || !sent || !ownAfter || !after) return undefined
  if (sent.isReverted) throw new SimulationRevertedError({ reason: readRevertReason(sent.data) })
  // Some tokens return nothing (USDT), some return false instead of a revert.
  if (sent.data !== '0x' && BigInt(sent.data) === 0n)
    throw new SimulationRevertedError({ reason: 'The token returned false.' })
  if (from.toLowerCase() === to.toLowerCase()) return { received: amount }
  const taken = readBalance(ownBefore, from) - readBalance(ownAfter, from)
  if (taken > amount + (intent.nft ? 0n : roundingMax))
    throw new TransactionMismatchError({ field: 'amount' })
  const received = readBalance(after, to) - readBalance(before, to)
  if (intent.nft && received !== amount)
    throw new SimulationRevertedError({ reason: 'The recipient would not get the NFT.' })
  return findRounding({ amount, taken, received: received < 0n ? 0n : received })
}
