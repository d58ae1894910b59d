import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { PayError } from '../../../foundation/errors/pay.js'
import { autoSlippageBps, defaultDeadlineMinutes } from '../swap/rules.js'
import { hasOnlyPinned } from '../swap-review/pinnedContracts.js'
import { getLimit } from '../swap-review/rules.js'
import type { EvmSwapToken } from '../swap-review/types.js'
import { getPayTokens } from './getPayTokens.js'
import type { SwapPayIntent } from './swapPayReview.js'
import type { Payment } from './types.js'

/** Number of other tokens of the account whose balances a simulation compares: the most valuable ones. */
const othersMax = 20

/**
 * Asks the server for the price of a payment in another token, and returns the swap to review: exactly the price for the recipient.
 *
 * @throws `PayError` with the code `pay-asset-not-supported` if the account does not have the token, or no source swaps it
 */
export async function toSwapPayIntent(
  kit: Latchkit,
  {
    payment,
    token,
    from,
    signal,
  }: {
    readonly payment: Payment
    readonly token: string
    readonly from: string
    readonly signal: AbortSignal
  },
): Promise<SwapPayIntent> {
  const { asset, amount, recipient } = payment
  const { chainId } = asset
  const tokens = getPayTokens(kit.getState(), payment)
  const own = tokens.find(({ id }) => id === token.toLowerCase())
  const notSupported = (reason: string) => new PayError({ code: 'pay-asset-not-supported', reason })
  if (!own) throw notSupported(`The account has no other token "${token.slice(0, 80)}".`)
  const [sell, buy] = [toSwapToken(own, chainId), toSwapToken(asset, chainId)]
  const source = await kit.internal.dataApi?.swaps?.()
  if (!source || !isEvmAddress(from) || !isEvmAddress(recipient))
    throw notSupported('Set the option `dataApi` to one with swaps.')
  const quotes = await source.getQuotes({
    chainId,
    from: sell.address,
    to: buy.address,
    mode: 'exactOut',
    amount,
    account: from,
    signal,
  })
  // A server that does not say which contract takes the token is not asked for its transaction.
  const quote = quotes.find(
    ({ router, spender }) =>
      router &&
      (!sell.address || spender) &&
      hasOnlyPinned(source, { chainId, router, ...(sell.address && { spender }) }),
  )
  if (!quote?.router) throw notSupported(`No source swaps ${sell.symbol} for ${buy.symbol}.`)
  const others = tokens.flatMap(({ id }) => (isHexAddress(id) && id !== sell.address ? [id] : []))
  return {
    chainId,
    from,
    recipient,
    sell,
    buy,
    mode: 'exactOut',
    amount,
    limit: getLimit('exactOut', quote.fromAmount, autoSlippageBps),
    slippageBps: autoSlippageBps,
    validMs: defaultDeadlineMinutes * 60_000,
    router: quote.router,
    ...(sell.address && { spender: quote.spender }),
    ...(quote.source && { source: quote.source }),
    others: others.slice(0, othersMax),
    isBatchRefused: true,
  }
}

const isHexAddress = (text: string | undefined): text is Hex => isEvmAddress(text, { strict: false })

function toSwapToken(
  {
    address,
    name,
    symbol,
    decimals,
    icon,
  }: {
    readonly address?: string | undefined
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly icon?: string | undefined
  },
  chainId: EvmSwapToken['chainId'],
): EvmSwapToken {
  const lower = address?.toLowerCase()
  return {
    chainId,
    ...(isHexAddress(lower) && { address: lower }),
    name,
    symbol,
    decimals,
    ...(icon !== undefined && { icon }),
    canPermit: false,
  }
}
