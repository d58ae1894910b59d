import type { SwitchNetworkModel } from '@latchkit/core'
import { base, longName } from '../networks.fixtures.js'
import type { Fixtures } from '../shape.fixtures.js'
import { hostile, kestrel } from '../wallets.fixtures.js'

const place = { network: base, wallet: kestrel }

export const fixtures: Fixtures<SwitchNetworkModel> = {
  asking: { ...place, status: 'asking' },
  declined: { ...place, status: 'declined' },
  failed: {
    ...place,
    status: 'failed',
    code: 'chain-not-supported',
    reason: 'Chain is not supported',
    advice: 'Add this network in your wallet, or use another wallet.',
  },
  switched: { ...place, status: 'switched' },
}

export const anyWallet: SwitchNetworkModel = { status: 'asking', network: base }

export const long: SwitchNetworkModel = { status: 'asking', network: longName, wallet: hostile }
