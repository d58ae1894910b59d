import type { Route, ViewName } from '@latchkit/core'
import type { ComponentType } from 'react'
import { createLazy, type Lazy } from './createLazy.js'
import type { ModalFrameProps } from './ModalFrame.js'

/** What a container is given: where the modal is, with that view's own parameters. */
export type ContainerProps<V extends ViewName> = { readonly route: Extract<Route, { view: V }> }

/** What the modal is made of besides its words, each a chunk of its own. */
export type Parts = {
  readonly frame: Lazy<ComponentType<ModalFrameProps>>
  /** Every view with the chunk that holds its container: a view that has none does not compile. */
  readonly views: { readonly [V in ViewName]: Lazy<ComponentType<ContainerProps<V>>> }
}

/** The parts of one provider. Nothing is fetched before it is asked for. */
export function createParts(): Parts {
  return {
    frame: createLazy(() => import('./ModalFrame.js').then((chunk) => chunk.ModalFrame)),
    views: {
      connect: createLazy(() =>
        import('../containers/ConnectContainer.js').then((chunk) => chunk.ConnectContainer),
      ),
      connecting: createLazy(() =>
        import('../containers/ConnectingContainer.js').then((chunk) => chunk.ConnectingContainer),
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
