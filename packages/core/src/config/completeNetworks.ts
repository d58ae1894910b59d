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

/** Makes networks of the chains of viem in options. Options are not validated yet: any other value is returned unchanged. */
export function completeNetworks(options: Options): CompleteOptions {
  // The types are what the validation guarantees.
  return options?.networks?.map
    ? {
        ...options,
        networks: options.networks.map(complete) as never,
        defaultNetwork: complete(options.defaultNetwork),
      }
    : (options as CompleteOptions)
}

/** A chain of viem has no namespace, and a number as its id. */
function complete(given: Network | ViemChain | undefined): Network {
  const network = given as Network
  return typeof network?.id === 'number' && !network.chainNamespace
    ? { ...network, chainNamespace: 'eip155', caipNetworkId: `eip155:${network.id}` }
    : network
}
