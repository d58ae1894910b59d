import type { Hex } from '../accountData/evm/callContracts.js'
import { HttpError } from '../http/HttpError.js'
import { quote } from '../rpcProxy/responses.js'
import type { ConvertContext } from './ConvertContext.js'
import { findSwapChain, parseCaip10 } from './parseCaip10.js'
import { nativeAddress, type SwapChain } from './SwapChain.js'

/** A swap that a client requests. Addresses are in lower case; that of the native token is `0xeeee…eeee`. */
export type Swap = {
  readonly chain: SwapChain
  readonly from: Hex
  readonly to: Hex
  /** Base units of `from`: 1 or more. */
  readonly amount: bigint
}

const maxAmount = 2n ** 256n - 1n

/**
 * Parses the tokens and the amount of a swap.
 *
 * @throws HttpError 400 with the invalid parameter.
 */
export function parseSwap(
  context: Pick<ConvertContext, 'chains' | 'tokens'>,
  texts: Readonly<Record<'from' | 'to' | 'amount', string | null>>,
): Swap {
  const from = parseCaip10('from', texts.from)
  const to = parseCaip10('to', texts.to, from.chainId)
  const chain = findSwapChain(context.chains, from.chainId)
  if (from.address === to.address)
    throw new HttpError(400, 'to', `"to" must be another token than "from", got ${quote(texts.to ?? '')}`)
  requireKnownToken(context, chain, 'from', from.address)
  requireKnownToken(context, chain, 'to', to.address)
  const amount = parseAmount(texts.amount)
  if (amount === 0n) throw new HttpError(400, 'amount', '"amount" must be more than 0, got 0')
  return { chain, from: from.address, to: to.address, amount }
}

/**
 * Parses an amount in base units.
 *
 * @throws HttpError 400 `amount` if it is no decimal text of a number of 256 bits.
 */
export function parseAmount(text: string | null): bigint {
  const amount = /^\d{1,78}$/.test(text ?? '') ? BigInt(text ?? '') : undefined
  if (amount !== undefined && amount <= maxAmount) return amount
  throw new HttpError(
    400,
    'amount',
    `"amount" must be a whole number of base units in decimal digits, at most 2^256 - 1, got ${quote(text ?? '')}`,
  )
}

/**
 * Requires a token of the token lists, or the native token. Tokens that anyone can create, such as those that cannot be
 * sold again, have no quotes.
 *
 * @throws HttpError 400 with the field for another token.
 */
export function requireKnownToken(
  { tokens }: Pick<ConvertContext, 'tokens'>,
  { id }: SwapChain,
  field: string,
  address: Hex,
): void {
  const isKnown =
    address === nativeAddress || tokens(id).some((token) => token.address.toLowerCase() === address)
  if (!isKnown)
    throw new HttpError(
      400,
      field,
      `"${field}" must be a token of GET /v1/convert/tokens?chainId=${id}, got ${address}`,
    )
}
