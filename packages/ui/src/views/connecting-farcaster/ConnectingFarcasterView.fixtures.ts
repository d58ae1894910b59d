import type { ConnectingFarcasterModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

const isPhone = false
const url = 'https://farcaster.example/~/siwf?channelToken=8f3a6c1e-52d7-4b0f-9a4e-7c21d0b95e16'

export const fixtures: Fixtures<ConnectingFarcasterModel> = {
  none: { status: 'none' },
  preparing: { status: 'preparing', isPhone },
  waiting: { status: 'waiting', isPhone, url },
  connecting: { status: 'connecting', isPhone },
  declined: { status: 'declined', isPhone },
  expired: { status: 'expired', isPhone },
  failed: { status: 'failed', isPhone, failure: { type: 'unexpected' } },
}

export const preparingOnPhone: ConnectingFarcasterModel = { status: 'preparing', isPhone: true }
export const waitingOnPhone: ConnectingFarcasterModel = { status: 'waiting', isPhone: true, url }
