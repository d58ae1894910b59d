import { describe, expect, test } from 'vitest'
import type { PlatformScope } from '../../../browser/platform.js'
import { readTelegramSystem } from '../../../browser/readTelegramSystem.js'
import type { Options } from '../../../config/config.js'
import { SocialLoginError } from '../../../foundation/errors/socialLogin.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { LoginCapabilities } from '../../../ports/Capabilities.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import type { WalletRow } from '../../wallet/wallets/walletRow.js'
import { limitWallets } from './limitWallets.js'
import { toConnectingSocialModel } from './toConnectingSocialModel.js'
import { toConnectMethodsModel } from './toConnectMethodsModel.js'
import type { SocialFlow } from './types.js'

const attempt = { id: '1', provider: 'x', connectorId: 'auth', namespace: 'eip155' } as const
const socials = ['google', 'x', 'facebook'] as const

function read(
  features: Options['features'],
  wallets: Parameters<typeof fakeAdapter>[0] = { wallets: [{ id: 'auth', type: 'auth' }] },
  scope: PlatformScope = {},
  namespace?: 'solana',
  login?: LoginCapabilities,
) {
  const { kit } = createTestKit({ adapters: [fakeAdapter(wallets)], features })
  const stop = kit.mount()
  const capabilities = { status: 'ready', at: 0, capabilities: { login } } as const
  const state = { ...kit.getState(), capabilities }
  const model = toConnectMethodsModel(state, kit.config, namespace, readTelegramSystem(scope))
  stop()
  return model
}
const installed = { wallets: [{ id: 'auth', type: 'auth' }, { id: 'io.fake' }] } as const

describe('toConnectMethodsModel', () => {
  test('default: the login comes first', () => {
    expect(read({ socials })).toEqual({
      methods: ['email', 'social', 'wallet'],
      providers: socials,
      hasPasskey: false,
      isCollapsed: false,
    })
  })

  test.each([
    ['an installed wallet', { socials }, installed, ['email', 'social', 'wallet']],
    ['no providers', {}, undefined, ['email', 'wallet']],
    ['`email` is false', { socials, email: false }, undefined, ['social', 'wallet']],
    [
      '`email` is false, and named first',
      { email: false, connectMethodsOrder: ['email'] },
      undefined,
      ['wallet'],
    ],
    ['`socials` is false', { socials: false }, undefined, ['email', 'wallet']],
    ['no login', { socials }, { wallets: [{ id: 'io.fake' }] }, ['wallet']],
    [
      'an order',
      { socials, connectMethodsOrder: ['social', 'wallet', 'email'] },
      installed,
      ['social', 'wallet', 'email'],
    ],
    [
      'a part of an order',
      { socials, connectMethodsOrder: ['social'] },
      undefined,
      ['social', 'email', 'wallet'],
    ],
  ] as const)('behavior: %s', (_, features, wallets, methods) => {
    expect(read(features, wallets).methods).toEqual(methods)
  })

  test('behavior: a namespace without a login', () => {
    expect(read({ socials }, undefined, {}, 'solana').methods).toEqual(['wallet'])
  })

  test('behavior: what the server of the login frame lacks is left out, and what is unknown is not', () => {
    const available = { status: 'available' } as const
    const absent = { status: 'absent', code: 'unsupported' } as const
    const features = { socials: ['google', 'x', 'farcaster'], passkey: true } as const
    const login = {
      ...{ frameOrigin: 'https://login.example', email: available, passkey: absent, farcaster: absent },
      socials: { google: { status: 'degraded', retryAfterSeconds: 5 }, x: absent },
    } as const
    const known = (one: LoginCapabilities | undefined) => {
      const { methods, providers, hasPasskey } = read(features, undefined, {}, undefined, one)
      return { methods, providers, hasPasskey }
    }
    const all = { methods: ['email', 'social', 'wallet'], providers: features.socials, hasPasskey: true }
    const google = { methods: ['email', 'social', 'wallet'], providers: ['google'], hasPasskey: false }
    expect(known(undefined)).toEqual(all)
    expect(known({ frameOrigin: login.frameOrigin })).toEqual(all)
    expect(known(login)).toEqual(google)
    expect(known({ ...login, socials: {}, email: absent })).toEqual({
      ...{ methods: ['wallet'], providers: [], hasPasskey: false },
    })
  })

  test('param: collapseWallets', () => {
    expect(read({ collapseWallets: true })).toMatchObject({ isCollapsed: true })
    // Without a login, nothing else would be shown.
    expect(read({ collapseWallets: true }, { wallets: [{ id: 'io.fake' }] })).toMatchObject({
      isCollapsed: false,
    })
  })

  test.each([
    ['iPhone', ['x', 'facebook']],
    ['Android', ['google']],
    ['Macintosh', ['google', 'facebook']],
    ['Windows', socials],
  ])('behavior: in Telegram on %s', (userAgent, providers) => {
    const scope = { navigator: { userAgent }, TelegramWebviewProxy: {} }
    expect(read({ socials }, undefined, scope).providers).toEqual(providers)
    expect(read({ socials }, undefined, { navigator: { userAgent } }).providers).toEqual(socials)
  })
})

describe('limitWallets', () => {
  const row = (id: string, tag?: 'installed' | 'qr-code'): WalletRow => ({
    id,
    name: id,
    namespaces: ['eip155'],
    ...(tag && { tag }),
  })
  const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`${index}`, 'installed'))
  const qrCode = row('walletConnect', 'qr-code')

  test('default: four installed wallets are beside the login, and the others behind a button', () => {
    const recent: WalletRow = { ...row('recent'), tag: 'recent' }
    const model = {
      status: 'ready',
      wallets: [recent, ...rows(8), qrCode],
      allWallets: { count: 40 },
    } as const
    expect(limitWallets({ ...model, guide: true })).toEqual({
      model: { status: 'ready', wallets: [recent, ...rows(3)], allWallets: undefined, guide: true },
      hasMore: true,
    })
  })

  test('behavior: four installed wallets are not followed by rows below the fold', () => {
    const installed = { status: 'ready', wallets: rows(4), guide: true } as const
    expect(limitWallets(installed)).toEqual({ model: installed, hasMore: false })
    expect(limitWallets({ ...installed, allWallets: {} })).toEqual({ model: installed, hasMore: true })
    expect(limitWallets({ ...installed, wallets: [...rows(4), qrCode] })).toEqual({
      model: installed,
      hasMore: true,
    })
  })

  test.each([0, 1, 3])('behavior: with %i installed wallets, all rows are shown', (count) => {
    const model = { status: 'ready', wallets: [...rows(count), qrCode], guide: true } as const
    expect(limitWallets(model)).toEqual({ model, hasMore: false })
  })
})

const refusal = new SocialLoginError({ reason: 'provider', provider: 'x', details: 'server_error' })

test.each<[SocialFlow, object]>([
  [{ status: 'idle' }, { status: 'none' }],
  [{ status: 'done', ...attempt }, { status: 'none' }],
  [
    { status: 'opening', window: 'popup', ...attempt },
    { status: 'opening', provider: 'x' },
  ],
  [
    { status: 'opening', window: 'this', ...attempt },
    { status: 'leaving', provider: 'x' },
  ],
  [
    { status: 'waiting', ...attempt },
    { status: 'waiting', provider: 'x' },
  ],
  [
    { status: 'blocked', ...attempt },
    { status: 'blocked', provider: 'x' },
  ],
  [
    { status: 'leaving', ...attempt },
    { status: 'leaving', provider: 'x' },
  ],
  [
    { status: 'verifying', ...attempt },
    { status: 'verifying', provider: 'x' },
  ],
  [
    { status: 'connecting', ...attempt },
    { status: 'connecting', provider: 'x' },
  ],
  [
    { status: 'failed', error: new AbortedError(), ...attempt },
    { status: 'failed', provider: 'x', failure: { type: 'unexpected' } },
  ],
  [
    { status: 'failed', error: refusal, ...attempt },
    { status: 'failed', provider: 'x', failure: { type: 'refused', text: 'server_error' } },
  ],
  [
    { status: 'failed', error: new SocialLoginError({ reason: 'timeout', provider: 'x' }), ...attempt },
    { status: 'failed', provider: 'x', failure: { type: 'unreachable' } },
  ],
])('default: toConnectingSocialModel, %o', (flow, model) => {
  expect(toConnectingSocialModel({ social: { flow } })).toEqual(model)
})

test('behavior: toConnectingSocialModel, before the first login', () => {
  expect(toConnectingSocialModel({})).toEqual({ status: 'none' })
})
