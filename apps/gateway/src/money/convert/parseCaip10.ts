import { quote } from '../../chain/rpcProxy/responses.js'
import type { Hex } from '../../data/accountData/evm/callContracts.js'
import { isEvmAddress } from '../../data/sources/addresses.js'
import { toHexAddress } from '../../foundation/toHexAddress.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { ConvertContext } from './ConvertContext.js'
import type { SwapChain } from './SwapChain.js'
import type { SwapAsset } from './SwapRequest.js'

/** An account or a token on an EVM chain. */
export type EvmAccount = {
  /** CAIP-2 id. */
  readonly chainId: string
  /** In lower case. */
  readonly address: Hex
}

/**
 * Parses a CAIP-10 id.
 *
 * @param field The parameter that contains it.
 * @param requiredChainId The chain that it must be of. Default: any EVM chain.
 * @throws HttpError 400 with the field if it is none of an EVM chain, or of another chain.
 */
export function parseCaip10(field: string, text: string | null, requiredChainId?: string): EvmAccount {
  const [, chainId, address] = /^(eip155:\d{1,32}):(0x[\da-fA-F]{40})$/.exec(text ?? '') ?? []
  if (chainId === undefined || address === undefined || !isEvmAddress(address))
    throw new HttpError(
      400,
      field,
      `"${field}" must be a CAIP-10 id of an EVM chain such as eip155:1:0x…, with a valid checksum or in lower case, got ${quote(text ?? '')}`,
    )
  if (requiredChainId !== undefined && chainId !== requiredChainId)
    throw new HttpError(
      400,
      field,
      `"${field}" must be on the same chain, ${requiredChainId}, got ${chainId}`,
    )
  return { chainId, address: toHexAddress(address) }
}

/**
 * Returns the chain with swaps that has an id.
 *
 * @throws HttpError 400 `chainId` if there is none.
 */
export function findSwapChain(chains: readonly SwapChain[], chainId: string): SwapChain {
  const chain = chains.find(({ id }) => id === chainId)
  if (!chain)
    throw new HttpError(
      400,
      'chainId',
      `Network not supported for Swaps: ${quote(chainId)}`,
      {},
      { code: 'unsupported' },
    )
  return chain
}

/**
 * Parses the CAIP-10 id of a token, or of an account, on an EVM chain or on Solana.
 *
 * @throws HttpError 400 with the field if it is none.
 */
export function parseAsset(field: string, text: string | null): SwapAsset {
  const [, chainId, address] =
    /^(solana:[-_a-zA-Z0-9]{1,32}):([1-9A-HJ-NP-Za-km-z]{32,44})$/.exec(text ?? '') ?? []
  return chainId !== undefined && address !== undefined ? { chainId, address } : parseCaip10(field, text)
}

/**
 * Requires a chain that a source swaps on.
 *
 * @throws HttpError 400 `chainId` if there is none.
 */
export function requireSwapNetwork({ sources }: Pick<ConvertContext, 'sources'>, chainId: string): void {
  if (!sources.some(({ chainIds }) => chainIds.includes(chainId)))
    throw new HttpError(
      400,
      'chainId',
      `Network not supported for Swaps: ${quote(chainId)}`,
      {},
      { code: 'unsupported' },
    )
}
