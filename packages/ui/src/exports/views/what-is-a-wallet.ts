'use client'

export {
  WhatIsAWalletView,
  type WhatIsAWalletViewProps,
} from '../../views/what-is-a-wallet/WhatIsAWalletView.js'
