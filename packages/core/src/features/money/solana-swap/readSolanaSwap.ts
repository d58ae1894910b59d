import { parseAmount } from '../../../chains/solana/chainAccount.js'
import { encodeBase64 } from '../../../chains/solana/nodeBytes.js'
import { field, listOf } from '../../../foundation/encoding/field.js'
import type { SwapRequest } from '../../../ports/SwapSource.js'
import { checkTransaction } from './checkTransaction.js'
import { canPay } from './rules.js'
import { simulateSwap } from './simulateSwap.js'
import type {
  ClusterRequest,
  SolanaSwapContext,
  SolanaSwapFacts,
  SolanaSwapIntent,
  SwapTools,
} from './types.js'

/** Length of the data of a token account without extensions. */
const tokenAccountLength = 165
/** A higher fee would be an error of the server, or its intention. In lamports. */
const feeMax = 30_000_000n
/** For how many blocks the network accepts a blockhash. */
const lifetimeBlocks = 150n
/** An older transaction could expire while the user looks at the wallet. */
const reusableMs = 30_000

type Built = Pick<SolanaSwapFacts, 'transaction' | 'builtAt' | 'limit' | 'fromAmount' | 'toAmount'>

/**
 * Reads what the network and the server know about a swap: the current price, its transaction, fee and balances. The transaction is
 * simulated, and everything that it changes is compared. With `reviewed`, its transaction is checked again, and another one is built
 * only if it cannot be sent any more.
 *
 * @throws `createPriceChanged` if the price is worse than the one that was shown; `createMismatch` if the transaction does something
 * else; `createReverted`; what the requests reject with
 */
export async function readSolanaSwap(
  intent: SolanaSwapIntent,
  context: SolanaSwapContext,
  tools: SwapTools,
  reviewed?: SolanaSwapFacts | undefined,
): Promise<SolanaSwapFacts> {
  const { request, clock } = context
  const { from: account, sell, buy } = intent
  const isReusable = reviewed !== undefined && clock.now() - reviewed.builtAt < reusableMs
  const built = isReusable ? reviewed : await buildSwap(intent, context, tools)
  const { transaction } = built
  const checked = checkTransaction(transaction, account, tools)
  const commitment = { commitment: 'confirmed' } as const
  const read = async (method: string, params: readonly unknown[]) =>
    parseAmount(await request(method, params))
  const [isValid, fee, height, sol, leastBalance, tokenRent, sellAccounts, buyAccounts] = await Promise.all([
    request('isBlockhashValid', [checked.contents.lifetime, commitment]),
    request('getFeeForMessage', [encodeBase64(checked.message), commitment]),
    read('getBlockHeight', [commitment]),
    request('getBalance', [account, commitment]),
    read('getMinimumBalanceForRentExemption', [0]),
    read('getMinimumBalanceForRentExemption', [tokenAccountLength]),
    readTokenAmounts(request, account, sell.address),
    readTokenAmounts(request, account, buy.address),
  ])
  // A durable nonce has no lifetime: the transaction could be executed at any later time.
  if (field(isValid, 'value') !== true) {
    if (isReusable) return readSolanaSwap(intent, context, tools)
    throw tools.createMismatch('lifetime')
  }
  const nativeBalance = parseAmount(field(sol, 'value'))
  const facts: SolanaSwapFacts = {
    step: 'swap',
    ...built,
    lastValidBlockHeight: height + lifetimeBlocks,
    fee: parseAmount(field(fee, 'value')),
    rent: buy.address !== undefined && buyAccounts.length === 0 ? tokenRent : 0n,
    nativeBalance,
    sellBalance:
      sell.address === undefined ? nativeBalance : sellAccounts.reduce((sum, one) => sum + one, 0n),
    leastBalance,
  }
  if (facts.fee > feeMax) throw tools.createMismatch('fee')
  // A network simulates nothing that the account cannot pay.
  return canPay(intent, facts) ? { ...facts, ...(await simulate(request, intent, facts, tools)) } : facts
}

/** Returns what the transaction sells and buys, and what it costs beside the fee. */
async function simulate(
  request: ClusterRequest,
  intent: SolanaSwapIntent,
  { transaction, fee, limit }: SolanaSwapFacts,
  tools: SwapTools,
): Promise<Pick<SolanaSwapFacts, 'fromAmount' | 'toAmount' | 'rent'>> {
  const { from: account, sell, buy } = intent
  const { sol, rent, tokens } = await simulateSwap(request, { transaction, account }, tools)
  // What the SOL of the account changes by, beside the fee and the rent.
  const native = sol + fee + rent
  const getChange = (address: string | undefined) =>
    address === undefined ? native : (tokens.get(address) ?? 0n)
  const [fromAmount, toAmount] = [-getChange(sell.address), getChange(buy.address)]
  const others = [...tokens].filter(([mint]) => mint !== sell.address && mint !== buy.address)
  if (others.some(([, change]) => change < 0n)) throw tools.createMismatch('token')
  // SOL is lost only if it is sold.
  if (sell.address !== undefined && buy.address !== undefined && native < 0n)
    throw tools.createMismatch('value')
  if (fromAmount > tools.getPaid(intent, limit)) throw tools.createMismatch('amount')
  if (toAmount <= 0n) throw tools.createMismatch('recipient')
  if (toAmount < tools.getReceived(intent, limit)) throw tools.createPriceChanged()
  return { fromAmount, toAmount, rent }
}

/** Asks the server for the current price from the same source, and for its transaction. */
async function buildSwap(
  intent: SolanaSwapIntent,
  { source, clock, signal }: SolanaSwapContext,
  { createMismatch, createPriceChanged, getLimit, isAsGood }: SwapTools,
): Promise<Built> {
  const { chainId, from: account, sell, buy, mode, amount, slippageBps, validMs } = intent
  const wanted: SwapRequest = { chainId, from: sell.address, to: buy.address, mode, amount }
  const quotes = await source.getQuotes({ ...wanted, account, signal })
  const quote = quotes.find((one) => one.source?.id === intent.source?.id)
  if (!quote) throw createPriceChanged()
  const { fromAmount, toAmount } = quote
  if ((mode === 'exactIn' ? fromAmount : toAmount) !== amount) throw createMismatch('amount')
  const quoted = mode === 'exactIn' ? toAmount : fromAmount
  if (!isAsGood(mode, quoted, intent.limit)) throw createPriceChanged()
  const current = getLimit(mode, quoted, slippageBps)
  // Never less than what was shown, and a better price is kept.
  const limit = isAsGood(mode, current, intent.limit) ? current : intent.limit
  const builtAt = clock.now()
  const built = await source.buildTransaction({
    ...wanted,
    account,
    source: intent.source?.id,
    slippageBps,
    ...(mode === 'exactIn' ? { minToAmount: limit } : { maxFromAmount: limit }),
    deadline: Math.floor((builtAt + validMs) / 1_000),
    signal,
  })
  if (!('transaction' in built)) throw createMismatch('method')
  return { transaction: built.transaction, builtAt, limit, fromAmount, toAmount }
}

/** Reads the amounts of the token accounts that an account has for a mint; none for SOL. */
async function readTokenAmounts(
  request: ClusterRequest,
  account: string,
  mint: string | undefined,
): Promise<readonly bigint[]> {
  if (mint === undefined) return []
  const config = { encoding: 'jsonParsed', commitment: 'confirmed' } as const
  const answer = await request('getTokenAccountsByOwner', [account, { mint }, config])
  return listOf(field(answer, 'value')).map((one) => {
    const path = ['account', 'data', 'parsed', 'info', 'tokenAmount', 'amount']
    const amount = path.reduce(field, one)
    if (typeof amount !== 'string' || !/^\d{1,20}$/.test(amount))
      throw new TypeError('The response contains no amount.')
    return BigInt(amount)
  })
}
