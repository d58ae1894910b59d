import type { ConnectingBasicModel } from '@latchkit/core'
import { anyWallet } from '../connecting-remote/ConnectingRemoteView.fixtures.js'
import { ferrous, harbor, kestrel } from '../wallets.fixtures.js'

export const both: ConnectingBasicModel = {
  remote: anyWallet,
  wallets: [harbor, kestrel, ferrous],
  allWallets: true,
}

export const onlyCode: ConnectingBasicModel = { remote: anyWallet, wallets: [], allWallets: false }

export const failed: ConnectingBasicModel = {
  ...both,
  remote: {
    platforms: ['qrcode'],
    platform: 'qrcode',
    downloads: false,
    status: 'failed',
    code: 'relay-unreachable',
  },
}
