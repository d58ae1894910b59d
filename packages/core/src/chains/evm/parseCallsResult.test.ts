import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { parseCallsResult } from './parseCallsResult.js'

const hash = `0x${'1'.repeat(64)}`
const address = `0x${'c'.repeat(40)}`
const receipt = {
  logs: [{ address, data: '0x', topics: [hash] }],
  status: '0x1',
  blockHash: hash,
  blockNumber: '0x10',
  gasUsed: '0x5208',
  transactionHash: hash,
}
const parsed = {
  hash,
  status: 'success',
  blockHash: hash,
  blockNumber: 16n,
  gasUsed: 21_000n,
  logs: [{ address, data: '0x', topics: [hash] }],
}
const reverted = { ...receipt, status: '0x0' }

test.each([
  [100, 'pending'],
  [199, 'pending'],
  [200, 'confirmed'],
  [299, 'confirmed'],
  [400, 'failed'],
  [500, 'reverted'],
  [600, 'partial'],
  [699, 'partial'],
] as const)('default: status %i is %s', (statusCode, status) => {
  expect(parseCallsResult({ status: statusCode })).toEqual({ status, statusCode, receipts: [] })
})

test('default: version 2.0.0', () => {
  const answer = {
    version: '2.0.0',
    id: '0x1',
    chainId: '0xa',
    status: 200,
    atomic: true,
    receipts: [receipt],
  }
  expect(parseCallsResult(answer)).toEqual({
    status: 'confirmed',
    statusCode: 200,
    isAtomic: true,
    chainId: 'eip155:10',
    receipts: [parsed],
  })
})

test.each([
  ['PENDING', null, 'pending'],
  ['CONFIRMED', [receipt], 'confirmed'],
  ['CONFIRMED', [reverted], 'reverted'],
  ['CONFIRMED', [receipt, reverted], 'partial'],
] as const)('behavior: version 1.0, %s, row %#', (status, receipts, expected) => {
  const result = parseCallsResult({ status, receipts })
  expect(result.status).toBe(expected)
  expect(result.statusCode).toBeUndefined()
})

test.each([
  [[reverted], 'reverted'],
  [[receipt, reverted], 'partial'],
])('behavior: a reverted receipt contradicts the status 200, row %#', (receipts, status) => {
  expect(parseCallsResult({ status: 200, receipts })).toMatchObject({ status, statusCode: 200 })
})

test('behavior: numbers in place of hex', () => {
  const numbers = { ...receipt, status: 1, blockNumber: 16, gasUsed: 21_000 }
  expect(parseCallsResult({ status: 200, chainId: 1, receipts: [numbers] })).toMatchObject({
    chainId: 'eip155:1',
    receipts: [parsed],
  })
})

test.each<[string, unknown]>([
  ['null', null],
  ['no hash', { ...receipt, transactionHash: '0x1' }],
  ['no status', { ...receipt, status: undefined }],
  ['a status that is none', { ...receipt, status: '0x2' }],
  ['no block', { ...receipt, blockNumber: 'latest' }],
  ['negative gas', { ...receipt, gasUsed: -1 }],
])('error: a receipt with %s is absent', (_, one) => {
  expect(parseCallsResult({ status: 200, receipts: [one, receipt] }).receipts).toEqual([parsed])
})

test.each<[string, unknown]>([
  ['null', null],
  ['no address', { data: '0x', topics: [] }],
  ['odd data', { address, data: '0x1', topics: [] }],
  ['no topics', { address, data: '0x' }],
  ['5 topics', { address, data: '0x', topics: [hash, hash, hash, hash, hash] }],
  ['a topic that is none', { address, data: '0x', topics: ['0x1'] }],
])('error: a log with %s is absent', (_, log) => {
  const [found] = parseCallsResult({ status: 200, receipts: [{ ...receipt, logs: [log] }] }).receipts
  expect(found?.logs).toEqual([])
})

test('behavior: keeps 100 receipts, and 1000 logs of each', () => {
  const logs = Array.from({ length: 1_001 }, () => receipt.logs[0])
  const receipts = Array.from({ length: 101 }, (_, index) => (index === 0 ? { ...receipt, logs } : receipt))
  const found = parseCallsResult({ status: 200, receipts }).receipts
  expect(found).toHaveLength(100)
  expect(found[0]?.logs).toHaveLength(1_000)
})

test.each([
  undefined,
  null,
  7,
  'x',
  {},
  { status: 99 },
  { status: 300 },
  { status: 700 },
  { status: '200' },
  { status: 200.5 },
])('error: %j has no status', (answer) => {
  expect(() => parseCallsResult(answer)).toThrow(WalletResponseError)
})

test('behavior: any receipts are parsed', () => {
  const part = fc.oneof(fc.anything(), fc.record({ transactionHash: fc.constant(hash), logs: fc.anything() }))
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(part)), (receipts) => {
      expect(parseCallsResult({ status: 100, receipts }).status).toBe('pending')
    }),
  )
})
