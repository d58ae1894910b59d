import { expect, test } from 'vitest'
import { createTestWallet, getErrorCode } from '../wallet.fixtures.js'
import { fjord, marsh } from '../wallets.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const calls = [{ to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x', value: '0x1' }]
const batch = { version: '2.0.0', from, chainId: '0x7a69', atomicRequired: true, calls }
const state = { connected: true, atomic: 'supported' } as const

test('behavior: reports the capability', async () => {
  const read = (atomic: 'supported' | 'rejected') =>
    createTestWallet({ state: { ...state, atomic } }).request('wallet_getCapabilities', [from])
  expect(await read('supported')).toMatchObject({ '0x7a69': { atomic: { status: 'supported' } } })
  expect(await read('rejected')).toMatchObject({ '0x7a69': { atomic: { status: 'ready' } } })
})

test('default: sends one transaction, whose hash is the id', async () => {
  const sent: unknown[] = []
  const call = async (_url: string, method: string, params?: unknown) => {
    if (method === 'eth_sendRawTransaction') sent.push(params)
    return method === 'eth_getTransactionReceipt' ? { status: '0x1', transactionHash: '0x12' } : '0x12'
  }
  const { control, request } = createTestWallet({ state }, { call })
  expect(await request('wallet_sendCalls', [batch])).toEqual({ id: '0x12' })
  expect(sent).toHaveLength(1)
  const status = await request('wallet_getCallsStatus', ['0x12'])
  expect(status).toMatchObject({ status: 200, receipts: [{ transactionHash: '0x12' }] })
  control.set({ tellsCalls: false })
  expect(await request('wallet_getCallsStatus', ['0x12'])).toMatchObject({ status: 100 })
})

/** The node and the paymaster of a wallet. */
const createCall =
  (sent: unknown[], receipt: object | null = null) =>
  async (url: string, method: string, params?: unknown) => {
    if (method.startsWith('pm_')) sent.push({ url, method, params })
    return method === 'eth_getTransactionReceipt' ? receipt : '0x12'
  }

test('behavior: a wallet of version 1.0, like earlier ones of Ambire, Coinbase Smart Wallet and Safe', async () => {
  const receipt = { status: '0x0', transactionHash: '0x12' }
  const { control, request } = createTestWallet(
    { ...marsh, state: { ...marsh.state, ...state, callsVersion: '1.0' } },
    {
      call: createCall([], receipt),
    },
  )
  const [account = ''] = control.accounts
  // Nothing about chains on which it has no batches, as MetaMask does.
  expect(await request('wallet_getCapabilities', [account])).toEqual({
    '0x7a69': { atomicBatch: { supported: true } },
  })
  const { atomicRequired: _, ...old } = { ...batch, version: '1.0', from: account }
  expect(await request('wallet_sendCalls', [{ ...old, capabilities: { unknown: {} } }])).toBe(
    'Transaction:0x12',
  )
  // "CONFIRMED" says that the batch is included, also if it was reverted.
  expect(await request('wallet_getCallsStatus', ['Transaction:0x12'])).toEqual({
    status: 'CONFIRMED',
    receipts: [expect.objectContaining(receipt)],
  })
  control.set({ tellsCalls: false })
  expect(await request('wallet_getCallsStatus', ['Transaction:0x12'])).toEqual({ status: 'PENDING' })
  control.set({ chainId: 31338 })
  expect(await getErrorCode(request('wallet_sendCalls', [{ ...old, chainId: '0x7a6a' }]))).toBe(5710)
})

test('behavior: tells hashes in place of receipts (CAIP-345)', async () => {
  const receipt = { status: '0x1', transactionHash: '0x12' }
  const { request } = createTestWallet(
    { state: { ...state, tellsHashes: true } },
    { call: createCall([], receipt) },
  )
  const capabilities = { caip345: { caip2: 'eip155:31337', transactionHashes: ['0x12'] } }
  expect(await request('wallet_sendCalls', [batch])).toEqual({ id: '0x12', capabilities })
  const status = await request('wallet_getCallsStatus', ['0x12'])
  expect(status).toMatchObject({ status: 200, capabilities })
  expect(status).not.toHaveProperty('receipts')
})

test('behavior: announces paymasters and assets', async () => {
  const { control, request } = createTestWallet({ ...fjord, state: { ...fjord.state, connected: true } })
  expect(await request('wallet_getCapabilities', [control.accounts[0]])).toMatchObject({
    '0x7a69': { paymasterService: { supported: true }, assetDiscovery: { supported: true } },
  })
})

test('behavior: shows what became of a batch', async () => {
  const answers = { showsCalls: true, connected: true, atomic: 'supported' } as const
  const { control, request } = createTestWallet({ state: answers }, { call: createCall([]) })
  expect(await request('wallet_showCallsStatus', ['0x12'])).toBeNull()
  expect(control.prompts).toMatchObject([{ method: 'wallet_showCallsStatus', status: 'approved' }])
  control.set({ showsCalls: false })
  expect(await getErrorCode(request('wallet_showCallsStatus', ['0x12']))).toBe(4200)
})

test('error: shows no batch that it does not know', async () => {
  const { control, request } = createTestWallet(
    { state: { ...state, showsCalls: true } },
    { call: () => Promise.resolve(null) },
  )
  expect(await getErrorCode(request('wallet_showCallsStatus', ['0x12']))).toBe(5730)
  expect(control.prompts).toEqual([])
})

test('error: a paymaster that rejects', async () => {
  const { request } = createTestWallet(
    { state: { ...state, sponsorsCalls: true } },
    { call: () => Promise.reject(new TypeError('fetch failed')) },
  )
  const capabilities = { paymasterService: { url: 'https://paymaster.test' } }
  expect(await getErrorCode(request('wallet_sendCalls', [{ ...batch, capabilities }]))).toBe(4901)
})

test.each([
  ['of the batch', { capabilities: { other: {} } }, 5700],
  ['of a call', { calls: [{ ...calls[0], capabilities: { other: { optional: false } } }] }, 5700],
  ['that is optional', { capabilities: { other: { optional: true } } }, '0x12'],
] as const)('param: a capability that it lacks, %s', async (_, change, expected) => {
  const { request } = createTestWallet({ state }, { call: createCall([]) })
  const sent = request('wallet_sendCalls', [{ ...batch, ...change }])
  if (typeof expected === 'number') expect(await getErrorCode(sent)).toBe(expected)
  else expect(await sent).toEqual({ id: expected })
})

test.each([
  ['an upgrade that the user rejects', { atomic: 'rejected' }, {}, 5750],
  ['a user who declines', { answer: 'reject' }, {}, 4001],
  ['a wallet that cannot', { atomic: 'unsupported' }, {}, 4200],
  ['another chain', {}, { chainId: '0x1' }, -32602],
  ['another version', {}, { version: '1.0' }, -32602],
  ['no calls', {}, { calls: [] }, -32602],
] as const)('error: %s', async (_, change, wrong, code) => {
  const { request } = createTestWallet({ state: { ...state, ...change } })
  expect(await getErrorCode(request('wallet_sendCalls', [{ ...batch, ...wrong }]))).toBe(code)
})
