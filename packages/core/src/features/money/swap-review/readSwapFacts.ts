import { encodeAllowance } from '../../../chains/evm/approvalData.js'
import type { NetworkRequest } from '../../../chains/evm/askNetwork.js'
import { getReceipt } from '../../../chains/evm/getReceipt.js'
import { readFees } from '../../../chains/evm/readFees.js'
import { toQuantity } from '../../../chains/evm/toQuantity.js'
import { encodeBalanceOf } from '../../../chains/evm/transferData.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import {
  SimulationRevertedError,
  SwapPriceChangedError,
  TransactionMismatchError,
} from '../../../foundation/errors/transaction.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { Clock } from '../../../ports/Clock.js'
import type { SwapRequest, SwapSource } from '../../../ports/SwapSource.js'
import { readDataFee } from '../transfer/readDataFee.js'
import { isContractAccount, readPermit, toSignedPermit } from './permits.js'
import { hasOnlyPinned, isPinned } from './pinnedContracts.js'
import {
  compareSwap,
  getLimit,
  getPaid,
  getReceived,
  isAsGood,
  isCrossing,
  isPaidValue,
  isSameAddress,
  isValidAt,
  toApproval,
  toApprovals,
  toSwap,
} from './rules.js'
import type { SwapApproval, SwapFacts, SwapIntent, SwapStep } from './types.js'

/** The gas of a step that the network does not estimate, because the account has too little for it. */
const assumedGas: Readonly<Record<SwapStep, bigint>> = {
  ...{ reset: 65_000n, approve: 65_000n, allow: 65_000n, permit: 300_000n, swap: 300_000n, batch: 500_000n },
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
  const { intent } = parameters
  const isSigned = intent.permit !== undefined && !intent.permit2Spender
  const unsigned = { ...parameters, intent: { ...intent, permit: undefined, canPermit: false } }
  if (isSigned && reviewed && !reviewed.isSigned) return readFacts(request, unsigned, reviewed)
  try {
    return await readFacts(request, parameters, reviewed)
  } catch (error) {
    if (!isSigned || !(error instanceof SimulationRevertedError)) throw error
    // The token does not accept the signature, as of an account that is a contract: it is approved instead.
    return readFacts(request, unsigned, undefined)
  }
}

async function readFacts(
  request: NetworkRequest,
  parameters: Parameters,
  reviewed: SwapFacts | undefined,
): Promise<SwapFacts> {
  const { network, intent, clock, signal } = parameters
  const { from, sell, spender, permit2Spender, after } = intent
  // One node that lies about a balance or an allowance would decide what is approved and sold.
  const ask = (method: string, params: readonly unknown[]) =>
    request({ network, method, params, signal, needsMajority: method !== 'eth_estimateGas' })
  if (!hasOnlyPinned(parameters.source, intent)) throw new TransactionMismatchError({ field: 'router' })
  if (after && !reviewed) await waitForApproval(request, { ...parameters, hash: after })
  if (
    sell.address &&
    (!spender || isSameAddress(spender, from) || !isContract(await ask('eth_getCode', [spender, 'latest'])))
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
  const built = isReusable ? reviewed : await buildSwap(parameters, allowance)
  const paid = getPaid(intent, built.limit)
  const isPermitted = built.isSigned && !permit2Spender
  const approval = isPermitted ? undefined : await getApproval(request, { ...parameters, paid, allowance })
  const isPermitNeeded = permit2Spender ? !built.isSigned : approval && !parameters.canBatch
  const permit = isPermitNeeded
    ? await readPermit(request, { ...parameters, paid, deadline: built.deadline })
    : undefined
  const isPermit2Needed = permit !== undefined && permit2Spender !== undefined
  // A signature of an account with code is valid only if its code says so.
  const canSign = !isPermit2Needed || !isContract(await ask('eth_getCode', [from, 'latest']))
  const step = getStep({ ...parameters, approval, permit, canSign })
  const swap = toSwap(intent, built)
  compareSwap(swap, intent, { ...built, step: 'swap' })
  const sellBalance = tokenBalance ?? nativeBalance
  const approvals = toApprovals(intent, { ...built, approval, isPermit2Needed })
  // A network simulates nothing that the account cannot pay.
  const simulated =
    paid <= sellBalance
      ? await (await loadSimulation()).simulateSwap(request, {
          ...parameters,
          ...{ paid, least: getReceived(intent, built.limit), isHere: !isCrossing(intent) },
          ...{ approvals, swap, allowance: allowance ?? 0n },
          isPinned: isPinned(parameters.source, intent),
        })
      : { received: 0n }
  const next = step === 'reset' || step === 'approve' || step === 'allow' ? (approvals[0] ?? swap) : swap
  // A network estimates one call, and the swap would fail without the approval.
  const estimated =
    paid <= sellBalance && step !== 'batch' && step !== 'permit'
      ? await read('eth_estimateGas', [
          { from, to: next.to, data: next.data, value: toHexQuantity(next.value) },
        ]).catch((error: unknown) => throwRevert(error, nativeBalance === 0n ? assumedGas[step] : undefined))
      : assumedGas[step]
  const dataLength = next.data.length / 2 - 1
  return {
    ...built,
    step,
    ...(approval && { approval }),
    ...(isPermit2Needed && { isPermit2Needed }),
    permit: step === 'permit' ? permit : undefined,
    nativeBalance,
    sellBalance,
    ...simulated,
    gas: (estimated * gasPercent) / 100n,
    fees,
    dataFee: await readDataFee(request, { network, dataLength, signal }),
    ...(isCrossing(intent) && {
      isContractAccount: isContractAccount(await ask('eth_getCode', [from, 'latest'])),
    }),
  }
}

function getStep(state: {
  readonly intent: SwapIntent
  readonly canBatch: boolean
  readonly approval: SwapApproval | undefined
  readonly permit: SwapFacts['permit']
  readonly canSign: boolean
}): SwapStep {
  const { intent, canBatch, approval, permit, canSign } = state
  if (!approval && !permit) return 'swap'
  if (canBatch) return 'batch'
  // Permit2 needs the allowance, and then the signature.
  if (approval && (intent.permit2Spender || !permit)) return approval
  return canSign ? 'permit' : 'allow'
}

type Built = Pick<
  SwapFacts,
  'fromAmount' | 'toAmount' | 'limit' | 'transaction' | 'deadline' | 'isSigned' | 'steps' | 'estimatedSeconds'
>

/** Asks the server for the current price from the same source, and for its transaction. */
async function buildSwap(
  { intent, source, clock, signal }: Parameters,
  allowance: bigint | undefined,
): Promise<Built> {
  const { chainId, from: account, recipient, sell, buy, mode, amount, slippageBps, validMs } = intent
  const toChainId = isCrossing(intent) ? buy.chainId : undefined
  const wanted: SwapRequest = {
    ...{ chainId, from: sell.address, to: buy.address, mode, amount },
    ...(toChainId && { toChainId }),
  }
  // Nothing shows later who receives what arrives on another chain.
  const receiver = recipient ?? (toChainId && account)
  const { permit, permit2Spender } = intent
  const canPermit2 = permit2Spender !== undefined
  const quotes = await source.getQuotes({ ...wanted, account, canPermit2, signal })
  const quote = quotes.find((one) => one.source?.id === intent.source?.id)
  if (!quote) throw new SwapPriceChangedError()
  const isOfAmount = (mode === 'exactIn' ? quote.fromAmount : quote.toAmount) === amount
  if (!isOfAmount) throw new TransactionMismatchError({ field: 'amount' })
  // The server names other contracts than those that were shown.
  if (!isSameAddress(quote.router, intent.router)) throw new TransactionMismatchError({ field: 'router' })
  const isPermit2 = quote.permit2 !== undefined
  const isSameSpender =
    isSameAddress(quote.spender, intent.spender) &&
    isPermit2 === canPermit2 &&
    (!isPermit2 || isSameAddress(quote.permit2?.spender, permit2Spender))
  if (sell.address && !isSameSpender) throw new TransactionMismatchError({ field: 'recipient' })
  const quoted = mode === 'exactIn' ? quote.toAmount : quote.fromAmount
  if (intent.limit !== undefined && !isAsGood(mode, quoted, intent.limit)) throw new SwapPriceChangedError()
  const current = getLimit(mode, quoted, slippageBps)
  // Never less than what was shown, and a better price is kept.
  const isKept = intent.limit !== undefined && (permit || !isAsGood(mode, current, intent.limit))
  const limit = isKept && intent.limit !== undefined ? intent.limit : current
  const paid = getPaid(intent, limit)
  const isAllowed = !permit2Spender && allowance !== undefined && allowance >= paid
  const isValid = permit !== undefined && isValidAt(permit.deadline, clock.now())
  const signed = isValid && !isAllowed ? toSignedPermit(intent, paid) : {}
  const isSigned = signed.permit !== undefined || signed.permit2 !== undefined
  // The nonce of the swap is the one that was signed.
  const deadline = isSigned && permit ? permit.deadline : Math.floor((clock.now() + validMs) / 1_000)
  const transaction = await source.buildTransaction({
    ...wanted,
    account,
    ...(receiver && { recipient: receiver }),
    source: intent.source?.id,
    slippageBps,
    ...(mode === 'exactIn' ? { minToAmount: limit } : { maxFromAmount: limit }),
    deadline,
    ...signed,
    signal,
  })
  if (!('to' in transaction)) throw new TransactionMismatchError({ field: 'method' })
  if (transaction.value !== undefined && !isPaidValue(intent, transaction.value, paid))
    throw new TransactionMismatchError({ field: 'value' })
  const { fromAmount, toAmount, steps, estimatedSeconds } = quote
  return {
    ...{ fromAmount, toAmount, limit, transaction, deadline, isSigned },
    ...(toChainId && { steps, estimatedSeconds }),
  }
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
  return (await (await loadSimulation()).canApprove(request, { ...parameters, approval }))
    ? 'approve'
    : 'reset'
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

const toHexQuantity = (value: bigint): string => `0x${value.toString(16)}`

/** With the first swap. */
const loadSimulation = () => import('./simulateSwap.js')
