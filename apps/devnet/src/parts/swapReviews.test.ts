import {
  approveSwap,
  connect,
  loadSwapTokens,
  refreshTokens,
  reviewSwap,
  updateSwap,
} from '@latchkit/core/actions'
import type { EvmSwapTransaction, SwapQuote, SwapRequest, SwapSource, SwapToken } from '@latchkit/core/ports'
import { fakeDataApi } from '@latchkit/core/testing'
import { toSwapModel, toSwapReviewModel } from '@latchkit/core/views/swap'
import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import {
  type Address,
  createTestClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  maxUint160,
  maxUint256,
  parseAbi,
  publicActions,
} from 'viem'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readArtifact } from '../contracts/artifact.js'
import { permit2Address } from '../contracts/deployContracts.js'
import { collections } from '../contracts/nfts.js'
import { swapContracts } from '../contracts/swapContracts.js'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import { createNodeKit } from './nodeKit.fixtures.js'
import { setUpEvmChain } from './setUpEvmChain.fixtures.js'

const chainId = 'eip155:31337'
const there = 'eip155:31338'
const alice: Address = accounts[0]?.address ?? '0x'
const attacker: Address = '0x1111111111111111111111111111111111111111'
const dollar = tokens[0]?.address.toLowerCase() as Hex
const ether = tokens[1]?.address.toLowerCase() as Hex
/** A token that the account has, but that neither the server nor the data API lists. */
const unlisted = tokens[2]?.address.toLowerCase() as Hex
const bridge = swapContracts.bridge.toLowerCase() as Hex
const aggregator = swapContracts.aggregator.toLowerCase() as Hex

const getChain = setUpEvmChain()

/** The contracts of a server, and what it has the account sign. */
type Server = {
  readonly router: Hex
  readonly spender?: Hex
  readonly build: (request: SwapRequest) => EvmSwapTransaction
  readonly contracts?: SwapSource['contracts']
}

const toToken = (address: string, symbol: string, decimals: number): SwapToken => ({
  ...{ chainId, address, name: symbol, symbol, decimals, canPermit: false },
})

/** A review reads the chain again, which takes longer on a busy machine. */
const chainWait = { timeout: 60_000 }

/** A kit over the node, with a server that can have the account sign anything. */
async function setUp({ router, spender = router, build, contracts }: Server, sold: Hex = dollar) {
  const transport = http(getChain().rpcUrl)
  const client = createTestClient({ mode: 'anvil', transport }).extend(publicActions)
  const wallet = createWalletClient({ account: alice, transport })
  const dataApi = fakeDataApi()
  const list = [toToken(dollar, 'TUSD', 6), toToken(ether, 'TETH', 18), toToken(sold, 'SOLD', 6)]
  const source: SwapSource = {
    ...(contracts && { contracts }),
    getTokens: async ({ chainId: id }) => list.map((token) => ({ ...token, chainId: id })),
    getQuotes: async ({ amount }): Promise<readonly SwapQuote[]> => [
      { fromAmount: amount, toAmount: amount, router, spender, source: { id: 'server', name: 'Server' } },
    ],
    getPrices: async () => new Map(),
    buildTransaction: async (request) => build(request),
    getStatus: async () => ({ status: 'unknown' }),
  }
  const world = createNodeKit(getChain().rpcUrl, () => ({ ...dataApi(), swaps: async () => source }))
  const { kit, evm, clock, request } = world
  const balance = (token: Hex) =>
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [alice] })
  const native = { chainId, name: 'Ether', symbol: 'ETH', decimals: 18 } as const
  const owned = { ...toToken(sold, 'SOLD', 6), amount: await balance(sold) }
  const balances = [{ ...native, amount: await client.getBalance({ address: alice }) }, owned]
  dataApi.setBalances({ address: alice, chainId, balances })
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  await refreshTokens(kit)
  updateSwap(kit)
  loadSwapTokens(kit, { chainId })
  await expect.poll(() => toSwapModel(kit.getState(), kit.config).status).toBe('ready')

  /** Fills in the form, and waits for the quote. */
  async function prepare(change: updateSwap.Parameters) {
    updateSwap(kit, { from: sold, amount: '1', ...change })
    await expect
      .poll(async () => {
        await clock.advance(250)
        return toSwapModel(kit.getState(), kit.config)
      })
      .toMatchObject({ check: 'preview' })
  }
  /** Sends exactly what the wallet was asked for last. */
  async function mine() {
    const { transaction } = evm.sent.at(-1) ?? {}
    if (!transaction) throw new TypeError('The wallet was not asked')
    const { to, data, value, gas } = transaction
    const hash = await wallet.sendTransaction({ chain: null, to, data, value, gas })
    expect(await waitForReceipt(client, hash)).toMatchObject({ status: 'success' })
    // The wallet of the kit is fake, and so is its hash.
    evm.networkAnswers.set('eth_getTransactionReceipt', () => request('eth_getTransactionReceipt', [hash]))
  }
  const review = () => toSwapReviewModel(kit.getState(), kit.config)
  return { ...world, client, wallet, prepare, mine, review, balance }
}

const operatorAbi = parseAbi(['function setApprovalForAll(address operator, bool approved)'])
const grant = encodeFunctionData({
  ...{ abi: operatorAbi, functionName: 'setApprovalForAll', args: [attacker, true] },
})
const allow = (spender: Address) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] })

/** Contracts that execute what their direct caller wants, without taking anything. */
const attacks: readonly (readonly [string, Hex, Hex])[] = [
  ...collections
    .filter(({ standard }, index, all) => all.findIndex((one) => one.standard === standard) === index)
    .map(
      ({ standard, address }) =>
        [`setApprovalForAll of ${standard}`, address.toLowerCase() as Hex, grant] as const,
    ),
  [
    'Permit2 approve',
    permit2Address.toLowerCase() as Hex,
    encodeFunctionData({
      abi: readArtifact('Permit2').abi,
      functionName: 'approve',
      args: [dollar, attacker, maxUint160, 2 ** 48 - 1],
    }),
  ],
  ['approve of an unlisted token', unlisted, allow(attacker)],
]

describe.each([
  ['to another chain', there],
  ['on one chain', chainId],
] as const)('a swap %s', (_name, toChainId) => {
  test.each(attacks)(
    'error: %s by the contract that is called as the router: nothing is signed',
    async (_, router, data) => {
      const { kit, evm, prepare, review } = await setUp({
        router,
        spender: bridge,
        build: () => ({ to: router, data, value: 0n }),
      })
      await prepare({ to: ether, toChainId })
      await expect(reviewSwap(kit)).rejects.toMatchObject({
        code: 'transaction-mismatch',
        field: 'allowance',
      })
      expect(review()).toMatchObject({ status: 'failed' })
      expect(evm.sent).toEqual([])
    },
  )
})

/** Locks what is sold. */
const lock = ({ amount }: SwapRequest): EvmSwapTransaction => ({
  to: bridge,
  value: 0n,
  data: encodeFunctionData({
    abi: readArtifact('Bridge').abi,
    functionName: 'lock',
    args: [dollar, amount, amount, 31_338n, alice, 9_999_999_999n],
  }),
})

test('default: a bridge that takes what is sold is approved for it, and called', async () => {
  const { kit, evm, prepare, mine, review, balance, clock } = await setUp({ router: bridge, build: lock })
  await prepare({ to: ether, toChainId: there })
  const before = await balance(dollar)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', step: 'approve', paid: 1_000_000n })
  await approveSwap(kit)
  await mine()
  await expect
    .poll(async () => {
      await clock.advance(1_000)
      return review()
    }, chainWait)
    .toMatchObject({ status: 'ready', step: 'swap' })
  await approveSwap(kit)
  await mine()
  expect(before - (await balance(dollar))).toBe(1_000_000n)
  expect(evm.sent).toHaveLength(2)
})

test('error: a node without eth_simulateV1 knows no events, so only contracts of the app are called', async () => {
  const unnamed = await setUp({ router: bridge, build: lock })
  unnamed.evm.networkAnswers.delete('eth_simulateV1')
  await unnamed.prepare({ to: ether, toChainId: there })
  await expect(reviewSwap(unnamed.kit)).rejects.toMatchObject({ code: 'simulation-unavailable' })
  const named = await setUp({ router: bridge, build: lock, contracts: { [chainId]: [swapContracts.bridge] } })
  named.evm.networkAnswers.delete('eth_simulateV1')
  await named.prepare({ to: ether, toChainId: there })
  await reviewSwap(named.kit)
  expect(named.review()).toMatchObject({ status: 'ready' })
})

test('behavior: an aToken of Aave v3.5 is sold, with the base units that it takes beside the amount in the review', async () => {
  const wallet = createWalletClient({ account: alice, transport: http(getChain().rpcUrl) })
  const client = createTestClient({ mode: 'anvil', transport: http(getChain().rpcUrl) }).extend(publicActions)
  const { abi, bytecode } = readArtifact('ScaledCoin')
  const args = [alice, 1_000_000_000n, 1_037_123_456_789_012_345_678_901_234n, true]
  const deployed = await wallet.sendTransaction({
    chain: null,
    data: encodeDeployData({ abi, bytecode, args }),
  })
  const sold = (await waitForReceipt(client, deployed)).contractAddress?.toLowerCase() as Hex
  const router = aggregator
  const { kit, prepare, mine, review, balance, clock } = await setUp(
    {
      router,
      build: ({ amount }) => ({
        to: router,
        value: 0n,
        data: encodeFunctionData({
          abi: readArtifact('AggregatorRouter').abi,
          functionName: 'swap',
          args: [[sold, amount, ether, amount, 0n, alice, 9_999_999_999n]],
        }),
      }),
    },
    sold,
  )
  await prepare({ to: ether, amount: '1.000004' })
  const before = await balance(sold)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', paid: 1_000_004n, rounding: 2n })
  await approveSwap(kit)
  await mine()
  await expect
    .poll(async () => {
      await clock.advance(1_000)
      return review()
    }, chainWait)
    .toMatchObject({ status: 'ready', step: 'swap', rounding: 2n })
  await approveSwap(kit)
  await mine()
  expect(before - (await balance(sold))).toBe(1_000_005n)
})
