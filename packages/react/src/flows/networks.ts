import { ConnectingMultiChainContainer } from '../containers/ConnectingMultiChainContainer.js'
import { NetworksContainer } from '../containers/NetworksContainer.js'
import { SwitchActiveChainContainer } from '../containers/SwitchActiveChainContainer.js'
import { SwitchNetworkContainer } from '../containers/SwitchNetworkContainer.js'
import { UnsupportedChainContainer } from '../containers/UnsupportedChainContainer.js'
import { WhatIsANetworkContainer } from '../containers/WhatIsANetworkContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** The choice of a network, also before a wallet of several namespaces connects. */
export const containers: Flow<
  | 'connecting-multi-chain'
  | 'networks'
  | 'switch-network'
  | 'switch-active-chain'
  | 'unsupported-chain'
  | 'what-is-a-network'
> = createFlow({
  'connecting-multi-chain': ConnectingMultiChainContainer,
  networks: NetworksContainer,
  'switch-network': SwitchNetworkContainer,
  'switch-active-chain': SwitchActiveChainContainer,
  'unsupported-chain': UnsupportedChainContainer,
  'what-is-a-network': WhatIsANetworkContainer,
})
