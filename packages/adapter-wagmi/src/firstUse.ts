// The code that is loaded on first use, with wagmi. One module, so that it is one file.

import type { AnnouncedWallet } from '@latchkit/core'
import type { PortContext } from '@latchkit/core/ports'
import type { Config } from '@wagmi/core'
import { createOwnConfig, createSharedConfig as createShared } from './createOwnConfig.js'
import { addWallet, discoverWallets } from './discoverWallets.js'
import type { DisplayUris } from './displayUris.js'
import type { EvmAdapter } from './lazyAdapter.js'
import type { OwnOptions, SharedOptions } from './options.js'
import { createWagmiAdapter } from './wagmiAdapter.js'
import { type Providers, readProviders } from './watchConnectors.js'

type Parameters = { readonly context: PortContext; readonly displayUris: DisplayUris }

/** Creates the adapter with a config that only the kit uses. `announced` are the wallets that are known already. */
export async function createOwnAdapter(
  parameters: Parameters & {
    readonly options: OwnOptions
    readonly announced: () => readonly AnnouncedWallet[]
  },
): Promise<EvmAdapter> {
  const { context, options, announced } = parameters
  const { enableEIP6963, enableInjected } = context
  const restorableIds = new Set<string>()
  const config = createOwnConfig({ ...options, networks: context.networks, enableInjected, restorableIds })
  const discover = () => {
    // Some wallets announce themselves only once.
    for (const wallet of announced()) addWallet(config, wallet, restorableIds)
    return discoverWallets(config, restorableIds)
  }
  return createAdapter({
    ...parameters,
    config,
    providers: new Map(),
    restorableIds,
    discover: enableEIP6963 ? discover : undefined,
  })
}

/** Creates the adapter with the config of the host app. */
export async function createAdapter(
  parameters: Parameters & {
    readonly config: Config
    readonly providers: Providers
    readonly discover?: (() => () => void) | undefined
    readonly restorableIds?: Set<string> | undefined
  },
): Promise<EvmAdapter> {
  // The first list is complete: the wallet behind `window.ethereum` is listed only with its provider.
  await readProviders(parameters.config.connectors, parameters.providers)
  return createWagmiAdapter(parameters)
}

/** Creates the config that the kit shares with the host app. */
export const createSharedConfig: (options: SharedOptions) => Config = createShared
