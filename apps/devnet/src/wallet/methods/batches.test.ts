import { expect, test } from 'vitest'
import { createTestWallet, getErrorCode } from '../wallet.fixtures.js'

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
