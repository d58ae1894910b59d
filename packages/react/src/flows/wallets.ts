import { AllWalletsContainer } from '../containers/AllWalletsContainer.js'
import { DownloadsContainer } from '../containers/DownloadsContainer.js'
import { GetWalletContainer } from '../containers/GetWalletContainer.js'
import { WhatIsAWalletContainer } from '../containers/WhatIsAWalletContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** All wallets, and how to get one. */
export const containers: Flow<'all-wallets' | 'downloads' | 'get-wallet' | 'what-is-a-wallet'> = createFlow({
  'all-wallets': AllWalletsContainer,
  downloads: DownloadsContainer,
  'get-wallet': GetWalletContainer,
  'what-is-a-wallet': WhatIsAWalletContainer,
})
