import type { Config } from '@latchkit/core'
import { createLazy } from './createLazy.js'
import type { ModalChunks } from './types.js'

/**
 * Creates the lazy chunks of one provider: the frame, and the container of each view. A view without a container does not
 * compile. No chunk is loaded before `load` is called.
 */
export function createModalChunks({ enableTwoPanes }: Pick<Config, 'enableTwoPanes'>): ModalChunks {
  return {
    frame: createLazy(() =>
      enableTwoPanes
        ? import('./TwoPaneFrame.js').then((chunk) => chunk.TwoPaneFrame)
        : import('./ModalFrame.js').then((chunk) => chunk.ModalFrame),
    ),
    views: {
      connect: createLazy(() =>
        import('../containers/ConnectContainer.js').then((chunk) => chunk.ConnectContainer),
      ),
      connecting: createLazy(() =>
        import('../containers/ConnectingContainer.js').then((chunk) => chunk.ConnectingContainer),
      ),
      'connecting-multi-chain': createLazy(() =>
        import('../containers/ConnectingMultiChainContainer.js').then(
          (chunk) => chunk.ConnectingMultiChainContainer,
        ),
      ),
      'connecting-remote': createLazy(() =>
        import('../containers/ConnectingRemoteContainer.js').then((chunk) => chunk.ConnectingRemoteContainer),
      ),
      'connecting-basic': createLazy(() =>
        import('../containers/ConnectingBasicContainer.js').then((chunk) => chunk.ConnectingBasicContainer),
      ),
      'all-wallets': createLazy(() =>
        import('../containers/AllWalletsContainer.js').then((chunk) => chunk.AllWalletsContainer),
      ),
      downloads: createLazy(() =>
        import('../containers/DownloadsContainer.js').then((chunk) => chunk.DownloadsContainer),
      ),
      account: createLazy(() =>
        import('../containers/AccountContainer.js').then((chunk) => chunk.AccountContainer),
      ),
      networks: createLazy(() =>
        import('../containers/NetworksContainer.js').then((chunk) => chunk.NetworksContainer),
      ),
      'switch-network': createLazy(() =>
        import('../containers/SwitchNetworkContainer.js').then((chunk) => chunk.SwitchNetworkContainer),
      ),
      'switch-active-chain': createLazy(() =>
        import('../containers/SwitchActiveChainContainer.js').then(
          (chunk) => chunk.SwitchActiveChainContainer,
        ),
      ),
      'unsupported-chain': createLazy(() =>
        import('../containers/UnsupportedChainContainer.js').then((chunk) => chunk.UnsupportedChainContainer),
      ),
      'what-is-a-wallet': createLazy(() =>
        import('../containers/WhatIsAWalletContainer.js').then((chunk) => chunk.WhatIsAWalletContainer),
      ),
      'get-wallet': createLazy(() =>
        import('../containers/GetWalletContainer.js').then((chunk) => chunk.GetWalletContainer),
      ),
      'what-is-a-network': createLazy(() =>
        import('../containers/WhatIsANetworkContainer.js').then((chunk) => chunk.WhatIsANetworkContainer),
      ),
    },
  }
}
