import { tokens } from '@latchkit/test/source/contracts/tokens'
import { type Address, encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArtifact } from '../contracts/artifact.js'
import { market } from '../contracts/market.js'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { createTrader, native } from './swaps.fixtures.js'

const [dollar = '0x', ether = '0x', odd = '0x'] = tokens.map(({ address }): Address => address)
const { wrappedEther, router, factory } = market

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], gateway: true })
}, 180_000)
afterAll(() => devnet?.stop())

test('default: a quote is what the router computes, also over two pools', async () => {
  const { quote, getAmountOut } = createTrader(devnet, 6)
  const amount = parseEther('0.01')
  const path = [ether, wrappedEther, dollar]
  expect(await quote({ from: native, to: dollar, amount })).toBe(await getAmountOut(amount, path.slice(1)))
  expect(await quote({ from: ether, to: dollar, amount })).toBe(await getAmountOut(amount, path))
  expect(await quote({ from: dollar, to: ether, amount: 5_000_000n })).toBe(
    await getAmountOut(5_000_000n, path.toReversed()),
  )
})

test('default: a swap of the native token changes the balance by exactly its amount', async () => {
  const { build, send, getBalance, getAmountOut } = createTrader(devnet, 6)
  const amount = parseEther('0.1')
  const expected = await getAmountOut(amount, [wrappedEther, dollar])
  const [etherBefore, dollarBefore] = [await getBalance(native), await getBalance(dollar)]
  const { request, amountOut } = await build({ from: native, to: dollar, amount }, 0)
  expect(amountOut).toBe(expected)
  const { status, gasUsed, effectiveGasPrice } = await send(request)
  expect(status).toBe('success')
  expect((await getBalance(dollar)) - dollarBefore).toBe(amountOut)
  expect(etherBefore - (await getBalance(native))).toBe(amount + gasUsed * effectiveGasPrice)
  // The estimate, and a tenth more.
  expect(request.gas > gasUsed && request.gas < gasUsed * 2n).toBe(true)
})

test('default: a swap for the native token, after an approval of the exact amount', async () => {
  const { address, approve, build, client, getAllowance, getBalance, send } = createTrader(devnet, 6)
  const amount = 30_000_000n
  expect(await getAllowance(dollar)).toBe(0n)
  await approve(dollar, amount)
  expect(await getAllowance(dollar)).toBe(amount)
  const args = [address, router] as const
  expect(await client.readContract({ address: dollar, abi: erc20Abi, functionName: 'allowance', args })).toBe(
    amount,
  )
  const before = [await getBalance(native), await getBalance(dollar)] as const
  const { request, amountOut } = await build({ from: dollar, to: native, amount }, 0)
  const { gasUsed, effectiveGasPrice } = await send(request)
  expect((await getBalance(native)) - before[0] + gasUsed * effectiveGasPrice).toBe(amountOut)
  expect(before[1] - (await getBalance(dollar))).toBe(amount)
  expect(await getAllowance(dollar)).toBe(0n)
})

test('default: a swap of two tokens over two pools, with the gas of disableEstimate', async () => {
  const { approve, build, getAmountOut, getBalance, send } = createTrader(devnet, 7)
  const amount = parseEther('0.02')
  await approve(ether, amount)
  const before = [await getBalance(ether), await getBalance(dollar)] as const
  const expected = await getAmountOut(amount, [ether, wrappedEther, dollar])
  const { request, amountOut } = await build({ from: ether, to: dollar, amount }, 0, {
    disableEstimate: true,
  })
  expect([amountOut, request.gas]).toEqual([expected, 370_000n])
  expect((await send(request)).status).toBe('success')
  expect((await getBalance(dollar)) - before[1]).toBe(amountOut)
  expect(before[0] - (await getBalance(ether))).toBe(amount)
})

test('default: the native token is wrapped and unwrapped', async () => {
  const { build, getBalance, send } = createTrader(devnet, 7)
  const amount = parseEther('1')
  await send((await build({ from: native, to: wrappedEther, amount })).request)
  expect(await getBalance(wrappedEther)).toBe(amount)
  const options = { disableEstimate: true }
  await send((await build({ from: wrappedEther, to: native, amount }, 1, options)).request)
  expect(await getBalance(wrappedEther)).toBe(0n)
})

test.each([
  // The other swap lowers the price by some 4 %.
  [1, 'reverted'],
  [10, 'success'],
] as const)('param: slippage %d: the swap is %s after the price has fallen', async (slippage, expected) => {
  const [first, second] = [createTrader(devnet, 6), createTrader(devnet, 8)]
  const before = await first.getBalance(dollar)
  const options = { disableEstimate: true }
  const { request, amountOut } = await first.build(
    { from: native, to: dollar, amount: parseEther('0.01') },
    slippage,
    options,
  )
  await second.send(
    (await second.build({ from: native, to: dollar, amount: parseEther('0.1') }, 1, options)).request,
  )
  expect((await first.send(request)).status).toBe(expected)
  const received = (await first.getBalance(dollar)) - before
  const isEnough = received >= (amountOut * BigInt(100 - slippage)) / 100n && received < amountOut
  expect(expected === 'reverted' ? received === 0n : isEnough).toBe(true)
})

test('error: the estimate of a swap without an allowance fails', async () => {
  const { address } = createTrader(devnet, 8)
  const body = {
    projectId: 'devnet',
    amount: '1000000',
    from: `eip155:31337:${dollar}`,
    to: `eip155:31337:${native}`,
    userAddress: `eip155:31337:${address}`,
    eip155: { slippage: 1 },
  }
  const init = { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${devnet.gateway?.url}/v1/convert/build-transaction`, init)
  expect(response.status).toBe(400)
  expect((await response.json()).reasons[0].field).toBe('userAddress')
})

test('error: no liquidity, and an unknown token', async () => {
  const { quote } = createTrader(devnet, 6)
  expect(await quote({ from: native, to: odd, amount: 1n })).toMatch(/^insufficient liquidity/)
  expect(await quote({ from: native, to: dollar, amount: parseEther('100') })).toMatch(
    /^insufficient liquidity/,
  )
  expect(await quote({ from: native, to: router, amount: 1n })).toMatch(/must be a token of/)
})

test('behavior: of two routes, the better one for each amount', async () => {
  const { build, client, send, quote, getAmountOut } = createTrader(devnet, 1)
  const { abi } = readArtifact('PairFactory')
  const args = [ether, dollar]
  await send({ to: factory, data: encodeFunctionData({ abi, functionName: 'createPair', args }) })
  const pool = await client.readContract({ address: factory, abi, functionName: 'getPair', args })
  const sendToPool = (token: Address, amount: bigint) => {
    const data = encodeFunctionData({
      ...{ abi: erc20Abi, functionName: 'transfer', args: [pool as Address, amount] },
    })
    return send({ to: token, data })
  }
  // A small pool, with the better price.
  await sendToPool(ether, parseEther('0.05'))
  await sendToPool(dollar, 200_000_000n)
  const sync = encodeFunctionData({ ...readArtifact('Pair'), functionName: 'sync' })
  await send({ to: pool as Address, data: sync })
  const getOutputs = (amount: bigint) =>
    Promise.all([getAmountOut(amount, [ether, dollar]), getAmountOut(amount, [ether, wrappedEther, dollar])])

  const [small, large] = [parseEther('0.001'), parseEther('0.5')]
  const [direct, indirect] = await getOutputs(small)
  expect(direct).toBeGreaterThan(indirect)
  // A transaction has the current reserves; a quote after it, too.
  const { amountOut } = await build({ from: ether, to: dollar, amount: small }, 1, { disableEstimate: true })
  expect(amountOut).toBe(direct)
  expect(await quote({ from: ether, to: dollar, amount: small })).toBe(direct)
  const [directOfLarge, indirectOfLarge] = await getOutputs(large)
  expect(directOfLarge).toBeLessThan(indirectOfLarge)
  expect(await quote({ from: ether, to: dollar, amount: large })).toBe(indirectOfLarge)
})
