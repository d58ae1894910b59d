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
  return createSharedConfig(options)
}

export declare namespace createWagmiConfig {
  type Options = SharedOptions
}
