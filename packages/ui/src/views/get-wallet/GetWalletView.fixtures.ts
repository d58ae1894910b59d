import type { GetWalletModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { ferrous, harbor, hostile, kestrel } from '../wallets.fixtures.js'

export const fixtures: Fixtures<GetWalletModel> = {
  ready: {
    status: 'ready',
    wallets: [
      {
        id: kestrel.id,
        name: kestrel.name,
        icon: kestrel.icon,
        homepage: 'https://example.com/kestrel',
        chromeStore: 'https://example.com/chrome/kestrel',
        appStore: 'https://example.com/ios/kestrel',
        playStore: 'https://example.com/android/kestrel',
      },
      { id: harbor.id, name: harbor.name, icon: harbor.icon, homepage: 'https://example.com/harbor' },
      { id: ferrous.id, name: ferrous.name, appStore: 'https://example.com/ios/ferrous' },
    ],
  },
  empty: { status: 'empty' },
}

export const hostileOffer: GetWalletModel = {
  status: 'ready',
  wallets: [{ id: hostile.id, name: hostile.name, homepage: 'javascript:alert(1)' }],
}
