import type { CaipNetworkId } from '../schema/caip.js'
import type { Config } from '../schema/config.js'

/** Names of chains by their CAIP-2 ids, for those that are not configured. */
export type ChainNames = Readonly<Partial<Record<CaipNetworkId, string>>>

/** How a chain is shown. With a `reference` no name is known, and `name` is made of it. */
export type ChainName = {
  readonly name: string
  /** Its CAIP-2 reference (the chain id on `eip155`). */
  readonly reference?: string | undefined
}

/** The name of a chain: that of the configuration, else that of `names`. Never a CAIP-2 id. */
export function toChainName(
  config: Pick<Config, 'networkOf'>,
  chainId: CaipNetworkId,
  names?: ChainNames,
): ChainName {
  const name = config.networkOf(chainId)?.name ?? names?.[chainId]
  if (name) return { name }
  const reference = chainId.slice(chainId.indexOf(':') + 1)
  return { name: `Chain ${reference}`, reference }
}
