import { describe, expect, test } from 'vitest'
import type { Options } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { WalletNotFoundError, WalletResponseError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { Connector } from '../../../ports/Connector.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { ethereum, solana } from '../network/network.fixtures.js'
import { makeSession } from './session.fixtures.js'
import { toConnectingModel } from './toConnectingModel.js'
import type { ConnectionState } from './types.js'

const icon = 'data:image/png;base64,AAAA'
const alpha: Connector = { id: 'io.alpha', name: 'Alpha', namespace: 'eip155', type: 'announced', icon }
const sol: Connector = { id: 'io.sol', name: 'Sol', namespace: 'solana', type: 'announced' }

function makeConfig(options: Pick<Options, 'customWallets'> = {}) {
  return createTestKit({ networks: [ethereum, solana], ...options }).kit.config
}

const config = makeConfig()

function makeState(
  eip155: ConnectionState = { status: 'disconnected' },
): Pick<KitState, 'wallets' | 'connection'> {
  return {
    wallets: { connectors: { eip155: [alpha], solana: [sol] }, recent: [] },
    connection: { eip155, solana: { status: 'disconnected' } },
  }
}

describe('toConnectingModel', () => {
  const route = { walletId: 'io.alpha', namespace: 'eip155' } as const
  const wallet = { id: 'io.alpha', name: 'Alpha' }
  const attempt = { id: 'c', connectorId: 'io.alpha' }
  const session = makeSession('io.alpha')

  test('default', () => {
    expect(toConnectingModel(makeState({ status: 'connecting', attempt }), config, route)).toMatchObject({
      status: 'opening',
      wallet,
    })
  })

  test.each([
    ['extension', 'announced'],
    ['extension', 'injected'],
    ['device', 'walletConnect'],
    ['window', 'external'],
    ['window', 'auth'],
  ] as const)('behavior: opens is %s for a connector of type %s', (opens, type) => {
    const { wallets, connection } = makeState({ status: 'connecting', attempt })
    const connectors = { eip155: [{ ...alpha, type }] }
    const state = { wallets: { ...wallets, connectors }, connection }
    expect(toConnectingModel(state, config, route)).toMatchObject({ status: 'opening', opens })
  })

  test.each([
    ['in-app-browser', 'announced', { isPhone: true, isTablet: false }],
    ['in-app-browser', 'injected', { isPhone: true, isTablet: false }],
    ['in-app-browser', 'announced', { isPhone: false, isTablet: true }],
    ['extension', 'announced', { isPhone: false, isTablet: false }],
    ['device', 'walletConnect', { isPhone: true, isTablet: false }],
    ['window', 'external', { isPhone: true, isTablet: false }],
  ] as const)('param: device; opens is %s for a connector of type %s on %j', (opens, type, device) => {
    const { wallets, connection } = makeState({ status: 'connecting', attempt })
    const state = { wallets: { ...wallets, connectors: { eip155: [{ ...alpha, type }] } }, connection }
    expect(toConnectingModel(state, config, route, device)).toMatchObject({ status: 'opening', opens })
  })

  const declined = { status: 'declined', connectorId: 'io.alpha' } as const
  test.each<[string, string, ConnectionState]>([
    ['opening', 'no attempt has started', { status: 'disconnected' }],
    ['opening', 'the session is being restored', { status: 'reconnecting', attempt, next: [] }],
    [
      'opening',
      'the connected wallet was asked to connect again',
      { status: 'connecting', attempt, session },
    ],
    ['opening', 'another wallet is connected', { status: 'connected', session: makeSession('b') }],
    [
      'opening',
      'the user declined to connect another wallet',
      { status: 'disconnected', outcome: { ...declined, connectorId: 'b' } },
    ],
    ['connected', 'the wallet is connected', { status: 'connected', session }],
    [
      'connected',
      'the wallet is connected, and another wallet is connecting',
      { status: 'connecting', attempt: { id: 'c', connectorId: 'b' }, session },
    ],
    ['declined', 'the user declined', { status: 'disconnected', outcome: declined }],
    [
      'declined',
      'the user declined, and another wallet is connected',
      { status: 'connected', session: makeSession('b'), outcome: declined },
    ],
  ])('behavior: status is %s when %s', (status, _, state) => {
    expect(toConnectingModel(makeState(state), config, route).status).toBe(status)
  })

  test('behavior: status failed has the code of the error, and the values to insert into its text', () => {
    const failedWith = (error: WalletRequestError | WalletResponseError) =>
      toConnectingModel(
        makeState({ status: 'disconnected', outcome: { status: 'failed', connectorId: 'io.alpha', error } }),
        config,
        route,
      )
    expect(
      failedWith(new WalletResponseError({ method: 'eth_accounts', reason: 'no accounts' })),
    ).toMatchObject({ status: 'failed', code: 'wallet-response' })
    expect(failedWith(new WalletRequestError({ method: 'eth_accounts', rpcCode: 4900 }))).toMatchObject({
      status: 'failed',
      code: 'wallet-request',
      values: { rpcCode: 4900 },
    })
  })

  test('behavior: status is not-installed if the wallet was not found by the attempt', () => {
    const error = new WalletNotFoundError({ connectorId: 'io.alpha' })
    const outcome = { status: 'failed', connectorId: 'io.alpha', error } as const
    expect(toConnectingModel(makeState({ status: 'disconnected', outcome }), config, route)).toMatchObject({
      status: 'not-installed',
      wallet,
    })
  })

  test('behavior: a custom wallet that is not installed has its download link', () => {
    const getUrl = (links: { homepage?: string; chrome_store?: string }) => {
      const other = { id: 'other', name: 'Other', rdns: 'io.other', homepage: 'https://other.test/' }
      const customWallets = [other, { id: 'mine', name: 'Mine', rdns: 'io.mine', ...links }]
      return toConnectingModel(makeState(), makeConfig({ customWallets }), { ...route, walletId: 'mine' })
    }
    const store = 'https://store.test/mine'
    const home = 'https://mine.test/'
    expect(getUrl({ homepage: home, chrome_store: store })).toMatchObject({
      status: 'not-installed',
      wallet: { id: 'mine', name: 'Mine' },
      getUrl: store,
    })
    expect(getUrl({ homepage: home })).toMatchObject({ getUrl: home })
    expect(getUrl({ homepage: 'http://localhost:3000/' })).toMatchObject({ getUrl: undefined })
    expect(getUrl({})).toMatchObject({ getUrl: undefined })
  })

  test('behavior: status is not-installed for a wallet of another namespace', () => {
    expect(toConnectingModel(makeState(), config, { walletId: 'io.sol', namespace: 'eip155' }).status).toBe(
      'not-installed',
    )
  })

  test('behavior: an unknown wallet has its id as name', () => {
    expect(toConnectingModel(makeState(), config, { ...route, walletId: 'io.none' })).toEqual({
      status: 'not-installed',
      wallet: { id: 'io.none', name: 'io.none', namespaces: ['eip155'] },
      getUrl: undefined,
    })
  })
})
