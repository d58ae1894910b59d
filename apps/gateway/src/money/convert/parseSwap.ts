import type { SwapMode } from '@latchkit/blockchain-api/contract'
import { quote } from '../../chain/rpcProxy/responses.js'
import type { Hex } from '../../data/accountData/evm/callContracts.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { ConvertContext } from './ConvertContext.js'
import { parseAsset, requireSwapNetwork } from './parseCaip10.js'
import { nativeAddress, type SwapChain } from './SwapChain.js'
import type { SwapAsset, SwapRequest } from './SwapRequest.js'

/** A swap of the pools of a chain. */
export type PoolSwap = {
  readonly chain: SwapChain
  readonly from: Hex
  readonly to: Hex
  readonly amount: bigint
  readonly mode: SwapMode
}

const maxAmount = 2n ** 256n - 1n

/**
 * Parses the tokens and the amount of a swap.
 *
 * @throws HttpError 400 with the invalid parameter.
 */
export function parseSwap(
  context: Pick<ConvertContext, 'sources' | 'tokens'>,
  texts: Readonly<Record<'from' | 'to' | 'amount', string | null>> & Pick<SwapRequest, 'mode' | 'canPermit2'>,
): SwapRequest {
  const from = parseAsset('from', texts.from)
  const to = parseAsset('to', texts.to)
  const { mode, canPermit2 } = texts
  const canSwap = context.sources.some((source) => source.canSwap({ from, to, amount: 1n, mode, canPermit2 }))
  if (!canSwap && from.chainId !== to.chainId)
    throw new HttpError(
      400,
      'to',
      `"to" must be on the same chain, ${from.chainId}, got ${to.chainId}: no source swaps between them`,
    )
  requireSwapNetwork(context, from.chainId)
  if (!canSwap)
    throw new HttpError(400, 'swapMode', `"swapMode" must be exactIn: no source of the chain has ${mode}`)
  if (from.chainId === to.chainId && from.address === to.address)
    throw new HttpError(400, 'to', `"to" must be another token than "from", got ${quote(texts.to ?? '')}`)
  requireKnownToken(context, 'from', from)
  requireKnownToken(context, 'to', to)
  const amount = parseAmount('amount', texts.amount)
  if (amount === 0n) throw new HttpError(400, 'amount', '"amount" must be more than 0, got 0')
  return { from, to, amount, mode, canPermit2 }
}

/**
 * Parses an amount in base units.
 *
 * @throws HttpError 400 with the field if it is no decimal text of a number of 256 bits.
 */
export function parseAmount(field: string, text: string | null): bigint {
  const amount = /^\d{1,78}$/.test(text ?? '') ? BigInt(text ?? '') : undefined
  if (amount !== undefined && amount <= maxAmount) return amount
  throw new HttpError(
    400,
    field,
    `"${field}" must be a whole number of base units in decimal digits, at most 2^256 - 1, got ${quote(text ?? '')}`,
  )
}

/**
 * Parses a mode.
 *
 * @throws HttpError 400 `swapMode` if it is unknown.
 */
export function parseMode(text: string): SwapMode {
  if (text === 'exactIn' || text === 'exactOut') return text
  throw new HttpError(400, 'swapMode', `"swapMode" must be exactIn or exactOut, got ${quote(text)}`)
}

/** The mint that stands for SOL on Solana. */
export const solMint = 'So11111111111111111111111111111111111111112'

/**
 * Requires a token of the token lists, or the native token. Tokens that anyone can create, such as those that cannot be
 * sold again, have no quotes.
 *
 * @throws HttpError 400 with the field for another token.
 */
export function requireKnownToken(
  { tokens }: Pick<ConvertContext, 'tokens'>,
  field: string,
  { chainId, address }: SwapAsset,
): void {
  const isSolana = chainId.startsWith('solana:')
  const isSame = (listed: string) => (isSolana ? listed : listed.toLowerCase()) === address
  const isNative = address === (isSolana ? solMint : nativeAddress)
  if (!isNative && !tokens(chainId).some((token) => isSame(token.address)))
    throw new HttpError(
      400,
      field,
      `"${field}" must be a token of GET /v1/convert/tokens?chainId=${chainId}, got ${address}`,
    )
}
