import type { currencies as contractCurrencies } from '@latchkit/blockchain-api/contract'
import { quote } from '../../chain/rpcProxy/responses.js'
import { HttpError } from '../../server/http/HttpError.js'
import { isBitcoinAddress } from './bitcoin/isBitcoinAddress.js'
import type { Account } from './parseAccount.js'

/**
 * The currencies of the contract. The compiler compares them: the gateway imports only types of other packages, so that it
 * runs without their code, as in its container.
 */
export const currencies: typeof contractCurrencies = [
  'usd',
  'eur',
  'gbp',
  'aud',
  'cad',
  'inr',
  'jpy',
  'btc',
  'eth',
]

/**
 * Returns the chain of a request, or all chains if it names none.
 *
 * @throws HttpError 400 `chainId` if the gateway does not serve the chain.
 */
export function findChains<Chain extends { readonly id: string }>(
  chains: readonly Chain[],
  chainId: string | null,
): readonly Chain[] {
  const chosen = chainId === null ? chains : chains.filter(({ id }) => id === chainId)
  if (chosen.length > 0) return chosen
  throw new HttpError(
    400,
    'chainId',
    `"chainId" must be a supported chain, got ${quote(chainId ?? '')}`,
    {},
    isChainId(chainId) ? { code: 'unsupported' } : {},
  )
}

function isChainId(text: string | null): boolean {
  return text !== null && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(text)
}

/**
 * Returns the chains on which an account can be: the chains of its namespace, and for Bitcoin of the network of its address.
 *
 * @throws HttpError 400 `address` if it can be on none of the chains.
 */
export function getServedChains<Chain extends { readonly id: string }>(
  chains: readonly Chain[],
  { namespace, address }: Account,
  chainId: string | null,
): readonly Chain[] {
  const ofNamespace = chains.filter(({ id }) => id.startsWith(`${namespace}:`))
  const served =
    namespace === 'bip122' ? ofNamespace.filter(({ id }) => isBitcoinAddress(address, id)) : ofNamespace
  if (served.length > 0) return served
  if (ofNamespace.length > 0)
    throw new HttpError(
      400,
      'address',
      '"address" must be of the network of "chainId", got one of another network',
    )
  const place = chainId === null ? 'a namespace with a supported chain' : `the namespace of ${chainId}`
  const message = `"address" must be of ${place}, got an address of ${namespace}`
  throw new HttpError(400, 'address', message, {}, chainId === null ? { code: 'unsupported' } : {})
}

/** @throws HttpError 400 `currency` if the contract does not contain it. */
export function parseCurrency(text: string): string {
  if (currencies.some((currency) => currency === text)) return text
  throw new HttpError(
    400,
    'currency',
    `"currency" must be one of ${currencies.join(', ')}, got ${quote(text)}`,
  )
}
