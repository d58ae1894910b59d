import { decodeFunctionData, encodeFunctionResult, type Hex, multicall3Abi, numberToHex, padHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '../../../foundation/errors/config.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import type { ListedToken, Network } from '../../../foundation/schema/network.js'
import type { Adapter } from '../../../ports/Adapter.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { ethereum } from '../../wallet/network/network.fixtures.js'
import { readNodeTokens } from './readNodeTokens.js'
import { readTokens } from './readTokens.js'

const address = `0x${'1'.repeat(40)}`
const of = { address, chainId: 'eip155:1' } as const
const { signal } = new AbortController()
const multicall3 = { address: `0x${'c'.repeat(40)}` } as const

const makeListed = (index: number, fields: Partial<ListedToken> = {}): ListedToken => ({
  address: padHex(numberToHex(index), { size: 20 }),
  name: `Token ${index}`,
  symbol: `T${index}`,
  decimals: 6,
  ...fields,
})

const toWord = (amount: bigint): Hex => padHex(numberToHex(amount), { size: 32 })

/** A kit without a data API on a chain whose tokens answer with `execute`; `undefined` is a revert. `calls` has the calls of the nodes. */
function setUp(tokens: readonly ListedToken[], execute: (token: string) => Hex | undefined) {
  const network: Network = { ...ethereum, contracts: { multicall3 }, tokens }
  const adapter = fakeAdapter()
  const calls: string[] = []
  adapter.setBalance({ address, chainId: of.chainId, value: 5n })
  adapter.evm?.networkAnswers.set('eth_call', ({ to, data }: { to: string; data: Hex }) => {
    calls.push(to)
    if (to === multicall3.address) {
      const { args } = decodeFunctionData({ abi: multicall3Abi, data })
      const [given] = args as readonly [readonly { readonly target: string }[]]
      const result = given.map(({ target }) => {
        const returnData = execute(target.toLowerCase())
        return { success: returnData !== undefined, returnData: returnData ?? '0x' }
      })
      return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
    }
    const answer = execute(to)
    if (answer !== undefined) return answer
    throw new RpcRequestError({ method: 'eth_call', network: network.name, reason: 'refused' })
  })
  const { kit } = createTestKit({ networks: [network], adapters: [adapter] })
  const read = () => readTokens({ ...kit.internal, cleanName }, { ...of, signal })
  return { kit, adapter, calls, read }
}

test('default: the native token and the listed ones that the account owns, without prices', async () => {
  const { read } = setUp([makeListed(1), makeListed(2), makeListed(3)], (token) =>
    toWord(token.endsWith('2') ? 0n : 7n),
  )
  const list = await read()
  expect(list.tokens.map(({ symbol, amount, decimals }) => [symbol, amount, decimals])).toEqual([
    ['COIN', 5n, 18],
    ['T1', 7n, 6],
    ['T3', 7n, 6],
  ])
  expect(list).toMatchObject({ isUnpriced: true, isPartial: true })
  expect(list).not.toHaveProperty('totalValue')
})

test('behavior: Multicall3 combines the calls', async () => {
  const { read, calls } = setUp(
    Array.from({ length: 8 }, (_, index) => makeListed(index + 1)),
    () => toWord(1n),
  )
  expect((await read()).tokens).toHaveLength(9)
  expect(calls).toEqual([multicall3.address])
})

test('behavior: an address without a token, and a token that reverts, hide no others', async () => {
  const { read } = setUp([makeListed(1), makeListed(2), makeListed(3)], (token) => {
    if (token.endsWith('1')) return '0x'
    return token.endsWith('2') ? undefined : toWord(9n)
  })
  expect((await read()).tokens.map(({ symbol }) => symbol)).toEqual(['COIN', 'T3'])
})

test('behavior: an account without anything has its native token', async () => {
  const { read, adapter } = setUp([], () => undefined)
  adapter.setBalance({ address, chainId: of.chainId, value: 0n })
  expect((await read()).tokens).toMatchObject([{ symbol: 'COIN', amount: 0n }])
})

test('error: nodes that do not answer', async () => {
  const { read, adapter } = setUp([makeListed(1), makeListed(2)], () => toWord(1n))
  adapter.evm?.networkAnswers.set('eth_call', () => {
    throw new RpcRequestError({ method: 'eth_call', network: 'Ethereum', reason: 'unreachable' })
  })
  await expect(read()).rejects.toBeInstanceOf(RpcRequestError)
})

describe('a list with mistakes', () => {
  test.each<[string, Partial<ListedToken> | Readonly<Record<string, unknown>>]>([
    ['an address of another chain', { address: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU' }],
    ['no decimals', { decimals: 0 }],
    ['decimals as a text', { decimals: '6' }],
    ['no symbol', { symbol: undefined }],
  ])('error: %s', (_, fields) => {
    const tokens = [makeListed(1), { ...makeListed(2), ...fields } as ListedToken]
    const create = () => createTestKit({ networks: [{ ...ethereum, tokens }] })
    expect(create).toThrow(ConfigError)
    expect(create).toThrow(/networks\[0\]\.tokens\[1\]/)
  })

  test('behavior: an unsafe image is left out', async () => {
    const { read } = setUp([makeListed(1, { icon: 'javascript:alert(1)' })], () => toWord(1n))
    const token = (await read()).tokens.find(({ symbol }) => symbol === 'T1')
    expect(token).toBeDefined()
    expect(token).not.toHaveProperty('icon')
  })
})

test('behavior: tokens of Solana are the sum of the accounts of their mint', async () => {
  const [network, mint] = [
    {
      ...ethereum,
      id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      chainNamespace: 'solana',
      caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      tokens: [
        {
          address: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
          name: 'USD Coin',
          symbol: 'USDC',
          decimals: 6,
        },
      ],
    } satisfies Network,
    '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
  ]
  const asked: unknown[] = []
  const toEntry = (amount: unknown) => ({
    account: { data: { parsed: { info: { tokenAmount: { amount } } } } },
  })
  const solana = {
    async requestNetwork({ method, params }: { method: string; params: readonly unknown[] }) {
      asked.push([method, params])
      return { value: [toEntry('2'), toEntry('3'), toEntry(-1), null] }
    },
  }
  const context = {
    config: { networkOf: () => network },
    adapterOf: () => ({ getBalance: async () => 1n, solana }),
    // The parts of a kit that are read.
  } as unknown as Parameters<typeof readNodeTokens>[0] & { readonly adapterOf: () => Adapter }
  const owner = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  const { balances } = await readNodeTokens(context, {
    ...{ address: owner, chainId: network.caipNetworkId, signal },
  })
  expect(balances.map(({ symbol, amount }) => [symbol, amount])).toEqual([
    ['SOL', 1n],
    ['USDC', 5n],
  ])
  expect(asked).toEqual([
    ['getTokenAccountsByOwner', [owner, { mint }, { encoding: 'jsonParsed', commitment: 'confirmed' }]],
  ])
})
