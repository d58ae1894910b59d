import { expect, onTestFinished, test } from 'vitest'
import { solana } from '../../../foundation/networks/solana.js'
import type { SwapSource, SwapToken } from '../../../ports/SwapSource.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { watchTokens } from '../../assets/portfolio/watchTokens.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { switchNetwork } from '../../wallet/network/switchNetwork.js'
import { presetSwap } from './presetSwap.js'
import { createFakeChain, createFakeSource, usdc } from './swap.fixtures.js'
import { toSwapModel } from './toSwapModel.js'
import { toSwapTokensModel } from './toSwapTokensModel.js'
import { updateSwap } from './updateSwap.js'
import { watchSwap } from './watchSwap.js'

const chainId = solana.caipNetworkId
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const token = { chainId, canPermit: false }
const solanaTokens: readonly SwapToken[] = [
  { ...token, name: 'Solana', symbol: 'SOL', decimals: 9 },
  { ...token, name: 'USD Coin', symbol: 'USDC', decimals: 6, address: mint },
]

/** A kit with an account on an EVM chain and one on Solana, which owns 2 SOL and 3 USDC, and swaps on both chains. */
async function setUp() {
  const [evm, onSolana] = [fakeAdapter({ namespace: 'eip155' }), fakeAdapter({ namespace: 'solana' })]
  const dataApi = fakeDataApi()
  const fake = createFakeSource(createFakeChain('0x00'))
  const asked: Parameters<SwapSource['getQuotes']>[0][] = []
  const source: SwapSource = {
    ...fake,
    getTokens: async (parameters) =>
      parameters.chainId === chainId ? solanaTokens : fake.getTokens(parameters),
    async getQuotes(parameters) {
      asked.push(parameters)
      if (parameters.chainId !== chainId) return fake.getQuotes(parameters)
      return [{ fromAmount: parameters.amount, toAmount: 150_000_000n }]
    },
    getPrices: async () =>
      new Map([
        ['native', '150'],
        [mint, '1'],
      ]),
  }
  const world = createTestKit({
    adapters: [evm, onSolana],
    networks: [testNetworks[0], solana],
    dataApi: () => ({ ...dataApi(), swaps: async () => source }),
  })
  const { kit, clock } = world
  const [owner = ''] = onSolana.wallet('io.fake').accounts
  dataApi.setBalances({
    address: owner,
    chainId,
    balances: [
      { chainId, name: 'Solana', symbol: 'SOL', decimals: 9, amount: 2_000_000_000n, price: '150' },
      {
        chainId,
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        address: mint,
        amount: 3_000_000n,
        price: '1',
      },
    ],
  })
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { namespace: 'eip155', connectorId: 'io.fake' })
  await connect(kit, { namespace: 'solana', connectorId: 'io.fake' })
  onTestFinished(watchTokens(kit, { namespace: 'solana' }))
  await expect.poll(() => kit.getState().portfolio?.solana?.status).toBe('ready')
  const form = () => toSwapModel(kit.getState(), kit.config)
  const prepare = async (change: updateSwap.Parameters) => {
    updateSwap(kit)
    await nextMacrotask()
    updateSwap(kit, change)
    await clock.advance(200)
    await nextMacrotask()
  }
  return { ...world, asked, owner, form, prepare }
}

test('default: the form is that of the active namespace, with mints as they are', async () => {
  const { kit, asked, owner, form, prepare } = await setUp()
  await switchNetwork(kit, { network: chainId })
  await prepare({ to: mint, amount: '1' })
  expect(asked.at(-1)).toMatchObject({ chainId, to: mint, account: owner, amount: 1_000_000_000n })
  expect(form()).toMatchObject({
    status: 'ready',
    network: { id: chainId },
    from: { token: { id: 'native', balance: 2_000_000_000n } },
    to: { token: { id: mint, balance: 3_000_000n }, text: '150', value: 150n * 10n ** 18n },
    check: 'preview',
  })
  const found = toSwapTokensModel(kit.getState(), kit.config, 'to', mint)
  expect(found).toMatchObject({ status: 'ready', own: [{ id: mint }], others: [] })
})

test('param: a preset finds a mint as it is', async () => {
  const { kit, form, prepare } = await setUp()
  await switchNetwork(kit, { network: chainId })
  presetSwap(kit, { toToken: mint, amount: '1' })
  await prepare({})
  expect(form()).toMatchObject({ to: { token: { id: mint } }, from: { text: '1' } })
})

test('behavior: a change of the active namespace shows the form of that account', async () => {
  const { kit, form, prepare } = await setUp()
  await switchNetwork(kit, { network: chainId })
  await prepare({ to: mint, amount: '1' })
  onTestFinished(watchSwap(kit))
  await switchNetwork(kit, { network: testNetworks[0].caipNetworkId })
  await nextMacrotask()
  expect(form()).toMatchObject({ status: 'ready', network: { id: 'eip155:31337' }, from: { text: '' } })
  await prepare({ to: usdc, amount: '0.5' })
  expect(form()).toMatchObject({ to: { token: { id: usdc } } })
})

test('behavior: only the end of its own account empties a form', async () => {
  const { kit, form, prepare } = await setUp()
  await switchNetwork(kit, { network: chainId })
  await prepare({ to: mint, amount: '1' })
  await disconnect(kit, { namespace: 'eip155' })
  expect(form()).toMatchObject({ from: { text: '1' } })
  await disconnect(kit, { namespace: 'solana' })
  expect(kit.getState().swap?.form).toBeUndefined()
})
