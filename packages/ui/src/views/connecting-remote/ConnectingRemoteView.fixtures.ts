import type { ConnectingRemoteModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { ferrous, harbor, hostile, kestrel, nimbus } from '../wallets.fixtures.js'

/** Has the length of an actual pairing URI. */
const pairingUri = `wc:${'7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'}@2?expiryTimestamp=1795000000&relay-protocol=irn&symKey=${'587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'}`

const phone = { wallet: kestrel, platforms: ['qrcode'], platform: 'qrcode', downloads: true } as const
const platforms = ['qrcode', 'desktop', 'web', 'browser'] as const

export const fixtures: Fixtures<ConnectingRemoteModel> = {
  preparing: { ...phone, status: 'preparing' },
  scan: { ...phone, status: 'scan', uri: pairingUri },
  open: {
    wallet: nimbus,
    platforms: ['mobile', 'web'],
    platform: 'mobile',
    downloads: true,
    status: 'open',
    href: `nimbus://wc?uri=${encodeURIComponent(pairingUri)}`,
    fallbackHref: `https://nimbus.example/wc?uri=${encodeURIComponent(pairingUri)}`,
    target: '_self',
    uri: pairingUri,
  },
  authenticating: { ...phone, status: 'authenticating' },
  'not-detected': {
    wallet: harbor,
    platforms,
    platform: 'browser',
    downloads: true,
    status: 'not-detected',
  },
  declined: { ...phone, status: 'declined' },
  failed: {
    ...phone,
    status: 'failed',
    code: 'relay-unreachable',
  },
  connected: { ...phone, status: 'connected' },
}

export const anyWallet: ConnectingRemoteModel = {
  platforms: ['qrcode'],
  platform: 'qrcode',
  downloads: false,
  status: 'scan',
  uri: pairingUri,
}

export const signsIn: ConnectingRemoteModel = { ...fixtures.scan, signsIn: true }

export const anyWalletSignsIn: ConnectingRemoteModel = { ...anyWallet, signsIn: true }

export const openSignsIn: ConnectingRemoteModel = { ...fixtures.open, signsIn: true }

export const anyWalletPreparing: ConnectingRemoteModel = {
  platforms: ['qrcode'],
  platform: 'qrcode',
  downloads: false,
  status: 'preparing',
}

export const letter: ConnectingRemoteModel = { ...fixtures.scan, wallet: ferrous }

export const manyPlatforms: ConnectingRemoteModel = { ...fixtures.scan, platforms }

export const website: ConnectingRemoteModel = {
  wallet: harbor,
  platforms,
  platform: 'web',
  downloads: true,
  status: 'open',
  href: 'https://app.harbor.example/wc?uri=1',
  target: '_blank',
  uri: pairingUri,
}

export const preparingApp: ConnectingRemoteModel = {
  wallet: nimbus,
  platforms: ['mobile'],
  platform: 'mobile',
  downloads: true,
  status: 'preparing',
}

export const insideWallet: ConnectingRemoteModel = {
  wallet: kestrel,
  platforms: ['mobile'],
  platform: 'mobile',
  downloads: false,
  status: 'open',
  href: 'https://kestrel.example/browse/dapp',
  target: '_self',
}

export const hostileWallet: ConnectingRemoteModel = {
  wallet: hostile,
  platforms: ['mobile', 'web'],
  platform: 'mobile',
  downloads: true,
  status: 'open',
  href: 'javascript:alert(1)',
  fallbackHref: 'data:text/html,x',
  target: '_self',
  uri: pairingUri,
}
