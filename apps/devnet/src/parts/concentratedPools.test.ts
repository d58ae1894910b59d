import { tokens } from '@latchkit/test/source/contracts/tokens'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { type Address, encodeFunctionData, type Hex, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readArtifact } from '../contracts/artifact.js'
import { permit2Address } from '../contracts/deployContracts.js'
import { market } from '../contracts/market.js'
import { marketTokens, swapContracts } from '../contracts/swapContracts.js'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { createSwapApp, type SwapApp } from './swapSources.fixtures.js'
import { native } from './swaps.fixtures.js'

const chainId = 'eip155:31337'
const source = 'universalRouter'
const dollar = market.dollar
const ether = tokens[1]?.address ?? '0x'
const coin = marketTokens[0]?.address ?? '0x'
const toId = (address: string) => `${chainId}:${address}`

let devnet: Devnet
let app: SwapApp
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], gateway: true })
  // One of the two accounts that have all these tokens.
  app = createSwapApp(devnet, 8)
  for (const token of [ether, dollar, coin]) await allow(token)
})
afterAll(() => devnet.stop())

/** Each test begins with the same pools. */
const call = (method: string, params: readonly unknown[]) =>
  jsonRpc(post, devnet.chains[0]?.rpcUrl ?? '', method, params)
let snapshot: unknown
beforeEach(async () => {
  snapshot = await call('evm_snapshot', [])
})
afterEach(() => call('evm_revert', [snapshot]))

/** Allows the router to take a token, by transactions in place of signatures. */
async function allow(token: Address): Promise<void> {
  await app.approve(chainId, token, permit2Address, 2n ** 256n - 1n)
  const { abi } = readArtifact('Permit2')
  const args = [token, swapContracts.universalRouter, 2n ** 160n - 1n, 2 ** 48 - 1]
  const data: Hex = encodeFunctionData({ abi, functionName: 'approve', args })
  await app.send({ to: toId(permit2Address), data })
}

type Swap = {
  readonly from: Address
  readonly to: Address
  readonly amount: bigint
  readonly swapMode: string
}

async function getQuote({ from, to, amount, swapMode }: Swap) {
  const query = { from: toId(from), to: toId(to), amount: String(amount), swapMode, permit2: 'true' }
  const quotes = await app.getQuotes(query)
  return { quotes, own: quotes.find((quote) => quote.source?.id === source) }
}

/** Swaps, and returns what the account has paid and received: without the fee, which it pays in the native token. */
async function swap({ from, to, amount, swapMode }: Swap) {
  const body = { from: toId(from), to: toId(to), amount: String(amount), swapMode, source }
  const tx = await app.build({ ...body, eip155: { slippage: 0 } })
  const getBalances = () => Promise.all([from, to].map((token) => app.getBalance(chainId, token)))
  const [fromBefore = 0n, toBefore = 0n] = await getBalances()
  const { hash, status } = await app.send(tx)
  expect(status).toBe('success')
  const [fromAfter = 0n, toAfter = 0n] = await getBalances()
  const { gasUsed, effectiveGasPrice } = await app.getReader(chainId).getTransactionReceipt({ hash })
  const fee = gasUsed * effectiveGasPrice
  return {
    tx,
    paid: fromBefore - fromAfter - (from === native ? fee : 0n),
    received: toAfter - toBefore + (to === native ? fee : 0n),
  }
}

test('default: the router has the best price for tokens with a pool of concentrated liquidity', async () => {
  const { quotes, own } = await getQuote({
    ...{ from: ether, to: dollar, amount: parseEther('0.5'), swapMode: 'exactIn' },
  })
  expect(quotes[0]).toBe(own)
  expect(own?.steps).toEqual([{ kind: 'swap', name: 'Uniswap V3', chainId }])
  expect(own?.permit2).toEqual({ spender: toId(swapContracts.universalRouter) })
})

test.each([
  [
    'sells the first token',
    ether,
    dollar,
    [10n ** 12n, parseEther('0.001'), parseEther('0.5'), parseEther('2')],
  ],
  ['sells the second token', dollar, ether, [7n, 1_000n, 1_000_000n, 9_000_000_000n]],
  ['has a fee of 0.3 %', coin, dollar, [10n ** 13n, parseEther('1'), parseEther('3000')]],
] as const)(
  'behavior: a swap that %s pays and returns exactly what was built, also across ticks',
  async (_name, from, to, amounts) => {
    for (const amount of amounts) {
      const { tx, paid, received } = await swap({ from, to, amount, swapMode: 'exactIn' })
      expect([paid, received]).toEqual([amount, BigInt(tx.amount)])
      expect(received > 0n).toBe(true)
    }
  },
)

test.each([
  ['a token', ether, dollar, [1n, 1_000_000n, 5_000_000_000n]],
  ['another token', dollar, ether, [parseEther('0.000001'), parseEther('1')]],
  ['a token through two pools', ether, coin, [parseEther('1')]],
] as const)('param: swapMode exactOut, to sell %s', async (_name, from, to, amounts) => {
  for (const amount of amounts) {
    const { tx, paid, received } = await swap({ from, to, amount, swapMode: 'exactOut' })
    expect(paid).toBe(BigInt(tx.fromAmount ?? ''))
    // Pools of Uniswap V2 send all that was paid for, which can be more than the amount if it is tiny.
    expect(received >= amount).toBe(true)
  }
})

test.each([
  ['to sell the native token', native, ether],
  ['to buy the native token', ether, native],
] as const)('behavior: a route goes through pools of both kinds, %s', async (_name, from, to) => {
  const sale = { from, to, amount: parseEther('0.5'), swapMode: 'exactIn' }
  const { own } = await getQuote(sale)
  expect(own?.steps?.map(({ name }) => name).toSorted()).toEqual(['Uniswap V2', 'Uniswap V3'])
  const { tx, paid, received } = await swap(sale)
  expect([paid, received]).toEqual([sale.amount, BigInt(tx.amount)])
})

test('error: more than the known liquidity', async () => {
  const sale = { from: ether, to: dollar, amount: parseEther('900'), swapMode: 'exactIn' }
  const query = { from: toId(sale.from), to: toId(sale.to), amount: String(sale.amount), source }
  const userAddress = toId(app.account.address)
  const answer = await app.post({ ...query, userAddress, eip155: { slippage: 1 } })
  const description = expect.stringMatching(/^insufficient liquidity/)
  expect(answer).toMatchObject({ reasons: [{ field: 'amount', description }] })
})
