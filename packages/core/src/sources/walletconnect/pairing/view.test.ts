import { describe, expect, test } from 'vitest'
import type { RemoteScope } from '../../../browser/remoteScope.js'
import type { CustomWallet } from '../../../config/config.js'
import { createTestKit, fakeRelay } from '../../../exports/testing.js'
import { makeCatalogue, makeWallet } from '../../../features/wallet/directory/catalogue.fixtures.js'
import { RelayRefusedError } from '../../../foundation/errors/relay.js'
import { toConnectingBasicModel } from './toConnectingBasicModel.js'
import { toConnectingRemoteModel } from './toConnectingRemoteModel.js'
import type { PairingState } from './types.js'

const uri = 'wc:abc@2?symKey=1'
const encoded = encodeURIComponent(uri)
const desktop: RemoteScope = {
  isPhone: false,
  isTablet: false,
  isTelegram: false,
  isChromium: true,
  isAndroid: false,
  isStandalone: false,
  isFramed: false,
  pageUrl: 'https://my-dapp.example/swap',
}
const phone: RemoteScope = { ...desktop, isPhone: true }
const waiting: PairingState = { status: 'waiting', nextId: 2, pairing: { id: 1, uri, expiresAt: 1 } }
const wallet: CustomWallet = {
  id: 'w',
  name: 'Wallet',
  mobile_link: 'wallet://',
  desktop_link: 'walletdesktop://',
  webapp_link: 'https://web.wallet.example',
  chrome_store: 'https://chromewebstore.google.com/detail/w',
}

function modelOf(options: {
  pairing?: PairingState | undefined
  scope?: RemoteScope
  walletId?: string
  platform?: 'qrcode' | 'mobile' | 'desktop' | 'web' | 'browser'
  custom?: CustomWallet
}) {
  const { pairing = waiting, scope = desktop, walletId, platform, custom = wallet } = options
  const { kit } = createTestKit({ relay: fakeRelay(), customWallets: [custom] })
  const state = { ...kit.getState(), pairing }
  return toConnectingRemoteModel(state, kit.config, { walletId, platform }, scope)
}

describe('toConnectingRemoteModel', () => {
  test('default: any wallet can scan the QR code', () => {
    expect(modelOf({})).toEqual({
      platforms: ['qrcode'],
      platform: 'qrcode',
      downloads: false,
      status: 'scan',
      uri,
    })
  })

  test('behavior: on a desktop, the QR code comes first', () => {
    expect(modelOf({ walletId: 'w' })).toMatchObject({
      wallet: { id: 'w', name: 'Wallet' },
      platforms: ['qrcode', 'web', 'desktop', 'browser'],
      status: 'scan',
      downloads: true,
    })
  })

  test('behavior: the wallet is asked to sign in too', () => {
    const pairing: PairingState = { ...waiting, pairing: { id: 1, uri, expiresAt: 1, signsIn: true } }
    expect(modelOf({ pairing })).toMatchObject({ status: 'scan', uri, signsIn: true })
    expect(modelOf({ pairing, walletId: 'w', platform: 'desktop' })).toMatchObject({
      ...{ status: 'open', uri, signsIn: true },
    })
  })

  test.each(['desktop', 'qrcode'] as const)('behavior: authenticating, on platform %s', (platform) => {
    const model = modelOf({ pairing: { ...waiting, signedId: 1 }, walletId: 'w', platform })
    expect(model).toMatchObject({ status: 'authenticating', platform })
    expect(model).not.toHaveProperty('uri')
  })

  test.each([
    ['desktop', { href: `walletdesktop://wc?uri=${encoded}`, target: '_self' }],
    ['web', { href: `https://web.wallet.example/wc?uri=${encoded}`, target: '_blank' }],
  ] as const)('behavior: platform %s has a link', (platform, link) => {
    expect(modelOf({ walletId: 'w', platform })).toMatchObject({ platform, status: 'open', uri, ...link })
  })

  test('behavior: on a phone, opens the wallet app', () => {
    expect(modelOf({ walletId: 'w', scope: phone })).toMatchObject({
      platforms: ['mobile', 'web'],
      status: 'open',
      href: `wallet://wc?uri=${encoded}`,
      target: '_self',
    })
  })

  test('behavior: status is not-detected for the platform `browser`', () => {
    expect(modelOf({ walletId: 'w', platform: 'browser' })).toMatchObject({ status: 'not-detected' })
  })

  test('behavior: shows no QR code for a wallet with only an extension', () => {
    const { kit } = createTestKit({ relay: fakeRelay() })
    const directory = makeCatalogue({ wallets: [makeWallet('x', { remote: false })] })
    const state = { ...kit.getState(), pairing: waiting, directory }
    for (const scope of [desktop, phone])
      expect(toConnectingRemoteModel(state, kit.config, { walletId: 'x' }, scope)).toMatchObject({
        platforms: ['browser'],
        status: 'not-detected',
      })
  })

  test('behavior: omits unsupported platforms and disallowed links', () => {
    expect(modelOf({ walletId: 'w', platform: 'mobile' }).platform).toBe('qrcode')
    const { platforms } = modelOf({
      walletId: 'w',
      scope: phone,
      custom: { id: 'w', name: 'W', mobile_link: 'wallet://?x#y' },
    })
    expect(platforms).toEqual(['qrcode'])
  })

  test('behavior: on a tablet, the wallet app comes after the QR code', () => {
    const scope = { ...desktop, isTablet: true }
    expect(modelOf({ walletId: 'w', scope }).platforms).toEqual([
      'qrcode',
      'mobile',
      'web',
      'desktop',
      'browser',
    ])
    expect(modelOf({ walletId: 'w', scope, platform: 'mobile' })).toMatchObject({
      status: 'open',
      href: `wallet://wc?uri=${encoded}`,
    })
  })

  test('behavior: omits pairing links of a wallet that cannot pair', () => {
    const { kit } = createTestKit({ relay: fakeRelay() })
    const links = { mobileLink: 'x://', desktopLink: 'x://', webappLink: 'https://x.example' }
    const coinbase = makeWallet('com.coinbase.wallet', { remote: false, ...links })
    const directory = makeCatalogue({ wallets: [makeWallet('x', { remote: false, ...links }), coinbase] })
    const state = { ...kit.getState(), pairing: waiting, directory }
    const shown = (walletId: string) => toConnectingRemoteModel(state, kit.config, { walletId }, phone)
    expect(shown('x')).toMatchObject({ platforms: ['browser'], status: 'not-detected' })
    expect(shown('com.coinbase.wallet')).toMatchObject({
      platforms: ['mobile'],
      href: 'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fmy-dapp.example%2Fswap',
    })
  })

  test('behavior: Phantom opens the dapp in its in-app browser, without a pairing URI', () => {
    const custom = { ...wallet, id: 'app.phantom' }
    const model = modelOf({
      walletId: 'app.phantom',
      scope: phone,
      custom,
      pairing: { status: 'idle', nextId: 1 },
    })
    expect(model).toMatchObject({
      platform: 'mobile',
      status: 'open',
      href: 'https://phantom.app/ul/browse/https%3A%2F%2Fmy-dapp.example%2Fswap?ref=https%3A%2F%2Fmy-dapp.example',
    })
    expect(model).not.toHaveProperty('uri')
  })

  const error = new RelayRefusedError({ reason: 'key' })
  test.each<[string, PairingState, object]>([
    [
      'the URI is not ready: status is preparing',
      { status: 'preparing', nextId: 2 },
      { status: 'preparing' },
    ],
    ['no pairing has started: status is preparing', { status: 'idle', nextId: 1 }, { status: 'preparing' }],
    [
      'a new URI is being created: status is scan, with the current URI',
      { ...waiting, status: 'preparing', nextId: 3 },
      { status: 'scan', uri },
    ],
    [
      'the user declined: status is declined',
      { status: 'idle', nextId: 2, outcome: { status: 'declined' } },
      { status: 'declined' },
    ],
    [
      'the project id is invalid: status is failed',
      { status: 'idle', nextId: 2, outcome: { status: 'failed', error } },
      { status: 'failed', code: 'invalid-project-id' },
    ],
  ])('behavior: %s', (_, pairing, expected) => {
    expect(modelOf({ pairing })).toMatchObject(expected)
  })

  test('behavior: status is connected if a remote wallet is connected', () => {
    const { kit } = createTestKit({ relay: fakeRelay() })
    const session = {
      connectorId: 'walletConnect',
      accounts: [{ address: 'x', type: 'eoa' }],
      chainId: 'eip155:1',
    } as const
    const state = { ...kit.getState(), connection: { eip155: { status: 'connected', session } } } as const
    expect(toConnectingRemoteModel(state, kit.config, {}, desktop).status).toBe('connected')
  })
})

test('behavior: ConnectingBasic has the QR code, and the wallets except WalletConnect', () => {
  const { kit } = createTestKit({ relay: fakeRelay() })
  kit.mount()
  const model = toConnectingBasicModel({ ...kit.getState(), pairing: waiting }, kit.config, desktop)
  expect(model).toMatchObject({ remote: { status: 'scan', uri }, allWallets: true })
  expect(model.wallets.map(({ id }) => id)).toEqual(['io.fake'])
})
