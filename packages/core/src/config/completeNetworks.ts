import type { ViemChain } from '../foundation/networks/fromViemChain.js'
import type { EvmNetwork, Network } from '../foundation/schema/network.js'
import type { Config, Options } from './config.js'

/** Options whose networks are all networks of the kit. */
export type CompleteOptions = Omit<Options, 'networks' | 'defaultNetwork'> &
  Pick<Config, 'networks'> & { readonly defaultNetwork?: Network | undefined }

/** The networks of a kit with these ones in its options. */
export type CompleteNetworks<Given extends Options['networks']> = {
  readonly [Index in keyof Given]: CompleteNetwork<Given[Index]>
} extends infer Networks extends Config['networks']
  ? Networks
  : Config['networks']

type CompleteNetwork<Given> = Given extends Network
  ? Given
  : Given extends ViemChain
    ? Given & Pick<EvmNetwork<Given['id']>, 'chainNamespace' | 'caipNetworkId'>
    : never

/** Makes networks of the chains of viem in options. They are not validated yet: what is no list or no chain is returned as it is. */
export function completeNetworks(options: Options): CompleteOptions {
  const { networks, defaultNetwork } = options ?? {}
  // The types are what the validation guarantees.
  if (!Array.isArray(networks)) return options as CompleteOptions
  return {
    ...options,
    // Not `map`, which skips the empty slots of `[a, , b]`.
    networks: Array.from(networks, complete) as never,
    defaultNetwork: defaultNetwork && complete(defaultNetwork),
  }
}

/** A chain of viem has neither a namespace nor a CAIP-2 id. */
function complete(given: Network | ViemChain): Network {
  const { chainNamespace, caipNetworkId, id } = (given ?? {}) as Network
  return chainNamespace === undefined && caipNetworkId === undefined && typeof id === 'number'
    ? { ...given, chainNamespace: 'eip155', caipNetworkId: `eip155:${id}` }
    : (given as Network)
}
