import type { SwitchNetworkModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { base, longName } from '../networks.fixtures.js'
import { hostile, kestrel } from '../wallets.fixtures.js'

const shared = { network: base, wallet: kestrel }

export const fixtures: Fixtures<SwitchNetworkModel> = {
  asking: { ...shared, status: 'asking' },
  declined: { ...shared, status: 'declined' },
  failed: {
    ...shared,
    status: 'failed',
    code: 'chain-not-supported',
  },
  switched: { ...shared, status: 'switched' },
}

export const anyWallet: SwitchNetworkModel = { status: 'asking', network: base }

export const long: SwitchNetworkModel = { status: 'asking', network: longName, wallet: hostile }
