import { describe, expect, test } from 'vitest'
import type { Options } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { Account } from '../../../foundation/schema/account.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import type { Connector } from '../../../ports/Connector.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import type { ConnectionState } from '../../wallet/connection/types.js'
import { chainNames } from '../../wallet/network/chainNames.js'
import {
  base,
  cosmos,
  ethereum,
  makeNetwork,
  polkadot,
  sepolia,
  solana,
} from '../../wallet/network/network.fixtures.js'
import { toReceiveModel } from './toReceiveModel.js'
import type { ReceiveModel } from './view.js'

const icon = 'data:image/png;base64,AAAA'
const alpha: Connector = { id: 'io.alpha', name: 'Alpha', namespace: 'eip155', type: 'announced', icon }
const optimism = makeNetwork('eip155:10', 'OP Mainnet')
const solanaDevnet = makeNetwork('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet', {
  testnet: true,
})
const otherPolkadot = makeNetwork('polkadot:b0a8d493285c2df73290dfb7e61f870f', 'Kusama')
const otherCosmos = makeNetwork('cosmos:osmosis-1', 'Osmosis')
const bitcoin = makeNetwork('bip122:000000000019d6689c085ae165831e93', 'Bitcoin')
const testnet = makeNetwork('bip122:000000000933ea01ad0ee984209779ba', 'Testnet', { testnet: true })
const signet = makeNetwork('bip122:00000008819873e925422c1ff0f99f7c', 'Signet', { testnet: true })
const regtest = makeNetwork('bip122:0f9188f13cb7b2c71f2a335e3a4fc328', 'Regtest', { testnet: true })
const litecoin = makeNetwork('bip122:12a765e31ffd4059bada1e25190f6e98', 'Litecoin')
const networks = [
  ...[ethereum, base, optimism, sepolia, solana, solanaDevnet, bitcoin, testnet, signet, regtest, litecoin],
  ...[polkadot, otherPolkadot, cosmos, otherCosmos],
] as const

const evmAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const payments = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const ordinals = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
const testAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const regtestAddress = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

type Accounts = readonly [Account, ...Account[]]

const eoa: Accounts = [{ address: evmAddress, type: 'eoa' }]
const both: Accounts = [
  { address: payments, type: 'payment' },
  { address: ordinals, type: 'ordinal' },
]

function makeConfig(options: Partial<Pick<Options, 'networks' | 'chainImages'>> = {}) {
  return createTestKit({ networks, ...options }).kit.config
}

const config = makeConfig()

function makeState(connection: KitState['connection']): Pick<KitState, 'wallets' | 'connection'> {
  return { wallets: { connectors: { eip155: [alpha] }, recent: [] }, connection }
}

/** Returns the model for a wallet that is connected on a chain. */
function getModel(
  chainId: CaipNetworkId,
  accounts: Accounts = eoa,
  parameters: Parameters<typeof toReceiveModel>[3] & {
    readonly approvedChainIds?: Session['approvedChainIds']
    readonly in?: typeof config
  } = {},
): Extract<ReceiveModel, { status: 'ready' }> {
  const { approvedChainIds, in: configuration = config, ...rest } = parameters
  const session: Session = {
    connectorId: 'io.alpha',
    accounts,
    chainId,
    ...(approvedChainIds && { approvedChainIds }),
  }
  const namespace = namespaceOf(chainId)
  const state = makeState({ [namespace]: { status: 'connected', session } })
  const model = toReceiveModel(state, configuration, namespace, rest)
  if (model.status !== 'ready') throw new TypeError('The wallet is connected')
  return model
}

const namesOf = ({ networks }: Extract<ReceiveModel, { status: 'ready' }>) => networks.map(({ name }) => name)

test('default', () => {
  const small = makeConfig({ networks: [ethereum, base, solana], chainImages: { 1: icon } })
  const network = { id: 'eip155:1', name: 'Ethereum', image: icon, testnet: false }
  expect(getModel('eip155:1', eoa, { in: small })).toEqual({
    status: 'ready',
    namespace: 'eip155',
    address: evmAddress,
    type: 'eoa',
    qrText: evmAddress,
    wallet: { name: 'Alpha', icon },
    network,
    networks: [
      { ...network, namespace: 'eip155', active: true },
      { id: 'eip155:8453', name: 'Base', namespace: 'eip155', testnet: false, active: false },
    ],
    types: ['eoa'],
    accounts: [{ address: evmAddress, type: 'eoa', active: true }],
    isDeployedPerNetwork: false,
  })
})

describe('status', () => {
  const session: Session = { connectorId: 'io.alpha', accounts: eoa, chainId: 'eip155:1' }
  const attempt = { id: 'c', connectorId: 'b' }

  test.each<[ConnectionState, ReceiveModel['status']]>([
    [{ status: 'disconnected' }, 'disconnected'],
    [{ status: 'connecting', attempt }, 'disconnected'],
    [{ status: 'connecting', attempt, session }, 'ready'],
    [{ status: 'connected', session }, 'ready'],
    [{ status: 'disconnecting', id: 'd', session }, 'ready'],
  ])('behavior: $status', (eip155, expected) => {
    expect(toReceiveModel(makeState({ eip155 }), config, 'eip155').status).toBe(expected)
  })

  test('behavior: another namespace', () => {
    const state = makeState({ eip155: { status: 'connected', session } })
    expect(toReceiveModel(state, config, 'solana')).toEqual({ status: 'disconnected' })
  })
})

test.each<[CaipNetworkId, Accounts]>([
  ['eip155:1', eoa],
  [solana.caipNetworkId, [{ address: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', type: 'eoa' }]],
  [bitcoin.caipNetworkId, both],
])('behavior: the QR code on %s contains the plain address', (chainId, accounts) => {
  expect(getModel(chainId, accounts).qrText).toBe(accounts[0].address)
})

describe('networks', () => {
  test.each<[string, CaipNetworkId, Accounts, readonly string[]]>([
    ['the active one first', 'eip155:8453', eoa, ['Base', 'Ethereum', 'OP Mainnet']],
    [
      'test networks on a test network',
      'eip155:11155111',
      eoa,
      ['Sepolia', 'Ethereum', 'Base', 'OP Mainnet'],
    ],
    ['all on a network that is not configured', 'eip155:100', eoa, ['Ethereum', 'Base', 'OP Mainnet']],
    ['Solana', solana.caipNetworkId, eoa, ['Solana']],
    ['Solana Devnet', solanaDevnet.caipNetworkId, eoa, ['Solana Devnet', 'Solana']],
    // Their addresses contain the network.
    ['Polkadot', polkadot.caipNetworkId, eoa, ['Polkadot']],
    ['Cosmos', cosmos.caipNetworkId, eoa, ['Cosmos Hub']],
  ])('behavior: %s', (_, chainId, accounts, expected) => {
    const model = getModel(chainId, accounts)
    expect(namesOf(model)).toEqual(expected)
  })

  test('behavior: only the active one is marked', () => {
    expect(getModel('eip155:8453').networks.map(({ active }) => active)).toEqual([true, false, false])
  })

  test('behavior: leaves out networks that the wallet did not approve', () => {
    const approvedChainIds = ['eip155:1', 'eip155:10'] as const
    expect(namesOf(getModel('eip155:1', eoa, { approvedChainIds }))).toEqual(['Ethereum', 'OP Mainnet'])
  })

  test('behavior: a network that is not configured has no row', () => {
    const model = getModel('eip155:1337', eoa)
    expect(model.network).toEqual({ id: 'eip155:1337', name: '1337', reference: '1337', testnet: false })
    expect(model.networks.some(({ active }) => active)).toBe(false)
  })

  test('param: names', () => {
    expect(getModel('eip155:100', eoa, { names: chainNames }).network.name).toBe('Gnosis')
  })
})

describe('Bitcoin', () => {
  test.each<[string, CaipNetworkId, string, string, readonly string[]]>([
    ['mainnet', bitcoin.caipNetworkId, payments, 'Bitcoin', ['Bitcoin']],
    // Test networks share one address format.
    ['testnet', testnet.caipNetworkId, testAddress, 'Testnet', ['Testnet', 'Signet']],
    ['signet', signet.caipNetworkId, testAddress, 'Signet', ['Signet', 'Testnet']],
    ['regtest', regtest.caipNetworkId, regtestAddress, 'Regtest', ['Regtest']],
    ['mainnet, with the wallet on testnet', testnet.caipNetworkId, payments, 'Bitcoin', ['Bitcoin']],
    [
      'testnet, with the wallet on mainnet',
      bitcoin.caipNetworkId,
      testAddress,
      'Testnet',
      ['Testnet', 'Signet'],
    ],
    ['another coin', litecoin.caipNetworkId, 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'Litecoin', ['Litecoin']],
    ['no network', bitcoin.caipNetworkId, 'x', 'Bitcoin', []],
  ])('behavior: an address of %s', (_, chainId, address, network, shared) => {
    const model = getModel(chainId, [{ address, type: 'payment' }])
    expect(model.network.name).toBe(network)
    expect(namesOf(model)).toEqual(shared)
  })

  test('behavior: the first network is the active one if the wallet reports another', () => {
    const { networks } = getModel(bitcoin.caipNetworkId, [{ address: testAddress, type: 'payment' }])
    expect(networks.map(({ active }) => active)).toEqual([true, false])
  })
})

describe('accounts', () => {
  const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const mixed: Accounts = [
    { address: second, type: 'smartAccount' },
    { address: evmAddress, type: 'eoa' },
  ]
  const ordinalActive: Accounts = [{ address: ordinals, type: 'ordinal' }, both[0]]

  test('behavior: lists all of them with their types, the active one first', () => {
    expect(getModel(bitcoin.caipNetworkId, ordinalActive).accounts).toEqual([
      { address: ordinals, type: 'ordinal', active: true },
      { address: payments, type: 'payment', active: false },
    ])
  })

  test.each<[string, CaipNetworkId, Accounts, readonly string[]]>([
    ['one', 'eip155:1', [...eoa, { address: second, type: 'eoa' }], ['eoa']],
    ['two', bitcoin.caipNetworkId, both, ['payment', 'ordinal']],
    ['two, the other one active', bitcoin.caipNetworkId, ordinalActive, ['payment', 'ordinal']],
    ['two on eip155', 'eip155:1', mixed, ['smartAccount', 'eoa']],
  ])('behavior: account types: %s', (_, chainId, accounts, expected) => {
    expect(getModel(chainId, accounts).types).toEqual(expected)
  })

  test.each<[Account['type'] | undefined, string, Account['type']]>([
    [undefined, payments, 'payment'],
    ['ordinal', ordinals, 'ordinal'],
    ['payment', payments, 'payment'],
    ['smartAccount', payments, 'payment'],
  ])('param: accountType %s', (accountType, address, type) => {
    const model = getModel(bitcoin.caipNetworkId, both, { accountType })
    expect(model).toMatchObject({ address, qrText: address, type })
  })

  test('behavior: a smart account is not necessarily deployed on other networks', () => {
    expect(getModel('eip155:1', mixed).isDeployedPerNetwork).toBe(true)
    expect(getModel('eip155:1', mixed, { accountType: 'eoa' }).isDeployedPerNetwork).toBe(false)
  })

  test('behavior: a smart account only has the current network', () => {
    expect(namesOf(getModel('eip155:1', mixed))).toEqual(['Ethereum'])
    expect(namesOf(getModel('eip155:1', mixed, { accountType: 'eoa' })).length).toBeGreaterThan(1)
  })

  test('behavior: a smart account with the address of an ordinary one (EIP-7702) receives on all networks', () => {
    const model = getModel('eip155:1', [{ address: evmAddress, type: 'smartAccount' }, ...eoa])
    expect(model).toMatchObject({ isDeployedPerNetwork: false, types: ['smartAccount'] })
    expect(namesOf(model)).toEqual(namesOf(getModel('eip155:1', eoa)))
  })
})
