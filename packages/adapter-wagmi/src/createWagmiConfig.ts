import type { Network } from '@latchkit/core'
import { fromViemChain, type ViemChain } from '@latchkit/core/networks'
import type { Config } from '@wagmi/core'
import { createSharedConfig } from './createOwnConfig.js'
import type { SharedOptions } from './options.js'

/**
 * Creates a wagmi config with the networks of the kit, for `<WagmiProvider config>` and `wagmi({ config })`. It persists state
 * and discovers wallets as any wagmi config does. wagmi and viem are loaded with it.
 *
 * @throws `ConfigError` if no network is `eip155`
 * @example
 * ```ts
 * import { wagmi } from '@latchkit/adapter-wagmi'
 * import { createWagmiConfig } from '@latchkit/adapter-wagmi/config'
 * import { base, mainnet } from '@latchkit/core/networks'
 *
 * export const config = createWagmiConfig({ networks: [mainnet, base] })
 * export const adapter = wagmi({ config })
 * ```
 */
export function createWagmiConfig(options: createWagmiConfig.Options): Config {
  return createSharedConfig({ ...options, networks: options.networks.map(complete) })
}

export declare namespace createWagmiConfig {
  type Options = Omit<SharedOptions, 'networks'> & {
    /** The networks of `createLatchkit`, or chains of `viem/chains`. Networks outside `eip155` are ignored. */
    readonly networks: readonly (Network | ViemChain)[]
  }
}

/** A chain of viem has no namespace. */
const complete = (network: Network | ViemChain): Network =>
  'chainNamespace' in network ? network : fromViemChain(network)
