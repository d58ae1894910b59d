import { encodeAllowance } from '../../chains/evm/approvalData.js'
import type { NetworkRequest } from '../../chains/evm/askNetwork.js'
import { getReceipt } from '../../chains/evm/getReceipt.js'
import { readFees } from '../../chains/evm/readFees.js'
import { toQuantity } from '../../chains/evm/toQuantity.js'
import { encodeBalanceOf } from '../../chains/evm/transferData.js'
import { LatchkitError } from '../../foundation/errors/base.js'
import {
  SimulationRevertedError,
  SwapPriceChangedError,
  TransactionMismatchError,
} from '../../foundation/errors/transaction.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Clock } from '../../ports/Clock.js'
import type { SwapRequest, SwapSource } from '../../ports/SwapSource.js'
import { readDataFee } from '../transfer/readDataFee.js'
import { compareSwap, getLimit, getPaid, isAsGood, isSame, isValidAt, toApproval, toSwap } from './rules.js'
import { canApprove, simulateSwap } from './simulateSwap.js'
import type { SwapApproval, SwapFacts, SwapIntent, SwapStep } from './types.js'

/** The gas of a step that the network does not estimate, because the account has too little for it. */
const assumedGas: Readonly<Record<SwapStep, bigint>> = {
  ...{ reset: 65_000n, approve: 65_000n, swap: 300_000n, batch: 430_000n },
}

/** The state of a contract can change until the block, so calls get more gas than estimated, in percent. */
const gasPercent = 130n

/** How often the network is asked for the receipt of an approval, and after which time again. */
const receiptLooksMax = 300
const receiptLookMs = 1_000

type Parameters = {
  readonly network: Network
  readonly intent: SwapIntent
  readonly source: SwapSource
  /** Whether the wallet executes several calls together. */
  readonly canBatch: boolean
  readonly clock: Clock
  readonly signal: AbortSignal
}

/**
 * Reads what the network and the server know about a swap: the current price, its transaction, what is signed next, balances, fees
 * and gas. The transaction is decoded, and simulated with the approval before it. With `reviewed`, its transaction is checked
 * again, and another one is built only if it cannot be sent any more.
 *
 * @throws `SwapPriceChangedError` if the price is worse than the one that was shown; `TransactionMismatchError` if the transaction
 * does something else; `SimulationRevertedError`; `SimulationUnavailableError`; what the requests reject with
 */
export async function readSwapFacts(
  request: NetworkRequest,
  parameters: Parameters,
  reviewed?: SwapFacts | undefined,
): Promise<SwapFacts> {
  const { network, intent, clock, signal } = parameters
  const { from, sell, spender, after } = intent
  const ask = (method: string, params: readonly unknown[]) => request({ network, method, params, signal })
  if (after && !reviewed) await waitForApproval(request, { ...parameters, hash: after })
  if (
    sell.address &&
    (!spender || isSame(spender, from) || !isContract(await ask('eth_getCode', [spender, 'latest'])))
  )
    throw new TransactionMismatchError({ field: 'recipient' })
  const read = async (method: string, params: readonly unknown[]) => toQuantity(await ask(method, params))
  const call = (data: string) => read('eth_call', [{ to: sell.address, data }, 'latest'])
  const [nativeBalance, tokenBalance, allowance, fees] = await Promise.all([
    read('eth_getBalance', [from, 'latest']),
    sell.address && call(encodeBalanceOf(from)),
    sell.address && spender && call(encodeAllowance(from, spender)),
    readFees(request, { network, signal }),
  ])
  const isReusable = reviewed !== undefined && isValidAt(reviewed.deadline, clock.now())
  const built = isReusable ? reviewed : await buildSwap(parameters)
  const paid = getPaid(intent, built.limit)
  const approval = await getApproval(request, { ...parameters, paid, allowance })
  const step = !approval ? 'swap' : parameters.canBatch ? 'batch' : approval
  const swap = toSwap(intent, built)
  compareSwap(swap, intent, { ...built, step: 'swap' })
  const sellBalance = tokenBalance ?? nativeBalance
  // A network simulates nothing that the account cannot pay.
  const received =
    paid <= sellBalance
      ? await simulateSwap(request, { ...parameters, limit: built.limit, approval, swap })
      : 0n
  const next = !approval ? swap : toApproval(intent, approval === 'reset' ? 0n : paid)
  // A network estimates one call, and the swap would fail without the approval.
  const estimated =
    paid <= sellBalance && step !== 'batch'
      ? await read('eth_estimateGas', [
          { from, to: next.to, data: next.data, value: toHex(next.value) },
        ]).catch((error: unknown) => throwRevert(error, nativeBalance === 0n ? assumedGas[step] : undefined))
      : assumedGas[step]
  const dataLength = next.data.length / 2 - 1
  return {
    ...built,
    step,
    ...(approval && { approval }),
    nativeBalance,
    sellBalance,
    received,
    gas: (estimated * gasPercent) / 100n,
    fees,
    dataFee: await readDataFee(request, { network, dataLength, signal }),
  }
}

type Built = Pick<SwapFacts, 'fromAmount' | 'toAmount' | 'limit' | 'transaction' | 'deadline'>

/** Asks the server for the current price from the same source, and for its transaction. */
async function buildSwap({ intent, source, clock, signal }: Parameters): Promise<Built> {
  const { chainId, from: account, recipient, sell, buy, mode, amount, slippageBps, validMs } = intent
  const wanted: SwapRequest = { chainId, from: sell.address, to: buy.address, mode, amount }
  const quotes = await source.getQuotes({ ...wanted, account, signal })
  const quote = quotes.find((one) => one.source?.id === intent.source?.id)
  if (!quote) throw new SwapPriceChangedError()
  const isOfAmount = (mode === 'exactIn' ? quote.fromAmount : quote.toAmount) === amount
  if (!isOfAmount) throw new TransactionMismatchError({ field: 'amount' })
  // The server names other contracts than those that were shown.
  if (!isSame(quote.router, intent.router)) throw new TransactionMismatchError({ field: 'router' })
  if (sell.address && !isSame(quote.spender, intent.spender))
    throw new TransactionMismatchError({ field: 'recipient' })
  const quoted = mode === 'exactIn' ? quote.toAmount : quote.fromAmount
  if (intent.limit !== undefined && !isAsGood(mode, quoted, intent.limit)) throw new SwapPriceChangedError()
  const current = getLimit(mode, quoted, slippageBps)
  // Never less than what was shown, and a better price is kept.
  const limit = intent.limit !== undefined && !isAsGood(mode, current, intent.limit) ? intent.limit : current
  const deadline = Math.floor((clock.now() + validMs) / 1_000)
  const transaction = await source.buildTransaction({
    ...wanted,
    account,
    ...(recipient && { recipient }),
    source: intent.source?.id,
    slippageBps,
    ...(mode === 'exactIn' ? { minToAmount: limit } : { maxFromAmount: limit }),
    deadline,
    signal,
  })
  const value = sell.address ? 0n : getPaid(intent, limit)
  if (transaction.value !== undefined && transaction.value !== value)
    throw new TransactionMismatchError({ field: 'value' })
  const { fromAmount, toAmount } = quote
  return { fromAmount, toAmount, limit, transaction, deadline }
}

/** Returns the approval that is missing. */
async function getApproval(
  request: NetworkRequest,
  parameters: Parameters & { readonly paid: bigint; readonly allowance: bigint | undefined },
): Promise<SwapApproval | undefined> {
  const { intent, paid, allowance } = parameters
  if (!intent.sell.address || allowance === undefined || allowance >= paid) return undefined
  if (allowance === 0n) return 'approve'
  const approval = toApproval(intent, paid)
  return (await canApprove(request, { ...parameters, approval })) ? 'approve' : 'reset'
}

/**
 * Waits until an approval is confirmed: the swap after it could not be estimated before.
 *
 * @throws `SimulationRevertedError` if it failed
 */
async function waitForApproval(
  request: NetworkRequest,
  { network, clock, signal, hash }: Parameters & { readonly hash: NonNullable<SwapIntent['after']> },
): Promise<void> {
  for (let look = 0; look < receiptLooksMax; look += 1) {
    const receipt = await getReceipt(request, { hash, network, signal })
    if (receipt?.status === 'reverted') throw new SimulationRevertedError({ reason: 'The approval failed.' })
    if (receipt) return
    await new Promise<void>((resolve) => {
      const stop = clock.setTimeout(resolve, receiptLookMs)
      signal.addEventListener(
        'abort',
        () => {
          stop()
          resolve()
        },
        { once: true },
      )
    })
    if (signal.aborted) return
  }
  throw new SimulationRevertedError({ reason: 'The approval is not confirmed yet.' })
}

/** A node responds with an error to the estimate of a call that reverts. `assumed`: what to return for an account without funds. */
function throwRevert(error: unknown, assumed: bigint | undefined): bigint {
  const text = error instanceof LatchkitError ? error.details : undefined
  if (assumed !== undefined) return assumed
  if (!/revert/i.test(text ?? '')) throw error
  throw new SimulationRevertedError({ reason: text, cause: error })
}

const isContract = (code: unknown): boolean => typeof code === 'string' && /^0x[\da-f]{2,}$/i.test(code)

const toHex = (value: bigint): string => `0x${value.toString(16)}`
