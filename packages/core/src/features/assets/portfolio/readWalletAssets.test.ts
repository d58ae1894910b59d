import { expect, test } from 'vitest'
import type { ConnectorType } from '../../../ports/Connector.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { getTokens } from './getTokens.js'
import { makeToken } from './portfolio.fixtures.js'

const [{ caipNetworkId: chainId }] = testNetworks
const chain = `0x${Number(chainId.split(':')[1]).toString(16)}`
const address = `0x${'aB'.repeat(20)}`
const contract = (digit: string) => `0x${digit.repeat(40)}`
const metadata = { name: 'Test token', symbol: 'TTT', decimals: 6 }
const supported = { assetDiscovery: { supported: true } }

type Setup = {
  readonly capabilities?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The assets on the chain. */
  readonly assets?: unknown
  /** The whole answer of the wallet. */
  readonly answer?: unknown
  readonly type?: ConnectorType
}

/** A kit with a connected wallet that reports assets, and a data API that has one token of the account. */
async function setUp({
  capabilities = { [chain]: supported },
  assets = [],
  answer = { [chain]: assets },
  type = 'announced',
}: Setup = {}) {
  const requests: unknown[] = []
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', type, accounts: [address] }] })
  if (!adapter.evm) throw new TypeError('the adapter is for EVM chains')
  adapter.evm.capabilities = capabilities
  adapter.evm.request = async (request) => {
    requests.push(request)
    if (answer instanceof Error) throw answer
    return answer
  }
  const dataApi = fakeDataApi()
  dataApi.setBalances({
    address,
    chainId,
    balances: [makeToken('AAA', { chainId, address: contract('A'), price: '2', amount: 5n })],
  })
  const world = createTestKit({ dataApi, adapters: [adapter] })
  world.kit.mount()
  await connect(world.kit, { connectorId: 'io.fake' })
  const readTokens = async (of = address) => {
    const { tokens } = await getTokens(world.kit, { address: of, chainId })
    return tokens.map(({ symbol, amount, price }) => [symbol, amount, price])
  }
  return { ...world, requests, readTokens, dataApi }
}

test('default: the wallet has the amounts, and the data API the prices', async () => {
  const erc20 = { type: 'erc20', address: contract('a'), balance: '0x7', metadata }
  const { readTokens, requests } = await setUp({ assets: [erc20] })
  expect(await readTokens()).toEqual([['AAA', 7n, '2']])
  expect(requests).toEqual([
    { method: 'wallet_getAssets', params: [{ account: address, chainFilter: [chain] }] },
  ])
})

test('behavior: a token that only the wallet knows is added, without a price', async () => {
  const erc20 = { type: 'erc20', address: contract('b'), balance: '0x10', metadata }
  const { readTokens } = await setUp({ assets: [erc20] })
  expect(await readTokens()).toEqual([
    ['AAA', 5n, '2'],
    ['TTT', 16n, undefined],
  ])
})

test('behavior: a token of which the wallet has nothing is left out', async () => {
  const erc20 = { type: 'erc20', address: contract('a'), balance: '0x0', metadata }
  expect(await (await setUp({ assets: [erc20] })).readTokens()).toEqual([])
})

test.each([
  ['as in ERC-7811', { type: 'native', address: 'native', balance: '0x9', metadata }],
  [
    'as in Porto, with null in place of its address',
    { type: 'native', address: null, balance: '0x9', metadata },
  ],
  [
    "as in Reown's sample wallet, with types in upper case",
    { type: 'NATIVE', address: 'native', balance: '0x9', metadata },
  ],
  ['without details', { type: 'native', address: 'native', balance: '0x9', metadata: null }],
])('behavior: the native token %s', async (_title, asset) => {
  const { readTokens } = await setUp({ assets: [asset] })
  const symbol = asset.metadata === null ? testNetworks[0].nativeCurrency.symbol : 'TTT'
  expect(await readTokens()).toContainEqual([symbol, 9n, undefined])
})

test.each([
  ['a contract without an address', { type: 'erc20', address: null, balance: '0x1', metadata }],
  ['an NFT', { type: 'erc721', address: contract('b'), balance: '0x1', metadata }],
  ['a token without details', { type: 'erc20', address: contract('b'), balance: '0x1' }],
  [
    'a token without decimals',
    { type: 'erc20', address: contract('b'), balance: '0x1', metadata: { ...metadata, decimals: 0 } },
  ],
  [
    'decimals as text',
    { type: 'erc20', address: contract('b'), balance: '0x1', metadata: { ...metadata, decimals: '6' } },
  ],
  ['an address that is none', { type: 'erc20', address: '0xb', balance: '0x1', metadata }],
  ['the native token with a contract', { type: 'native', address: contract('b'), balance: '0x1', metadata }],
  ['an amount that is not hexadecimal', { type: 'erc20', address: contract('b'), balance: '1', metadata }],
  [
    'an amount of more than 256 bits',
    { type: 'erc20', address: contract('b'), balance: `0x${'f'.repeat(65)}`, metadata },
  ],
  ['nothing', null],
])('behavior: %s is left out', async (_title, asset) => {
  expect(await (await setUp({ assets: [asset] })).readTokens()).toEqual([['AAA', 5n, '2']])
})

test('behavior: texts of the wallet are cleaned', async () => {
  const asset = {
    type: 'erc20',
    address: contract('b'),
    balance: '0x1',
    metadata: { ...metadata, symbol: '\u202eTTT' },
  }
  expect(await (await setUp({ assets: [asset] })).readTokens()).toContainEqual(['TTT', 1n, undefined])
})

test('behavior: at most 1,000 tokens', async () => {
  const assets = Array.from({ length: 1_001 }, (_, index) => ({
    ...{ type: 'erc20', balance: '0x1', metadata },
    address: `0x${index.toString(16).padStart(40, '0')}`,
  }))
  // The first address stands for the native token.
  expect(await (await setUp({ assets })).readTokens()).toHaveLength(1_001)
})

test('behavior: a wallet that did not announce itself (EIP-6963) is asked too', async () => {
  const { readTokens, requests } = await setUp({ type: 'injected' })
  await readTokens()
  expect(requests).toHaveLength(1)
})

test('behavior: a capability of every chain', async () => {
  const erc20 = { type: 'erc20', address: contract('a'), balance: '0x7', metadata }
  const { readTokens } = await setUp({ capabilities: { '0x0': supported }, assets: [erc20] })
  expect(await readTokens()).toEqual([['AAA', 7n, '2']])
})

test.each<[string, Setup]>([
  ['that does not announce the capability', { capabilities: {} }],
  ['that announces it for another chain', { capabilities: { '0xffff': supported } }],
  ['that does not support it', { capabilities: { [chain]: { assetDiscovery: { supported: false } } } }],
  ['on a phone, whose app each request opens', { type: 'walletConnect' }],
  ['whose SDK may show a dialog', { type: 'external' }],
])('behavior: a wallet %s is not asked', async (_title, options) => {
  const { readTokens, requests } = await setUp(options)
  expect(await readTokens()).toEqual([['AAA', 5n, '2']])
  expect(requests).toEqual([])
})

test('behavior: the wallet is not asked for an account of another one', async () => {
  const { readTokens, requests } = await setUp()
  await readTokens(contract('c'))
  expect(requests).toEqual([])
})

test.each([
  ['an error', new Error('no')],
  ['nothing', null],
  ['a list', []],
  ['another chain', { '0xffff': [] }],
  ['no list', { [chain]: 'none' }],
])('error: a wallet that answers with %s', async (_title, answer) => {
  expect(await (await setUp({ answer })).readTokens()).toEqual([['AAA', 5n, '2']])
})

test('error: a wallet that does not answer in 2 s', async () => {
  const { readTokens, clock } = await setUp({ answer: new Promise(() => {}) })
  let tokens: unknown
  void readTokens().then((read) => {
    tokens = read
  })
  await nextMacrotask()
  clock.advance(1_999)
  await nextMacrotask()
  expect(tokens).toBeUndefined()
  clock.advance(1)
  await nextMacrotask()
  expect(tokens).toEqual([['AAA', 5n, '2']])
})
