import { encodeFunctionResult, erc20Abi, numberToHex, padHex } from 'viem'
import { expect, test } from 'vitest'
import { en } from '../copy/en.js'
import type { ChainRequest } from '../rpc/createChainRpc.js'
import { type AssetsContext, getAssets } from './getAssets.js'
import { context as hostContext, setUpHandlers, solanaId } from './setUpHandlers.fixtures.js'

const account = `0x${'1'.repeat(40)}`
const dollar = `0x${'2'.repeat(40)}`
const nothing = `0x${'3'.repeat(40)}`

/** A context with two EVM chains, whose nodes have 16 wei and 7 units of the token `dollar`. `sent` has their requests. */
function setUp() {
  const sent: ChainRequest[] = []
  const context: AssetsContext = {
    copy: en,
    chainId: 'eip155:1',
    signal: new AbortController().signal,
    findAccount: () => ({ address: account, type: 'eoa' }),
    config: {
      chains: [
        { chainId: 'eip155:1', rpcUrl: 'https://rpc.example/1' },
        { chainId: 'eip155:8453', rpcUrl: 'https://rpc.example/8453' },
        { chainId: solanaId, rpcUrl: 'https://rpc.example/solana' },
      ],
    },
    async rpc(request) {
      sent.push(request)
      if (request.method === 'eth_getBalance') return '0x10'
      const [{ to, data }] = request.params as readonly [{ readonly to: string; readonly data: string }]
      if (to !== dollar) return '0x'
      if (data.startsWith('0x70a08231')) return padHex(numberToHex(7))
      if (data === '0x313ce567') return padHex(numberToHex(6))
      return encodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', result: 'USDX' })
    },
  }
  const ask = (filter: object) =>
    getAssets({ method: 'wallet_getAssets', params: [{ account, ...filter }] }, context)
  return { ask, sent, context }
}

const native = {
  ...{ address: 'native', balance: '0x10', type: 'native' },
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const token = {
  ...{ address: dollar, balance: '0x7', type: 'erc20' },
  metadata: { name: 'USDX', symbol: 'USDX', decimals: 6 },
}

test('default: the native token of each EVM chain', async () => {
  const { ask } = setUp()
  expect(await ask({})).toEqual({ '0x1': [native], '0x2105': [native] })
})

test('param: chainFilter', async () => {
  const { ask, sent } = setUp()
  expect(await ask({ chainFilter: ['0x2105', '0x5'] })).toEqual({ '0x2105': [native] })
  expect(sent.map(({ chainId }) => chainId)).toEqual(['eip155:8453'])
})

test('param: assetFilter names the tokens, and an address without a token is left out', async () => {
  const { ask } = setUp()
  const assets = [
    { address: dollar, type: 'erc20' },
    { address: nothing, type: 'erc20' },
    { address: 'native', type: 'NATIVE' },
    { address: dollar, type: 'erc721' },
  ]
  expect(await ask({ assetFilter: { '0x1': assets } })).toEqual({ '0x1': [token, native] })
})

test('param: assetTypeFilter', async () => {
  const { ask } = setUp()
  const assets = [
    { address: dollar, type: 'erc20' },
    { address: 'native', type: 'native' },
  ]
  expect(await ask({ assetFilter: { '0x1': assets }, assetTypeFilter: ['erc20'] })).toEqual({
    '0x1': [token],
  })
})

test.each<[string, object, number]>([
  ['an account of another user', { account: nothing }, 4100],
  ['no account', { account: 'me' }, -32602],
  ['an id of a chain that is none', { chainFilter: ['1'] }, -32602],
  [
    'too many tokens',
    { assetFilter: { '0x1': Array.from({ length: 101 }, () => ({ address: dollar, type: 'erc20' })) } },
    -32602,
  ],
])('error: %s, and no node is asked', async (_, filter, rpcCode) => {
  const { ask, sent } = setUp()
  await expect(ask(filter)).rejects.toMatchObject({ rpcCode })
  expect(sent).toEqual([])
})

test('behavior: the user is not asked', async () => {
  const { handlers, vault, requests } = setUpHandlers()
  const params = [{ account: vault.user.addresses.eip155 }]
  expect(await handlers.RPC_REQUEST({ method: 'wallet_getAssets', params }, hostContext)).toEqual({
    '0x1': [native],
  })
  expect(requests).toEqual([])
})
