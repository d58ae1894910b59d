import { decodeFunctionData, erc20Abi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { sendText } from '../../chain/rpcProxy/startNode.fixtures.js'
import { account } from '../../data/accountData/balance.fixtures.js'
import {
  createContracts,
  nativePool,
  type Pool,
  router,
  stablecoin,
  tokenA,
  tokenB,
  wrappedNative,
} from '../../data/accountData/pools.fixtures.js'
import { native, startSwaps, toId } from './convert.fixtures.js'
import { routerAbi, wrappedNativeAbi } from './swapAbi.js'
import { getAmountOut } from './swapMath.js'

const ether = 10n ** 18n
const usd = toId(stablecoin)
const user = toId(account)
const now = 1_800_000_000_000
const poolA: Pool = [
  [tokenA, 10n ** 12n],
  [stablecoin, 70_000n * 10n ** 6n],
]
const body = {
  amount: String(ether),
  from: native,
  to: usd,
  userAddress: user,
  eip155: { slippage: 1 },
}
const amountOut = getAmountOut(ether, { reserveIn: 1_000n * ether, reserveOut: 3_000_000n * 10n ** 6n }) ?? 0n

const decode = (data: string | undefined) => {
  const { functionName, args } = decodeFunctionData({ abi: routerAbi, data: data as Hex })
  return [functionName, ...args]
}
const checksum = (address: string) => expect.stringMatching(new RegExp(`^${address}$`, 'i'))
const start = () => startSwaps([nativePool, poolA], { now: () => now })

test('default: a swap of the native token', async () => {
  const { build } = await start()
  const { data } = await build(body)
  expect(data?.tx).toEqual({
    from: user,
    to: toId(router),
    data: expect.any(String),
    amount: String(amountOut),
    value: String(ether),
    fromAmount: String(ether),
    minToAmount: String((amountOut * 99n + 99n) / 100n),
    maxFromAmount: String(ether),
    // The estimate, and a tenth more.
    eip155: { gas: '220000', gasPrice: '1000000000' },
  })
  expect(decode(data?.tx.data)).toEqual([
    'swapExactETHForTokens',
    // 99 %, rounded up.
    (amountOut * 99n + 99n) / 100n,
    [wrappedNative, stablecoin].map(checksum),
    checksum(account),
    BigInt(now / 1_000 + 1_200),
  ])
})

test('behavior: the transaction is estimated as the account sends it', async () => {
  const { build, node } = await start()
  const { data } = await build(body)
  const estimates = node.requests.filter(({ body: { method } }) => method === 'eth_estimateGas')
  expect(estimates.map(({ body: { params } }) => params)).toEqual([
    [{ from: account, to: router, data: data?.tx.data, value: '0xde0b6b3a7640000' }],
  ])
})

test('default: swaps of a token, and for the native token', async () => {
  const { build } = await start()
  const toNative = await build({ ...body, from: toId(tokenA), to: native, amount: '700000000' })
  expect(decode(toNative.data?.tx.data)).toEqual([
    'swapExactTokensForETH',
    700_000_000n,
    expect.any(BigInt),
    [tokenA, stablecoin, wrappedNative].map(checksum),
    checksum(account),
    expect.any(BigInt),
  ])
  const toToken = await build({ ...body, from: toId(tokenA), to: toId(wrappedNative), amount: '700000000' })
  expect(decode(toToken.data?.tx.data)[0]).toBe('swapExactTokensForTokens')
  expect(toToken.data?.tx.amount).toBe(toNative.data?.tx.amount)
})

test.each([
  [0, amountOut],
  [50, amountOut - amountOut / 2n],
])('param: slippage %d', async (slippage, minimum) => {
  const { build } = await start()
  const { data } = await build({ ...body, eip155: { slippage } })
  expect(decode(data?.tx.data)[1]).toBe(minimum)
})

test('param: slippageBps, deadline, recipient, minToAmount', async () => {
  const { build } = await start()
  const recipient = toId(tokenB)
  const deadline = now / 1_000 + 60
  const one = await build({ ...body, slippageBps: 25, deadline, recipient })
  const minimum = amountOut - (amountOut * 25n) / 10_000n
  expect(one.data?.tx.minToAmount).toBe(String(minimum))
  expect(decode(one.data?.tx.data)).toEqual([
    ...['swapExactETHForTokens', minimum, expect.any(Array), checksum(tokenB), BigInt(deadline)],
  ])
  const exact = await build({ ...body, minToAmount: String(amountOut) })
  expect(decode(exact.data?.tx.data)[1]).toBe(amountOut)
  const worse = await build({ ...body, minToAmount: String(amountOut + 1n) })
  expect(worse).toMatchObject({ status: 400, reason: { field: 'minToAmount' } })
})

test('param: swapMode', async () => {
  const { build } = await start()
  const bought = 1_000_000_000n
  const exactOut = { ...body, amount: String(bought), swapMode: 'exactOut' }
  const { data } = await build(exactOut)
  const [sold, maximum] = [BigInt(data?.tx.fromAmount ?? ''), BigInt(data?.tx.maxFromAmount ?? '')]
  expect(maximum).toBe(sold + sold / 100n)
  expect(data?.tx).toMatchObject({
    amount: String(bought),
    minToAmount: String(bought),
    value: String(maximum),
  })
  expect(decode(data?.tx.data).slice(0, 2)).toEqual(['swapETHForExactTokens', bought])
  const fromToken = await build({ ...exactOut, from: toId(wrappedNative) })
  expect(decode(fromToken.data?.tx.data).slice(0, 3)).toEqual(['swapTokensForExactTokens', bought, maximum])
  expect(fromToken.data?.tx).toMatchObject({ value: '0', spender: toId(router) })
  const toNative = await build({ ...exactOut, from: toId(tokenA), to: native })
  expect(decode(toNative.data?.tx.data)[0]).toBe('swapTokensForExactETH')
  const limited = await build({ ...exactOut, maxFromAmount: String(sold - 1n) })
  expect(limited).toMatchObject({ status: 400, reason: { field: 'maxFromAmount' } })
})

test('param: disableEstimate', async () => {
  const { build, node } = await start()
  const one = await build({ ...body, disableEstimate: true })
  expect(one.data?.tx.eip155.gas).toBe('250000')
  const two = await build({ ...body, to: toId(tokenA), disableEstimate: true })
  expect(two.data?.tx.eip155.gas).toBe('370000')
  const wrap = await build({ ...body, to: toId(wrappedNative), disableEstimate: true })
  expect(wrap.data?.tx.eip155.gas).toBe('60000')
  expect(node.requests.some(({ body: { method } }) => method === 'eth_estimateGas')).toBe(false)
})

test('behavior: the native token is wrapped and unwrapped by the wrapped token', async () => {
  const { build } = await start()
  const decodeWrap = (data: string | undefined) =>
    decodeFunctionData({ abi: wrappedNativeAbi, data: data as Hex })
  const wrap = await build({ ...body, to: toId(wrappedNative), disableEstimate: true })
  expect(wrap.data?.tx).toMatchObject({ to: checksum(toId(wrappedNative)), amount: String(ether) })
  expect(decodeWrap(wrap.data?.tx.data)).toMatchObject({ functionName: 'deposit' })
  const unwrap = await build({ ...body, from: toId(wrappedNative), to: native, disableEstimate: true })
  expect(unwrap.data?.tx).toMatchObject({ to: checksum(toId(wrappedNative)), amount: String(ether) })
  expect(decodeWrap(unwrap.data?.tx.data)).toMatchObject({ functionName: 'withdraw', args: [ether] })
})

test('behavior: a transaction has the current reserves, a quote may have cached ones', async () => {
  const { build, getQuote, state } = await start()
  const before = await getQuote(native, usd, ether)
  const half: Pool = [
    [wrappedNative, 1_000n * ether],
    [stablecoin, 1_500_000n * 10n ** 6n],
  ]
  state.contracts = { ...state.contracts, ...createContracts([half, poolA]) }
  expect(await getQuote(native, usd, ether)).toEqual(before)
  const { data } = await build(body)
  expect(data?.tx.amount).toBe(String(amountOut / 2n))
  expect((await getQuote(native, usd, ether)).data?.quotes[0]?.toAmount).toBe(data?.tx.amount)
})

test('error: 400 if the swap would revert, without the text of the node', async () => {
  const { build, node } = await start()
  const { respond } = node
  node.respond = (response, request) => {
    if (request.body.method !== 'eth_estimateGas') return respond(response, request)
    const error = { code: 3, message: 'execution reverted: secret' }
    sendText(JSON.stringify({ jsonrpc: '2.0', id: request.body.id, error }))(response, request)
  }
  const { status, reason } = await build(body)
  expect([status, reason?.field]).toEqual([400, 'userAddress'])
  expect(reason?.description).not.toContain('secret')
})

test.each([
  ['a limit of the node', { error: { code: -32_005, message: 'limit' } }],
  ['no quantity', { result: 'much' }],
  ['too large a quantity', { result: `0x${'f'.repeat(17)}` }],
])('error: 503 if the estimate is %s', async (_name, answer) => {
  const { build, node } = await start()
  const { respond } = node
  node.respond = (response, request) => {
    if (request.body.method !== 'eth_estimateGas') return respond(response, request)
    sendText(JSON.stringify({ jsonrpc: '2.0', id: request.body.id, ...answer }))(response, request)
  }
  expect((await build(body)).status).toBe(503)
})

test('error: invalid bodies', async () => {
  const { build, url } = await start()
  const bodies: readonly (readonly [object, number, string])[] = [
    [{ eip155: undefined }, 422, ''],
    [{ eip155: { slippage: 0.5 } }, 422, ''],
    [{ eip155: { slippage: 51 } }, 422, ''],
    [{ eip155: { slippage: -1 } }, 422, ''],
    [{ amount: 1 }, 422, ''],
    [{ amount: '0' }, 400, 'amount'],
    [{ eip155: { slippage: 1, permit: '0x' } }, 400, 'permit'],
    [{ eip155: { slippage: 1, permit: `0x${'00'.repeat(224)}` } }, 400, 'permit'],
    [{ recipient: `eip155:10:${account}` }, 400, 'recipient'],
    [{ to: toId(wrappedNative), recipient: toId(tokenB) }, 400, 'recipient'],
    [{ deadline: now / 1_000 }, 400, 'deadline'],
    [{ source: 'other' }, 400, 'source'],
    [{ minToAmount: '-1' }, 400, 'minToAmount'],
    [{ slippageBps: 5_001 }, 422, ''],
    [{ swapMode: 'exact' }, 422, ''],
    [{ userAddress: account }, 400, 'userAddress'],
    [{ userAddress: `eip155:10:${account}` }, 400, 'userAddress'],
    [{ to: toId(tokenB) }, 400, 'amount'],
    [{ projectId: 'x' }, 401, 'projectId'],
  ]
  for (const [change, status, field] of bodies)
    expect(await build({ ...body, ...change })).toMatchObject({ status, reason: { field } })
  const post = (text: string) => fetch(`${url}/v1/convert/build-transaction`, { method: 'POST', body: text })
  expect((await post('{')).status).toBe(422)
  expect((await post(' '.repeat(20_000))).status).toBe(413)
})

test('default: the allowance of the router', async () => {
  const { getAllowance, node } = await start()
  const { data } = await getAllowance({ tokenAddress: toId(tokenA), userAddress: user })
  expect(data).toEqual({ allowance: '200000000' })
  const [call] = (node.requests[0]?.body.params ?? []) as readonly { readonly to: Hex; readonly data: Hex }[]
  expect(call?.to).toBe(tokenA)
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: call?.data ?? '0x' })
  expect([functionName, ...(args ?? [])]).toEqual(['allowance', checksum(account), checksum(router)])
})

test('behavior: the native token needs no allowance', async () => {
  const { getAllowance, node } = await start()
  const { data } = await getAllowance({ tokenAddress: native, userAddress: user })
  expect(data).toEqual({ allowance: String(2n ** 256n - 1n) })
  expect(node.requests).toHaveLength(0)
})

test('error: allowances', async () => {
  const { getAllowance, state } = await start()
  const unlisted = `0x${'1'.repeat(40)}`
  state.tokens = { ...state.tokens, [tokenB]: 'revert', [tokenA]: '0x01', [unlisted]: 5n }
  const queries: readonly (readonly [string, string, string])[] = [
    [toId(tokenB), user, 'tokenAddress'],
    [toId(tokenA), user, 'tokenAddress'],
    [toId(unlisted), user, 'tokenAddress'],
    [usd, account, 'userAddress'],
    [usd, `eip155:10:${account}`, 'userAddress'],
  ]
  for (const [tokenAddress, userAddress, field] of queries)
    expect(await getAllowance({ tokenAddress, userAddress })).toMatchObject({
      status: 400,
      reason: { field },
    })
  expect.assertions(queries.length)
})

const approve = (data: string | undefined) => decodeFunctionData({ abi: erc20Abi, data: data as Hex }).args

test('default: an approval echoes both addresses, and its data are the same for every token', async () => {
  const { getApproval } = await start()
  const { data } = await getApproval({ from: usd, to: toId(tokenA) })
  expect(data?.tx).toMatchObject({
    from: usd,
    to: toId(tokenA),
    value: '0',
    eip155: { gasPrice: '1000000000' },
  })
  expect(approve(data?.tx.data)).toEqual([checksum(router), 2n ** 256n - 1n])
  const other = await getApproval({ from: user, to: native })
  expect(other.data?.tx).toEqual({ ...data?.tx, from: user, to: native })
})

test('param: amount of an approval', async () => {
  const { getApproval } = await start()
  for (const amount of [0n, 5n, 2n ** 256n - 1n]) {
    const { data } = await getApproval({ from: usd, to: native, amount: String(amount) })
    expect(approve(data?.tx.data)?.[1]).toBe(amount)
  }
  const { status, reason } = await getApproval({ from: usd, to: native, amount: '' })
  expect([status, reason?.field]).toEqual([400, 'amount'])
})

test('error: approvals of two chains, and of a chain without swaps', async () => {
  const { getApproval } = await start()
  const other = `eip155:10:${stablecoin}`
  expect(await getApproval({ from: usd, to: other })).toMatchObject({ status: 400, reason: { field: 'to' } })
  const { status, reason } = await getApproval({ from: other, to: other })
  expect([status, reason?.field]).toEqual([400, 'chainId'])
})
