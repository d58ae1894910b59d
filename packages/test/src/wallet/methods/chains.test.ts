import { expect, test } from 'vitest'
import { createTestWallet, getErrorCode } from '../wallet.fixtures.js'
import { meadow } from '../wallets.js'

const chain = {
  chainId: '0x7a6a',
  chainName: 'Other',
  rpcUrls: ['http://127.0.0.1:9999'],
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const call = async () => '0x7a6a'

test('default', async () => {
  const { control, events, request } = createTestWallet()
  expect(await request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).toBeNull()
  expect(await request('eth_chainId')).toBe('0x7a6a')
  expect(events).toContainEqual(['chainChanged', '0x7a6a'])
  expect(control.prompts.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])
})

test('behavior: switching to the current chain does not prompt', async () => {
  const { control, events, request } = createTestWallet()
  expect(await request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])).toBeNull()
  expect(control.prompts).toEqual([])
  expect(events.map(([event]) => event)).not.toContain('chainChanged')
})

test('behavior: a rejected switch changes nothing', async () => {
  const { control, request } = createTestWallet({ state: { answer: 'reject' } })
  expect(await getErrorCode(request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]))).toBe(4001)
  expect(control.state.chainId).toBe(31337)
})

test('error: an unknown chain', async () => {
  const { control, request } = createTestWallet(meadow)
  await expect(request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).rejects.toMatchObject({
    code: 4902,
    message: 'Unrecognized chain ID "0x7a6a". Try adding the chain using wallet_addEthereumChain first.',
  })
  expect(control.prompts).toEqual([])
})

test.each(['31338', 31338, '0x07a6a', '0x0', '0x', '0xfffffffffffffffff', undefined])(
  'error: %j is not a chain id',
  async (chainId) => {
    const { request } = createTestWallet({}, { call })
    expect(await getErrorCode(request('wallet_switchEthereumChain', [{ chainId }]))).toBe(-32602)
    expect(await getErrorCode(request('wallet_addEthereumChain', [{ ...chain, chainId }]))).toBe(-32602)
  },
)

test('behavior: adds a chain, switches to it and reads from its node', async () => {
  const asked: unknown[] = []
  const { control, events, request } = createTestWallet(meadow, {
    call: async (rpcUrl, method) => {
      asked.push([rpcUrl, method])
      return '0x7a6a'
    },
  })
  expect(await request('wallet_addEthereumChain', [chain])).toBeNull()
  expect(events).toContainEqual(['chainChanged', '0x7a6a'])
  expect(control.state.addedChains).toEqual([{ id: 31338, name: 'Other', rpcUrl: 'http://127.0.0.1:9999' }])
  await request('eth_blockNumber')
  expect(asked).toEqual([
    ['http://127.0.0.1:9999', 'eth_chainId'],
    ['http://127.0.0.1:9999', 'eth_blockNumber'],
  ])
  await request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])
  await request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
  expect(control.state.chainId).toBe(31338)
})

test('param: switchesOnAdd', async () => {
  const { control, request } = createTestWallet({ ...meadow, state: { switchesOnAdd: false } }, { call })
  await request('wallet_addEthereumChain', [chain])
  expect(control.state.chainId).toBe(31337)
  await request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
  expect(control.state.chainId).toBe(31338)
})

test('param: addsChains', async () => {
  const { control, request } = createTestWallet({ ...meadow, state: { addsChains: false } }, { call })
  expect(await getErrorCode(request('wallet_addEthereumChain', [chain]))).toBe(4200)
  expect(control.prompts).toEqual([])
})

test('behavior: keeps the node of a known chain', async () => {
  const { control, request } = createTestWallet({}, { call })
  await request('wallet_addEthereumChain', [chain])
  expect(control.state).toMatchObject({ addedChains: [], chainId: 31338 })
})

test('behavior: a rejected chain is not added', async () => {
  const { control, request } = createTestWallet({ ...meadow, state: { answer: 'reject' } }, { call })
  expect(await getErrorCode(request('wallet_addEthereumChain', [chain]))).toBe(4001)
  expect(control.state).toMatchObject({ addedChains: [], chainId: 31337 })
})

test('error: a node of another chain', async () => {
  const { control, request } = createTestWallet(meadow, { call: async () => '0x1' })
  await expect(request('wallet_addEthereumChain', [chain])).rejects.toMatchObject({
    code: -32602,
    message: 'Chain ID returned by RPC URL http://127.0.0.1:9999 does not match 0x7a6a',
    data: { chainId: '0x1' },
  })
  expect(control.prompts).toEqual([])
})

test('error: an unreachable node', async () => {
  const { control, request } = createTestWallet(meadow)
  await expect(request('wallet_addEthereumChain', [chain])).rejects.toMatchObject({
    code: -32603,
    message: "Request for method 'eth_chainId on http://127.0.0.1:9999 failed",
    data: { networkErr: { message: 'The wallet cannot reach http://127.0.0.1:9999.' } },
  })
  expect(control.prompts).toEqual([])
})

test('error: an unknown key', async () => {
  const { request } = createTestWallet(meadow, { call })
  await expect(request('wallet_addEthereumChain', [{ ...chain, rpcUrl: 'x' }])).rejects.toMatchObject({
    code: -32602,
    message: 'Invalid parameters: params.0 has an unknown key.',
  })
})

test.each([
  ['chainName', ''],
  ['chainName', undefined],
  ['rpcUrls', []],
  ['rpcUrls', 'https://rpc.test'],
  ['rpcUrls', ['http://rpc.test']],
  ['rpcUrls', ['http://localhost.rpc.test']],
  ['rpcUrls', ['ws://127.0.0.1:1']],
  ['nativeCurrency', 'ETH'],
  ['nativeCurrency', { ...chain.nativeCurrency, decimals: 6 }],
  ['nativeCurrency', { ...chain.nativeCurrency, symbol: '' }],
  ['nativeCurrency', { ...chain.nativeCurrency, symbol: 'ETHEREUM' }],
  ['blockExplorerUrls', ['javascript:alert(1)']],
])('error: %s %j', async (field, value) => {
  const { control, request } = createTestWallet(meadow, { call })
  await expect(request('wallet_addEthereumChain', [{ ...chain, [field]: value }])).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining(`params.0.${field}`),
  })
  expect(control.state.addedChains).toEqual([])
})

test.each([
  [{ blockExplorerUrls: null }],
  [{ blockExplorerUrls: ['ftp://x.test', 'https://x.test'] }],
  [{ rpcUrls: ['https://rpc.test'] }],
  [{ rpcUrls: ['ws://127.0.0.1:1', 'https://rpc.test'] }],
  [{ iconUrls: ['x'] }],
  [{ nativeCurrency: null }],
  [{ nativeCurrency: { symbol: 'E', decimals: 18 } }],
])('param: %j', async (extra) => {
  const { control, request } = createTestWallet(meadow, { call })
  await request('wallet_addEthereumChain', [{ ...chain, ...extra }])
  expect(control.state.addedChains).toHaveLength(1)
})
