import type { Json } from '../../../chains/evm/parseCapabilities.js'
import type { BatchCall, CallsCapabilities } from '../../../chains/evm/sendCalls.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { isWebUrl } from '../../../foundation/schema/url.js'

/**
 * A web service that pays the fee of calls (ERC-7677).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7677
 */
export type Paymaster = {
  /** `https:`, or `http:` on localhost or a private network. The wallet sends it requests, so the URL must not contain a secret. */
  readonly url: string
  /** Passed to the service, as JSON. */
  readonly context?: { readonly [name: string]: Json } | undefined
}

/** The capability `paymasterService`: a paymaster, or one for each chain by its id (CAIP-2). */
export type PaymasterService = (Paymaster | { readonly [chainId: `eip155:${string}`]: Paymaster }) & {
  /** The account pays the fee if the wallet has no paymasters. Default false. */
  readonly optional?: boolean | undefined
}

/** The calls of a batch, and the capabilities that it asks for. */
export type CapableBatch = {
  readonly calls: readonly BatchCall[]
  readonly capabilities: CallsCapabilities | undefined
}

const name = 'paymasterService'

/**
 * Replaces the paymasters by chain by the paymaster of the chain of the batch, which is what wallets read (ERC-7677).
 *
 * @throws `InvalidParameterError` if a URL is not safe, or the chain has no paymaster
 */
export function resolvePaymasters(batch: CapableBatch, chainId: CaipNetworkId): CapableBatch {
  return {
    calls: batch.calls.map((call, index) =>
      call.capabilities ? { ...call, ...resolve(call.capabilities, chainId, `calls[${index}].`) } : call,
    ),
    capabilities: batch.capabilities && resolve(batch.capabilities, chainId, '').capabilities,
  }
}

function resolve(
  capabilities: CallsCapabilities,
  chainId: CaipNetworkId,
  prefix: string,
): { readonly capabilities: CallsCapabilities | undefined } {
  const { [name]: given, ...others } = capabilities
  if (!given) return { capabilities }
  const { optional, ...service } = given
  const byChain = Object.hasOwn(service, chainId) ? service[chainId] : undefined
  const path = `${prefix}capabilities.${name}`
  const isByChain = Object.keys(service).some((key) => key.startsWith('eip155:'))
  if (isByChain && byChain === undefined) {
    if (optional === true) return { capabilities: Object.keys(others).length > 0 ? others : undefined }
    throw new InvalidParameterError({ field: path, reason: `it must have an entry for ${chainId}` })
  }
  const { url, context } = Object(isByChain ? byChain : service) as Readonly<Record<string, Json | undefined>>
  if (typeof url !== 'string' || !isWebUrl(url))
    throw new InvalidParameterError({
      field: isByChain ? `${path}["${chainId}"].url` : `${path}.url`,
      reason: 'it must be an https: URL without a user name, or http: on localhost',
    })
  return {
    capabilities: {
      ...others,
      [name]: { url, ...(context !== undefined && { context }), ...(optional !== undefined && { optional }) },
    },
  }
}
