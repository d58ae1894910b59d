import { expect, test } from 'vitest'
import { createTestWallet, getErrorCode } from '../wallet.fixtures.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = { address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', symbol: 'TUSD', decimals: 6 }

test('default', async () => {
  const { control, request } = createTestWallet()
  expect(await request('wallet_watchAsset', { type: 'ERC20', options: { ...token, image: 'x' } })).toBe(true)
  expect(control.watchedAssets).toEqual([token])
})

test('behavior: accepts decimals as text, like MetaMask', async () => {
  const { control, request } = createTestWallet()
  const options = { ...token, decimals: '6' }
  expect(await request('wallet_watchAsset', { type: 'ERC20', options })).toBe(true)
  expect(control.watchedAssets).toEqual([token])
})

test('error: rejected', async () => {
  const { control, request } = createTestWallet({ state: { answer: 'reject' } })
  expect(await getErrorCode(request('wallet_watchAsset', { type: 'ERC20', options: token }))).toBe(4001)
  expect(control.watchedAssets).toEqual([])
})

test.each([
  [{ type: 'ERC721', options: token }],
  [{ type: 'ERC20', options: { ...token, address: '0x1' } }],
  [{ type: 'ERC20', options: { ...token, decimals: -1 } }],
  [{ type: 'ERC20', options: { ...token, decimals: '37' } }],
  [{ type: 'ERC20', options: { ...token, decimals: 'six' } }],
  [{ type: 'ERC20', options: { ...token, symbol: 'TWELVELETTER' } }],
  [[]],
])('error: %j', async (params) => {
  expect(await getErrorCode(createTestWallet().request('wallet_watchAsset', params))).toBe(-32602)
})

test('behavior: returns the capabilities of the known chains', async () => {
  const { request } = createTestWallet({ state: { connected: true } })
  expect(await request('wallet_getCapabilities', [account])).toEqual({
    '0x7a69': { atomic: { status: 'unsupported' } },
    '0x7a6a': { atomic: { status: 'unsupported' } },
  })
})

test('behavior: reports the assets of an account that the node has', async () => {
  const call = async (_url: string, method: string) =>
    method === 'eth_getBalance' ? '0x10' : `0x${'7'.padStart(64, '0')}`
  const { request } = createTestWallet({ state: { connected: true, reportsAssets: true } }, { call })
  expect(await request('wallet_getCapabilities', [account])).toMatchObject({
    '0x7a69': { assetDiscovery: { supported: true } },
  })
  const answer = await request('wallet_getAssets', [{ account, chainFilter: ['0x7a69'] }])
  expect(answer).toEqual({ '0x7a69': expect.any(Array) })
  expect(Reflect.get(Object(answer), '0x7a69').slice(0, 2)).toEqual([
    ...[
      {
        type: 'native',
        address: 'native',
        balance: '0x10',
        metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      },
    ],
    expect.objectContaining({
      type: 'erc20',
      balance: '0x7',
      metadata: expect.objectContaining({ symbol: 'TUSD' }),
    }),
  ])
})

test('error: assets of a wallet that does not report them', async () => {
  const { request } = createTestWallet({ state: { connected: true } })
  expect(await getErrorCode(request('wallet_getAssets', [{ account }]))).toBe(4200)
})

test('error: capabilities of an account that is not visible', async () => {
  expect(await getErrorCode(createTestWallet().request('wallet_getCapabilities', [account]))).toBe(4100)
})
