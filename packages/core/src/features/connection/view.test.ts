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
import { chainNames } from '../network/chainNames.js'
import { ethereum, makeNetwork, solana } from '../network/network.fixtures.js'
import { makeSession } from './session.fixtures.js'
import { toConnectingModel } from './toConnectingModel.js'
import { toConnectModel } from './toConnectModel.js'
import type { ConnectionState } from './types.js'
import { toAccountModel } from './view.js'

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

  test('param: the options that are shown', () => {
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

  test('behavior: discovering, until an adapter has reported its connectors', () => {
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
    ['no wallet was asked yet', { status: 'disconnected' }, 'opening'],
    ['it is being restored', { status: 'reconnecting', attempt, next: [] }, 'opening'],
    ['it is asked again', { status: 'connecting', attempt, session }, 'opening'],
    ['it is connected', { status: 'connected', session }, 'connected'],
    [
      'it is connected while another wallet is asked',
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
      'another wallet was declined',
      { status: 'disconnected', outcome: { status: 'declined', connectorId: 'b' } },
      'opening',
    ],
    ['another wallet is connected', { status: 'connected', session: makeSession('b') }, 'opening'],
  ])('behavior: %s', (_, state, status) => {
    expect(toConnectingModel(makeState(state), config, route).status).toBe(status)
  })

  test('behavior: a failure has a message, and a hint where one is known', () => {
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

  test('behavior: a wallet that is no longer available is not installed', () => {
    const error = new WalletNotFoundError({ connectorId: 'io.alpha' })
    const outcome = { status: 'failed', connectorId: 'io.alpha', error } as const
    expect(toConnectingModel(makeState({ status: 'disconnected', outcome }), config, route)).toMatchObject({
      status: 'not-installed',
      wallet,
    })
  })

  test('behavior: a wallet that only the app declares, with its download link', () => {
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

  test('behavior: a wallet of another namespace is not available in this one', () => {
    expect(toConnectingModel(makeState(), config, { walletId: 'io.sol', namespace: 'eip155' }).status).toBe(
      'not-installed',
    )
  })

  test('behavior: an unknown wallet', () => {
    expect(toConnectingModel(makeState(), config, { ...route, walletId: 'io.none' })).toEqual({
      status: 'not-installed',
      wallet: { id: 'io.none', name: 'io.none', namespaces: ['eip155'] },
      getUrl: undefined,
    })
  })
})

describe('toAccountModel', () => {
  const session = makeSession('io.alpha', { addresses: ['0x1', '0x2'] })
  const connected: ConnectionState = { status: 'connected', session }
  const of = { address: '0x1', chainId: 'eip155:1' } as const

  function balanceAt(balance: BalanceState, at: ConnectionState = connected) {
    const model = toAccountModel(makeState(at, { balance }), config, 'eip155')
    return model.status === 'disconnected' ? undefined : model.balance
  }

  test('default', () => {
    const balance: BalanceState = { status: 'ready', of, value: 5n, at: 0 }
    expect(toAccountModel(makeState(connected, { balance }), config, 'eip155')).toEqual({
      status: 'connected',
      namespace: 'eip155',
      address: '0x1',
      balance: { status: 'ready', value: 5n, decimals: 18, symbol: 'ETH' },
      wallet: { name: 'Alpha', icon },
      network: { id: 'eip155:1', name: 'Ethereum', supported: true },
      explorerUrl: 'https://explorer.test/address/0x1',
      accounts: [
        { address: '0x1', type: 'eoa', active: true },
        { address: '0x2', type: 'eoa', active: false },
      ],
    })
  })

  test('behavior: each account has its purpose', () => {
    const payment = { address: 'bc1qpay', type: 'payment' } as const
    const ordinal = { address: 'bc1pord', type: 'ordinal' } as const
    const two: ConnectionState = {
      status: 'connected',
      session: { ...session, accounts: [payment, ordinal] },
    }
    expect(toAccountModel(makeState(two), config, 'eip155')).toMatchObject({
      accounts: [
        { ...payment, active: true },
        { ...ordinal, active: false },
      ],
    })
  })

  test.each([
    [{ kind: 'signMessage', message: 'hello' }, 'signature'],
    [{ kind: 'bip122_signPsbt', psbt: '', inputs: [], broadcast: false }, 'signature'],
    [{ kind: 'bip122_signPsbt', psbt: '', inputs: [], broadcast: true }, 'transaction'],
    [{ kind: 'sendTransaction', transaction: {} }, 'transaction'],
    [{ kind: 'bip122_sendTransfer', to: 'bc1q', amount: 1n }, 'transaction'],
  ] as const)('behavior: the pending request: %o', (intent, expected) => {
    const write = { id: '1', connectorId: 'io.alpha', ...of, intent }
    const request = { eip155: { status: 'writing', current: write, queue: [] } } as const
    const model = toAccountModel({ ...makeState(connected), request }, config, 'eip155')
    expect(model).toMatchObject({ pendingRequest: expected })
    const idle = { eip155: { status: 'idle', cancelled: [write] } } as const
    const after = toAccountModel({ ...makeState(connected), request: idle }, config, 'eip155')
    expect(after).toMatchObject({ pendingRequest: undefined })
  })

  test('behavior: no wallet is connected', () => {
    expect(toAccountModel(makeState(), config, 'eip155')).toEqual({ status: 'disconnected' })
    expect(toAccountModel(makeState(connected), config, 'solana')).toEqual({ status: 'disconnected' })
  })

  test('param: config.chainImages', () => {
    const model = toAccountModel(makeState(connected), makeConfig({ chainImages: { 1: icon } }), 'eip155')
    expect(model).toMatchObject({ network: { image: icon } })
  })

  test('behavior: the status of the connection', () => {
    const attempt = { id: 'c', connectorId: 'b' }
    expect(
      toAccountModel(makeState({ status: 'connecting', attempt, session }), config, 'eip155').status,
    ).toBe('connected')
    expect(
      toAccountModel(makeState({ status: 'disconnecting', id: 'd', session }), config, 'eip155').status,
    ).toBe('disconnecting')
  })

  test('behavior: the balance of this account on this chain only', () => {
    const error = new WalletRequestError({ method: 'any' })
    const ready = { status: 'ready', value: 5n, decimals: 18, symbol: 'ETH' }
    expect(balanceAt({ status: 'idle' })).toEqual({ status: 'loading' })
    expect(balanceAt({ status: 'loading', of })).toEqual({ status: 'loading' })
    expect(balanceAt({ status: 'loading', of, value: 5n })).toEqual(ready)
    expect(balanceAt({ status: 'loading', of, value: 0n })).toEqual({ ...ready, value: 0n })
    expect(balanceAt({ status: 'failed', of, error, at: 0 })).toEqual({ status: 'unavailable' })
    for (const other of [{ ...of, address: '0x2' }, { ...of, chainId: 'eip155:10' } as const]) {
      expect(balanceAt({ status: 'ready', of: other, value: 5n, at: 0 })).toEqual({ status: 'loading' })
      expect(balanceAt({ status: 'failed', of: other, error, at: 0 })).toEqual({ status: 'loading' })
    }
  })

  test('behavior: a network that is not configured', () => {
    const there = makeSession('io.alpha', { chainId: 'eip155:1337' })
    const model = toAccountModel(makeState({ status: 'connected', session: there }), config, 'eip155')
    expect(model).toMatchObject({
      network: { id: 'eip155:1337', name: 'Chain 1337', reference: '1337', supported: false },
      balance: { status: 'unavailable' },
      explorerUrl: undefined,
    })
  })

  test('param: names', () => {
    const there = makeSession('io.alpha', { chainId: 'eip155:100' })
    const model = toAccountModel(
      makeState({ status: 'connected', session: there }),
      config,
      'eip155',
      chainNames,
    )
    expect(model).toMatchObject({ network: { id: 'eip155:100', name: 'Gnosis', supported: false } })
    expect(model).not.toHaveProperty('network.reference')
  })

  test('behavior: a wallet that is no longer in the list', () => {
    const state = makeState({ status: 'connected', session: makeSession('io.gone') })
    expect(toAccountModel(state, config, 'eip155')).toMatchObject({ wallet: { name: 'io.gone' } })
  })

  test.each<[string, string | undefined, string | undefined]>([
    ['none', undefined, undefined],
    ['with a path', 'https://explorer.test/eth/', 'https://explorer.test/eth/address/0x1'],
    [
      'with a query',
      'https://explorer.test/?cluster=devnet',
      'https://explorer.test/address/0x1?cluster=devnet',
    ],
    ['of a local chain', 'http://localhost:4000', 'http://localhost:4000/address/0x1'],
  ])('behavior: the explorer, %s', (_, url, expected) => {
    const blockExplorers = url === undefined ? undefined : { default: { name: 'Explorer', url } }
    const network = makeNetwork('eip155:1', 'Ethereum', { blockExplorers })
    const model = toAccountModel(makeState(connected), makeConfig({ networks: [network] }), 'eip155')
    expect(model).toMatchObject({ explorerUrl: expected })
  })

  test('behavior: does not link to an explorer URL that is not http or https', () => {
    // The configuration rejects such a URL too; this is the second check.
    const blockExplorers = { default: { name: 'Explorer', url: 'javascript:alert(1)//' } }
    const network = { ...ethereum, blockExplorers }
    const model = toAccountModel(makeState(connected), { ...config, networkOf: () => network }, 'eip155')
    expect(model).toMatchObject({ explorerUrl: undefined })
  })
})
