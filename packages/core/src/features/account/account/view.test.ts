import { describe, expect, test } from 'vitest'
import type { Options } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { Connector } from '../../../ports/Connector.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import type { BalanceState } from '../../assets/balance/types.js'
import { makeSession } from '../../wallet/connection/session.fixtures.js'
import type { ConnectionState } from '../../wallet/connection/types.js'
import { chainNames } from '../../wallet/network/chainNames.js'
import { ethereum, makeNetwork, solana } from '../../wallet/network/network.fixtures.js'
import { toAccountModel } from './view.js'

const icon = 'data:image/png;base64,AAAA'
const alpha: Connector = { id: 'io.alpha', name: 'Alpha', namespace: 'eip155', type: 'announced', icon }
const mainnet = makeNetwork('eip155:1', 'Ethereum', {
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.test' } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
})

function makeConfig(options: Partial<Pick<Options, 'networks' | 'chainImages'>> = {}) {
  return createTestKit({ networks: [mainnet, solana], ...options }).kit.config
}

const config = makeConfig()

function makeState(
  eip155: ConnectionState = { status: 'disconnected' },
  { balance = { status: 'idle' } }: { balance?: BalanceState } = {},
): Pick<KitState, 'wallets' | 'connection' | 'balance'> {
  return {
    wallets: { connectors: { eip155: [alpha] }, recent: [] },
    connection: { eip155, solana: { status: 'disconnected' } },
    balance: { eip155: balance },
  }
}

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

  test('behavior: accounts have their purpose', () => {
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
  ] as const)('behavior: pendingRequest of %o', (intent, expected) => {
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
    const onOtherChain = makeSession('io.alpha', { chainId: 'eip155:1337' })
    const model = toAccountModel(makeState({ status: 'connected', session: onOtherChain }), config, 'eip155')
    expect(model).toMatchObject({
      network: { id: 'eip155:1337', name: '1337', reference: '1337', supported: false },
      balance: { status: 'unavailable' },
      explorerUrl: undefined,
    })
  })

  test('param: names', () => {
    const onOtherChain = makeSession('io.alpha', { chainId: 'eip155:100' })
    const model = toAccountModel(
      makeState({ status: 'connected', session: onOtherChain }),
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
  ])('behavior: explorer URL %s', (_, url, expected) => {
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
