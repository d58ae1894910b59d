import type { Config } from '../../../config/config.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'

/** Names of chains that are not configured, by their CAIP-2 ids. */
export type ChainNames = Readonly<Partial<Record<CaipNetworkId, string>>>

/** The name of a chain. With a `reference`, no name is known, and `name` is the reference: views write "Chain 1337". */
export type ChainName = {
  readonly name: string
  /** The CAIP-2 reference (the chain id on `eip155`). */
  readonly reference?: string | undefined
}

/** Returns the name of a chain: its name in the configuration, else in `names`. Never a CAIP-2 id. */
export function toChainName(
  config: Pick<Config, 'networkOf'>,
  chainId: CaipNetworkId,
  names?: ChainNames,
): ChainName {
  const name = config.networkOf(chainId)?.name ?? names?.[chainId]
  if (name) return { name }
  const reference = chainId.slice(chainId.indexOf(':') + 1)
  return { name: reference, reference }
}
