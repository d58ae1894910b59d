import { tokens } from '@latchkit/test/source/contracts/tokens'
import { encodeAbiParameters, type Hex, isAddressEqual, parseAbi, parseEther, parseSignature } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { market } from '../contracts/market.js'
import { marketTokens, swapContracts } from '../contracts/swapContracts.js'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { aggregatorThief } from '../swapServers/startAggregator.js'
import { createSwapApp, type SwapApp, toAddress } from './swapSources.fixtures.js'
import { native } from './swaps.fixtures.js'

let devnet: Devnet
let app: SwapApp
beforeAll(async () => {
  devnet = await startDevnet({ gateway: true })
  // One of the two accounts that have the tokens for swaps.
  app = createSwapApp(devnet, 8)
})
afterAll(() => devnet.stop())

const [here, there] = ['eip155:31337', 'eip155:31338'] as const
const dollar = market.dollar
const ether = tokens[1]?.address ?? '0x'
const [permitCoin = '0x', feeCoin = '0x', lockedCoin = '0x'] = marketTokens.map(({ address }) => address)
const toId = (address: string, chainId: string = here) => `${chainId}:${address}`
const sale = { from: toId(native), to: toId(dollar), amount: String(parseEther('0.1')), swapMode: 'exactIn' }
const aggregator = () => devnet.gateway?.swaps.aggregator
beforeEach(() => aggregator()?.setBehavior('honest'))

test('default: compares the sources, and each one returns what its transaction promises', async () => {
  const quotes = await app.getQuotes(sale)
  expect(quotes.map(({ source }) => source?.id)).toEqual(['aggregator', 'uniswapV2'])
  const [best, second] = quotes
  expect(BigInt(best?.toAmount ?? '') > BigInt(second?.toAmount ?? '')).toBe(true)
  for (const { source, router, spender } of quotes) {
    const tx = await app.build({ ...sale, source: source?.id })
    expect([tx.to, tx.spender, spender]).toEqual([router, undefined, undefined])
    const before = await app.getBalance(here, dollar)
    expect((await app.send(tx)).status).toBe('success')
    const received = (await app.getBalance(here, dollar)) - before
    expect(received).toBe(BigInt(tx.amount))
    expect(received >= BigInt(tx.minToAmount ?? '')).toBe(true)
  }
})

test('behavior: clients that choose no source get the one of the router that they approve', async () => {
  const { swapMode: _swapMode, ...query } = sale
  expect((await app.getQuotes(query)).map(({ source }) => source?.id)).toEqual(['uniswapV2'])
  expect(toAddress((await app.build(query)).to).toLowerCase()).toBe(market.router.toLowerCase())
})

test.each([
  ['Ether', native, dollar, 100_000_000n],
  ['a token', ether, dollar, 50_000_000n],
  ['a token for Ether', dollar, native, parseEther('0.01')],
] as const)('param: swapMode exactOut, to sell %s', async (_name, from, to, amount) => {
  const swap = { from: toId(from), to: toId(to), amount: String(amount), swapMode: 'exactOut' }
  const quotes = await app.getQuotes(swap)
  expect(quotes).toHaveLength(2)
  for (const { source, spender, toAmount } of quotes) {
    expect(toAmount).toBe(String(amount))
    const limits = { source: source?.id, maxFromAmount: String((await cost(swap, source?.id)) + 1_000n) }
    const approved = await app.build({ ...swap, ...limits, disableEstimate: true })
    if (spender) await app.approve(here, from, spender, BigInt(approved.maxFromAmount ?? ''))
    const tx = await app.build({ ...swap, ...limits })
    const balances = () => Promise.all([from, to].map((token) => app.getBalance(here, token)))
    const [paidBefore = 0n, before = 0n] = await balances()
    expect((await app.send(tx)).status).toBe('success')
    const [paidAfter = 0n, after = 0n] = await balances()
    if (to !== native) expect(after - before).toBe(amount)
    if (from !== native) expect(paidBefore - paidAfter).toBe(BigInt(tx.fromAmount ?? ''))
  }
})

async function cost(swap: Readonly<Record<string, string>>, id: string | undefined) {
  const quotes = await app.getQuotes(swap)
  return BigInt(quotes.find(({ source }) => source?.id === id)?.fromAmount ?? '')
}

test('param: deadline, recipient', async () => {
  const recipient = devnet.accounts[3]?.address ?? '0x'
  const reader = app.getReader(here)
  const { timestamp } = await reader.getBlock()
  const deadline = Number(timestamp) + 600
  const own = { ...sale, source: 'uniswapV2', deadline, recipient: toId(recipient) }
  const before = await app.getBalance(here, dollar, recipient)
  const tx = await app.build(own)
  expect((await app.send(tx)).status).toBe('success')
  expect(await app.getBalance(here, dollar, recipient)).toBe(before + BigInt(tx.amount))
  // The node of the chain executes the call in a block after the deadline.
  const late = { blockOverrides: { time: BigInt(deadline + 1) }, account: app.account.address }
  const call = { to: toAddress(tx.to), data: tx.data as Hex, value: BigInt(tx.value ?? '') }
  await expect(reader.call({ ...call, ...late })).rejects.toThrow('expired')
})

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

test('param: permit, in place of an allowance', async () => {
  const token = (await app.getTokens(here)).find(({ symbol }) => symbol === 'PERM')
  expect(token).toMatchObject({ eip2612: true, eip2612Domain: { name: 'Permit Coin', version: '1' } })
  const amount = parseEther('10')
  const swap = { from: toId(permitCoin), to: toId(native), amount: String(amount), swapMode: 'exactIn' }
  const quote = (await app.getQuotes(swap)).find(({ source }) => source?.id === 'aggregator')
  expect(quote?.acceptsPermit).toBe(true)
  const owner = app.account.address
  const spender = toAddress(quote?.spender ?? '')
  const abi = parseAbi(['function nonces(address) view returns (uint256)'])
  const nonce = await app
    .getReader(here)
    .readContract({ address: permitCoin, abi, functionName: 'nonces', args: [owner] })
  const { timestamp } = await app.getReader(here).getBlock()
  const deadline = timestamp + 600n
  const signature = parseSignature(
    await app.account.signTypedData({
      domain: { ...token?.eip2612Domain, chainId: 31337, verifyingContract: permitCoin },
      types: permitTypes,
      primaryType: 'Permit',
      message: { owner, spender, value: amount, nonce, deadline },
    }),
  )
  const { r, s, yParity } = signature
  const permit = encodeAbiParameters(
    ['address', 'address', 'uint256', 'uint256', 'uint8', 'bytes32', 'bytes32'].map((type) => ({ type })),
    [owner, spender, amount, deadline, yParity + 27, r, s],
  )
  const tx = await app.build({ ...swap, source: 'aggregator', eip155: { slippage: 1, permit } })
  const before = await app.getBalance(here, permitCoin)
  expect((await app.send(tx)).status).toBe('success')
  expect(await app.getBalance(here, permitCoin)).toBe(before - amount)
})

test.each([
  ['keeps a part of each transfer', feeCoin],
  ['cannot be sold', lockedCoin],
] as const)('error: the transaction of a token that %s is refused', async (_name, token) => {
  const amount = parseEther('1')
  await app.approve(here, token, market.router, amount)
  const swap = { from: toId(token), to: toId(native), amount: String(amount) }
  const userAddress = toId(app.account.address)
  const answer = await app.post({ ...swap, userAddress, eip155: { slippage: 1 } })
  expect(answer).toMatchObject({ reasons: [{ field: 'userAddress' }] })
})

test('behavior: a source that never answers does not delay the others for long', async () => {
  aggregator()?.setBehavior('neverAnswers')
  expect((await app.getQuotes(sale)).map(({ source }) => source?.id)).toEqual(['uniswapV2'])
})

test('behavior: the aggregator lies as a test demands', async () => {
  const url = `${aggregator()?.url}/behavior`
  const change = (behavior: string) => fetch(url, { method: 'POST', body: JSON.stringify({ behavior }) })
  expect((await change('unknown')).status).toBe(500)
  const swap = { ...sale, from: toId(ether), to: toId(permitCoin) }
  const read = async (behavior: string) => {
    expect((await change(behavior)).status).toBe(200)
    const quotes = await app.getQuotes(swap)
    const quote = quotes.find(({ source }) => source?.id === 'aggregator')
    const { data, to } = await app.build({ ...swap, source: 'aggregator', disableEstimate: true })
    return { quote, data: data.toLowerCase(), to: toAddress(to) }
  }
  const thief = aggregatorThief.slice(2).toLowerCase()
  const honest = await read('honest')
  expect(isAddressEqual(honest.to, swapContracts.aggregator)).toBe(true)
  expect(honest.data).not.toContain(thief)
  expect((await read('wrongSpender')).quote?.spender).toBe(toId(aggregatorThief))
  expect((await read('wrongRecipient')).data).toContain(thief)
  expect((await read('otherToken')).data).toContain(dollar.slice(2).toLowerCase())
  expect((await read('worseAmount')).data).not.toBe(honest.data)
  expect((await read('otherChain')).quote?.steps?.[0]?.chainId).toBe('eip155:1')
  const approval = await read('unlimitedApproval')
  expect(isAddressEqual(approval.to, ether)).toBe(true)
  expect(approval.data.startsWith('0x095ea7b3')).toBe(true)
  const price = BigInt((await read('absurdPrice')).quote?.toAmount ?? '')
  expect(price / BigInt(honest.quote?.toAmount ?? '')).toBe(10n ** 30n)
})

test.each([
  ['a token', dollar, 'exactIn', 10_000_000n],
  ['Ether', native, 'exactOut', parseEther('0.5')],
] as const)('behavior: swaps %s to another chain', async (_name, token, swapMode, amount) => {
  const recipient = devnet.accounts[4]?.address ?? '0x'
  const swap = { from: toId(token), to: toId(token, there), amount: String(amount), swapMode }
  const [quote, ...others] = await app.getQuotes(swap)
  expect(others).toEqual([])
  expect(quote).toMatchObject({
    source: { id: 'bridge', name: 'Devnet Bridge' },
    estimatedSeconds: 2,
    steps: [{ kind: 'bridge', name: 'Devnet Bridge', chainId: here }],
  })
  if (quote?.spender) await app.approve(here, token, quote.spender, BigInt(quote.fromAmount))
  devnet.gateway?.swaps.bridge?.setPaused(true)
  const tx = await app.build({ ...swap, source: 'bridge', recipient: toId(recipient, there) })
  const before = await app.getBalance(there, token, recipient)
  const { hash } = await app.send(tx)
  const query = { source: 'bridge', fromChainId: here, hash }
  expect(await app.getStatus(query)).toEqual({ status: 'pending' })
  devnet.gateway?.swaps.bridge?.setPaused(false)
  await vi.waitFor(async () => expect((await app.getStatus(query)).status).toBe('done'), { timeout: 60_000 })
  const { toChainId, toHash } = await app.getStatus(query)
  expect(toChainId).toBe(there)
  const receipt = await app.getReader(there).getTransactionReceipt({ hash: toHash as Hex })
  expect(receipt.status).toBe('success')
  expect(await app.getBalance(there, token, recipient)).toBe(before + BigInt(tx.amount))
  expect(await app.getStatus({ ...query, hash: `0x${'1'.repeat(64)}` })).toEqual({ status: 'unknown' })
})
