import {
  decodeFunctionData,
  encodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  multicall3Abi,
  numberToHex,
  padHex,
} from 'viem'
import { expect, test } from 'vitest'
import { mainnet } from '../../foundation/networks/mainnet.js'
import { failureOf } from '../../testing/conformance/harness.js'
import type { NetworkRequest } from '../evm/askNetwork.js'
import { type Answer, fakeNode } from '../solana/fakeNode.fixtures.js'
import { quickClock } from '../solana/quickClock.fixtures.js'
// Loaded here first, so that its delay is not in the tests.
import './createMulticall.js'
import { createNetworkRequest } from './createNetworkRequest.js'
import { encodeAggregate } from './multicallData.js'

const { signal } = new AbortController()
const aggregate = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [[]] }).slice(
  0,
  10,
)
const tokenOf = (index: number): Hex => padHex(numberToHex(index + 1), { size: 20 })
const balanceOf = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [tokenOf(9)] })
const balance = (value: bigint) => padHex(numberToHex(value), { size: 32 })

type Call = { readonly to: Hex; readonly data: Hex }
type Execute = (call: Call) => Hex | undefined

/** Starts a node with Multicall3 that executes calls with `execute`, where `undefined` is a revert. `sent` has its calls. */
async function startNode(execute: Execute, { hasMulticall3 = true } = {}) {
  const sent: Call[] = []
  const revert: Answer = { error: { code: 3, message: 'execution reverted: closed', data: '0x' } }
  const node = await fakeNode((_, [given]) => {
    const call = given as Call
    sent.push(call)
    if (!call.data.startsWith(aggregate)) {
      const result = execute(call)
      return result === undefined ? revert : { result }
    }
    if (!hasMulticall3) return { result: '0x' }
    const { args } = decodeFunctionData({ abi: multicall3Abi, data: call.data })
    const [calls] = args as readonly [readonly { readonly target: Hex; readonly callData: Hex }[]]
    const results = calls.map(({ target: to, callData: data }) => {
      const returnData = execute({ to, data })
      return { success: returnData !== undefined, returnData: returnData ?? '0x' }
    })
    return {
      result: encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result: results }),
    }
  })
  return { ...node, sent }
}

/** Reads `count` tokens in one task. */
function readTokens(
  urls: readonly string[],
  count: number,
  asked: Partial<Parameters<NetworkRequest>[0]> = {},
) {
  const network = { ...mainnet, rpcUrls: { default: { http: urls } } }
  const request = createNetworkRequest(quickClock())
  const read = () =>
    Promise.all(
      Array.from({ length: count }, (_, index) => {
        const params = [{ to: tokenOf(index), data: balanceOf }, 'latest']
        return request({ network, method: 'eth_call', params, signal, ...asked }).catch(
          (error: unknown) => error,
        )
      }),
    )
  return { read, request, network }
}

const countTokens: Execute = ({ to }) => balance(BigInt(to))

test('default: the calls of a task are one call of Multicall3', async () => {
  const { url, sent } = await startNode(countTokens)
  expect(await readTokens([url], 3).read()).toEqual([balance(1n), balance(2n), balance(3n)])
  expect(sent.map(({ to }) => to)).toEqual([mainnet.contracts?.multicall3?.address])
})

test('behavior: the data is the one that viem encodes, also of odd lengths and of none', async () => {
  const calls = ['0x00', '0x1234567890', `0x${'ab'.repeat(100)}`].map((data, index) => ({
    to: tokenOf(index),
    data: data as Hex,
  }))
  const args = [calls.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))] as const
  expect(encodeAggregate(calls)).toBe(
    encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args }),
  )
  const { url } = await startNode(({ to }) => (to === tokenOf(0) ? '0x' : `0x${'cd'.repeat(Number(to))}`))
  expect(await readTokens([url], 3).read()).toEqual(['0x', '0xcdcd', '0xcdcdcd'])
})

test('behavior: 1,024 bytes of data at most, and a single call is sent alone', async () => {
  const { url, sent } = await startNode(countTokens)
  // 28 calls of 36 bytes are 1,008 bytes.
  expect(await readTokens([url], 57).read()).toHaveLength(57)
  expect(sent.map(({ to, data }) => (data === balanceOf ? to : 'multicall'))).toEqual([
    'multicall',
    'multicall',
    tokenOf(56),
  ])
})

test('error: a call that reverts is sent alone, and has the error of the node', async () => {
  const { url, sent } = await startNode((call) => (call.to === tokenOf(1) ? undefined : countTokens(call)))
  const [first, second, third] = await readTokens([url], 3).read()
  expect([first, third]).toEqual([balance(1n), balance(3n)])
  expect(second).toMatchObject({ reason: 'refused', details: 'execution reverted: closed' })
  expect(sent).toHaveLength(2)
})

test('behavior: a chain without the contract: each call is sent alone from then on', async () => {
  const { url, sent } = await startNode(countTokens, { hasMulticall3: false })
  const { read } = readTokens([url], 2)
  expect(await read()).toEqual([balance(1n), balance(2n)])
  expect(sent).toHaveLength(3)
  expect(await read()).toEqual([balance(1n), balance(2n)])
  expect(sent).toHaveLength(5)
})

test('behavior: a node that refuses all calls together gets them alone', async () => {
  const node = await fakeNode((_, [given]) => {
    const { to, data } = given as Call
    return data.startsWith(aggregate)
      ? { error: { code: -32_000, message: 'out of gas' } }
      : { result: balance(BigInt(to)) }
  })
  expect(await readTokens([node.url], 2).read()).toEqual([balance(1n), balance(2n)])
})

test('behavior: calls with a sender, another block or overrides are never combined', async () => {
  const { url, sent } = await startNode(countTokens)
  const { request, network } = readTokens([url], 0)
  const call = { to: tokenOf(0), data: balanceOf }
  const all = [
    [{ ...call, from: tokenOf(5) }, 'latest'],
    [{ ...call, value: '0x1' }, 'latest'],
    [call, '0x1'],
    [call, 'latest', {}],
  ]
  await Promise.all(all.map((params) => request({ network, method: 'eth_call', params, signal })))
  expect(sent.map(({ to }) => to)).toEqual(all.map(() => tokenOf(0)))
})

test('behavior: a lying node is outvoted, and calls that need no majority are asked apart', async () => {
  const liar = await startNode(() => balance(999n))
  const honest = [await startNode(countTokens), await startNode(countTokens)]
  const urls = [liar, ...honest].map(({ url }) => url)
  expect(await readTokens(urls, 2, { needsMajority: true }).read()).toEqual([balance(1n), balance(2n)])
  expect(honest.map(({ sent }) => sent.length)).toEqual([1, 1])
})

test('error: an aborted call rejects at once, and the others have their results', async () => {
  const { url } = await startNode(countTokens)
  const { request, network } = readTokens([url], 0)
  const controller = new AbortController()
  const [first, second] = [controller.signal, signal].map((one, index) => {
    const params = [{ to: tokenOf(index), data: balanceOf }, 'latest']
    return request({ network, method: 'eth_call', params, signal: one })
  })
  const failure = failureOf(first ?? Promise.resolve())
  controller.abort()
  expect(await failure).toMatchObject({ code: 'aborted' })
  expect(await second).toBe(balance(2n))
})

test('error: an answer that is cut off counts as none', async () => {
  const whole = await startNode(countTokens)
  const cut = await fakeNode((_, [given]) => {
    const { to, data } = given as Call
    if (!data.startsWith(aggregate)) return { result: balance(BigInt(to)) }
    const results = [0, 1].map(() => ({ success: true, returnData: balance(7n) }))
    const result = encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result: results })
    return { result: result.slice(0, -64) }
  })
  expect(await readTokens([cut.url], 2).read()).toEqual(await readTokens([whole.url], 2).read())
})
