import { describe, expect, test } from 'vitest'
import type { Options } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import {
  WalletNotFoundError,
  WalletRequestError,
  WalletResponseError,
} from '../../foundation/errors/wallet.js'
import type { Connector } from '../../ports/Connector.js'
import { createTestKit } from '../../testing/createTestKit.js'
import type { BalanceState } from '../balance/types.js'
import { makeNetwork, solana } from '../network/network.fixtures.js'
import { makeSession } from './session.fixtures.js'
import { toConnectingModel } from './toConnectingModel.js'
import { toConnectModel } from './toConnectModel.js'
import type { ConnectionState } from './types.js'

type State = Pick<KitState, 'wallets' | 'connection' | 'balance'>

const icon = 'data:image/png;base64,AAAA'
const alpha: Connector = { id: 'io.alpha', name: 'Alpha', namespace: 'eip155', type: 'announced', icon }
const sol: Connector = { id: 'io.sol', name: 'Sol', namespace: 'solana', type: 'announced' }
const explorer = { default: { name: 'Explorer', url: 'https://explorer.test' } }
const mainnet = makeNetwork('eip155:1', 'Ethereum', {
  blockExplorers: explorer,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
})

function makeConfig(
  options: Partial<
    Pick<
      Options,
      | 'networks'
      | 'chainImages'
      | 'customWallets'
      | 'enableWalletGuide'
      | 'enableWallets'
      | 'termsConditionsUrl'
      | 'privacyPolicyUrl'
    >
  > = {},
) {
  return createTestKit({ networks: [mainnet, solana], ...options }).kit.config
}

const config = makeConfig()

function makeState(
  eip155: ConnectionState = { status: 'disconnected' },
  parameters: { connectors?: KitState['wallets']['connectors']; balance?: BalanceState } = {},
): State {
  const { connectors = { eip155: [alpha], solana: [sol] }, balance = { status: 'idle' } } = parameters
  return {
    wallets: { connectors, recent: [] },
    connection: { eip155, solana: { status: 'disconnected' } },
    balance: { eip155: balance },
  }
}

describe('toConnectModel', () => {
  test('default', () => {
    expect(toConnectModel(makeState(), config)).toEqual({
      status: 'ready',
      wallets: [
        { id: 'io.alpha', name: 'Alpha', icon, tag: 'installed', namespaces: ['eip155'] },
        { id: 'io.sol', name: 'Sol', tag: 'installed', namespaces: ['solana'] },
      ],
      guide: true,
      termsConditionsUrl: undefined,
      privacyPolicyUrl: undefined,
    })
  })

  test('param: namespace', () => {
    expect(toConnectModel(makeState(), config, 'solana')).toMatchObject({ wallets: [{ id: 'io.sol' }] })
  })

  test('param: enableWalletGuide, termsConditionsUrl, privacyPolicyUrl and legalCheckbox', () => {
    const given = makeConfig({
      enableWalletGuide: false,
      termsConditionsUrl: 'https://dapp.test/terms',
      privacyPolicyUrl: 'https://dapp.test/privacy',
    })
    expect(toConnectModel(makeState(), given)).toMatchObject({
      guide: false,
      termsConditionsUrl: 'https://dapp.test/terms',
      privacyPolicyUrl: 'https://dapp.test/privacy',
    })
  })

  test('behavior: discovering until an adapter has reported its connectors', () => {
    const silent = makeState(undefined, { connectors: {} })
    expect(toConnectModel(silent, config)).toEqual({ status: 'discovering' })
    const one = makeState(undefined, { connectors: { eip155: [] } })
    expect(toConnectModel(one, config, 'solana')).toEqual({ status: 'discovering' })
  })

  test('behavior: empty when no wallet is available', () => {
    const none = makeState(undefined, { connectors: { eip155: [], solana: [] } })
    expect(toConnectModel(none, config)).toEqual({ status: 'empty' })
    expect(toConnectModel(none, config, 'solana')).toEqual({ status: 'empty' })
    expect(toConnectModel(makeState(), makeConfig({ enableWallets: false }))).toEqual({ status: 'empty' })
  })
})

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

  test.each<[string, ConnectionState, string]>([
    ['no attempt has started', { status: 'disconnected' }, 'opening'],
    ['the session is being restored', { status: 'reconnecting', attempt, next: [] }, 'opening'],
    ['the connected wallet connects again', { status: 'connecting', attempt, session }, 'opening'],
    ['the wallet is connected', { status: 'connected', session }, 'connected'],
    [
      'the wallet is connected while another wallet connects',
      { status: 'connecting', attempt: { id: 'c', connectorId: 'b' }, session },
      'connected',
    ],
    [
      'the user declined',
      { status: 'disconnected', outcome: { status: 'declined', connectorId: 'io.alpha' } },
      'declined',
    ],
    [
      'the user declined, and another wallet is connected',
      {
        status: 'connected',
        session: makeSession('b'),
        outcome: { status: 'declined', connectorId: 'io.alpha' },
      },
      'declined',
    ],
    [
      'the user declined another wallet',
      { status: 'disconnected', outcome: { status: 'declined', connectorId: 'b' } },
      'opening',
    ],
    ['another wallet is connected', { status: 'connected', session: makeSession('b') }, 'opening'],
  ])('behavior: %s', (_, state, status) => {
    expect(toConnectingModel(makeState(state), config, route).status).toBe(status)
  })

  test('behavior: a failure has a message and, if known, a recovery hint', () => {
    const failedWith = (error: WalletRequestError | WalletResponseError) =>
      toConnectingModel(
        makeState({ status: 'disconnected', outcome: { status: 'failed', connectorId: 'io.alpha', error } }),
        config,
        route,
      )
    expect(
      failedWith(new WalletResponseError({ method: 'eth_accounts', reason: 'no accounts' })),
    ).toMatchObject({
      status: 'failed',
      reason: 'The wallet gave an answer that cannot be used.',
      advice: 'Update the wallet, or choose another one.',
    })
    expect(failedWith(new WalletRequestError({ method: 'eth_accounts' }))).toMatchObject({
      status: 'failed',
      reason: 'The wallet could not do this.',
      advice: undefined,
    })
  })

  test('behavior: status is not-installed if the wallet is no longer available', () => {
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
