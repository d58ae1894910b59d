import { InvalidCaipError } from '../errors/caip.js'
import { type Namespace, namespaces } from '../namespaces.js'

/** A CAIP-2 namespace: `eip155` (EVM), `solana`, `polkadot`, `bip122` (Bitcoin) or `cosmos`. */
export type ChainNamespace = Namespace

/** A CAIP-2 chain id, `namespace:reference`, for example `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** A CAIP-10 account id, `namespace:reference:address`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`

/**
 * A CAIP-19 asset id, `chain/assetNamespace:assetReference`, with the suffix `/tokenId` for one
 * item of a collection.
 */
export type CaipAssetId = `${CaipNetworkId}/${string}:${string}`

/** The two parts of a CAIP-2 chain id. */
export type CaipNetworkIdParts = { readonly namespace: ChainNamespace; readonly reference: string }

/** The parts of a CAIP-10 account id. `chainId` combines the first two. */
export type CaipAddressParts = CaipNetworkIdParts & {
  readonly chainId: CaipNetworkId
  readonly address: string
}

/** The parts of a CAIP-19 asset id: `slip44:60` is a native coin, `erc20:0x…` a token. */
export type CaipAssetIdParts = {
  readonly chainId: CaipNetworkId
  readonly assetNamespace: string
  readonly assetReference: string
  /** The item of a collection, if the id names one. */
  readonly tokenId: string | undefined
}

// The grammars of CAIP-2, CAIP-10 and CAIP-19.
const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/
const addressPattern = /^[-.%a-zA-Z0-9]{1,128}$/
const assetPattern = /^([-a-z0-9]{3,8}):([-.%a-zA-Z0-9]{1,128})(?:\/([-.%a-zA-Z0-9]{1,78}))?$/
// Each chain has one id: `eip155:01` and `eip155:0x1` would be aliases of `eip155:1`.
const eip155Pattern = /^[1-9][0-9]*$/

/**
 * Returns whether a value is a CAIP-2 chain id (`namespace:reference`) of a namespace Latchkit
 * supports.
 *
 * @example
 * ```ts
 * import { isCaipNetworkId } from '@latchkit/core/schema'
 *
 * isCaipNetworkId('eip155:1') // true
 * isCaipNetworkId('eip155:1:0xabc') // false
 * ```
 */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return typeof value === 'string' && findNetworkIdError(value) === undefined
}

/**
 * Parses a CAIP-2 chain id into its two parts, the namespace and the reference.
 *
 * @throws `InvalidCaipError` naming the problem.
 * @example
 * ```ts
 * import { parseCaipNetworkId } from '@latchkit/core/schema'
 *
 * parseCaipNetworkId('eip155:8453') // { namespace: 'eip155', reference: '8453' }
 * ```
 */
export function parseCaipNetworkId(text: string): CaipNetworkIdParts {
  const reason = findNetworkIdError(text)
  if (reason) throw new InvalidCaipError({ standard: 'CAIP-2', text, reason })
  const [namespace, reference = ''] = text.split(':')
  return { namespace: namespace as ChainNamespace, reference }
}

/**
 * Parses a CAIP-10 account id into its three parts: the namespace, the reference and the address.
 *
 * @throws `InvalidCaipError` naming the problem.
 * @example
 * ```ts
 * import { parseCaipAddress } from '@latchkit/core/schema'
 *
 * parseCaipAddress('bip122:000000000019d6689c085ae165831e93:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa').address
 * ```
 */
export function parseCaipAddress(text: string): CaipAddressParts {
  const fail = (reason: string) => new InvalidCaipError({ standard: 'CAIP-10', text, reason })
  const [namespace, reference, address, ...more] = text.split(':')
  if (address === undefined || more.length > 0) throw fail('it has three parts with colons between them')
  const chainId = `${namespace}:${reference}`
  const reason = findNetworkIdError(chainId)
  if (reason) throw fail(reason)
  if (!isAccountAddress(address)) throw fail('the address is 1 to 128 letters, digits, "-", "." or "%"')
  const parts = parseCaipNetworkId(chainId)
  return { ...parts, chainId: chainId as CaipNetworkId, address }
}

/**
 * Returns the CAIP-10 id of an address on a chain.
 *
 * @throws `InvalidCaipError` if the result is not a valid id.
 * @example
 * ```ts
 * import { toCaipAddress } from '@latchkit/core/schema'
 *
 * toCaipAddress('eip155:1', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
 * ```
 */
export function toCaipAddress(chainId: CaipNetworkId, address: string): CaipAddress {
  const text: CaipAddress = `${chainId}:${address}`
  parseCaipAddress(text)
  return text
}

/**
 * Parses a CAIP-19 asset id.
 *
 * @throws `InvalidCaipError` naming the problem.
 * @example
 * ```ts
 * import { parseCaipAssetId } from '@latchkit/core/schema'
 *
 * parseCaipAssetId('eip155:1/slip44:60').assetNamespace // 'slip44'
 * ```
 */
export function parseCaipAssetId(text: string): CaipAssetIdParts {
  const fail = (reason: string) => new InvalidCaipError({ standard: 'CAIP-19', text, reason })
  const slash = text.indexOf('/')
  if (slash < 0) throw fail('a "/" stands between chain and asset')
  const chainId = text.slice(0, slash)
  const reason = findNetworkIdError(chainId)
  if (reason) throw fail(reason)
  const match = assetPattern.exec(text.slice(slash + 1))
  if (!match) throw fail('the asset is "namespace:reference", with "/tokenId" behind it or not')
  const [, assetNamespace = '', assetReference = '', tokenId] = match
  return { chainId: chainId as CaipNetworkId, assetNamespace, assetReference, tokenId }
}

/** Returns the namespace of a valid id. */
export function namespaceOf(id: CaipNetworkId | CaipAddress): ChainNamespace {
  return id.slice(0, id.indexOf(':')) as ChainNamespace
}

/** Returns whether a value has the format of a CAIP-10 address, on any chain. */
export function isAccountAddress(value: unknown): value is string {
  return typeof value === 'string' && addressPattern.test(value)
}

function findNetworkIdError(text: string): string | undefined {
  const [namespace, reference, ...more] = text.split(':')
  if (reference === undefined || more.length > 0) return 'it has two parts with a colon between them'
  if (!namespaces.some((known) => known === namespace))
    return `the namespace is one of ${namespaces.join(', ')}`
  if (!referencePattern.test(reference)) return 'the reference is 1 to 32 letters, digits, "-" or "_"'
  if (namespace === 'eip155' && !eip155Pattern.test(reference)) return 'an eip155 reference is a whole number'
  return undefined
}
