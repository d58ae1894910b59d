import type { ConnectingModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { harbor, hostile, kestrel, nimbus } from '../wallets.fixtures.js'

export const fixtures: Fixtures<ConnectingModel> = {
  opening: { status: 'opening', wallet: kestrel, opens: 'extension' },
  declined: { status: 'declined', wallet: kestrel },
  failed: {
    status: 'failed',
    wallet: nimbus,
    code: 'wallet-request',
    values: { rpcCode: -32002 },
  },
  'not-installed': { status: 'not-installed', wallet: harbor, getUrl: 'https://example.com/harbor' },
  connected: { status: 'connected', wallet: kestrel },
}

export const withoutGetUrl: ConnectingModel = { status: 'not-installed', wallet: harbor }

export const hostileLink: ConnectingModel = { ...withoutGetUrl, getUrl: 'javascript:alert(1)' }

export const longFailure: ConnectingModel = {
  status: 'failed',
  wallet: hostile,
  code: 'custom',
  values: {
    text: `Internal JSON-RPC error: ${'execution reverted at 0x00000000000000000000000000000000deadbeef '.repeat(4)}`,
  },
}

export const openingHarbor: ConnectingModel = { status: 'opening', wallet: harbor, opens: 'extension' }

export const openingInAppBrowser: ConnectingModel = { ...openingHarbor, opens: 'in-app-browser' }

export const openingWindow: ConnectingModel = { ...openingHarbor, opens: 'window' }

export const openingDevice: ConnectingModel = { ...openingHarbor, opens: 'device' }
