import type { ConnectingModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { harbor, hostile, kestrel, nimbus } from '../wallets.fixtures.js'

export const fixtures: Fixtures<ConnectingModel> = {
  opening: { status: 'opening', wallet: kestrel },
  declined: { status: 'declined', wallet: kestrel },
  failed: {
    status: 'failed',
    wallet: nimbus,
    code: 'wallet-request',
    rpcCode: -32002,
    reason: 'Nimbus did not respond.',
    advice: 'Unlock it and see whether a request is waiting there.',
  },
  'not-installed': { status: 'not-installed', wallet: harbor, getUrl: 'https://example.com/harbor' },
  connected: { status: 'connected', wallet: kestrel },
}

export const withoutGetUrl: ConnectingModel = { status: 'not-installed', wallet: harbor }

export const hostileLink: ConnectingModel = { ...withoutGetUrl, getUrl: 'javascript:alert(1)' }

export const longFailure: ConnectingModel = {
  status: 'failed',
  wallet: hostile,
  code: 'wallet-request',
  reason: `Internal JSON-RPC error: ${'execution reverted at 0x00000000000000000000000000000000deadbeef '.repeat(4)}`,
}
