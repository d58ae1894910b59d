import { expect, test } from 'vitest'
import { hasSent, matchesRequest } from './matchRequest.js'
import type { WalletRequestRecord } from './requestRecord.js'

const transaction: WalletRequestRecord = {
  kind: 'transaction',
  method: 'eth_sendTransaction',
  params: [],
  origin: 'https://dapp.test',
  status: 'approved',
  to: '0xABcdEFABcdEFabcdEfAbCdefabcdeFABcDEFabCD',
  value: 5n,
  call: { functionName: 'buy', args: [7n, { id: 'a', open: true }] },
}
const message: WalletRequestRecord = {
  ...{ kind: 'message', method: 'personal_sign', params: [], origin: 'https://dapp.test' },
  status: 'rejected',
  message: 'Sign in to dapp.test',
}

test.each([
  [{}, true],
  [{ to: transaction.to?.toLowerCase() }, true],
  [{ to: '0x00000000000000000000000000000000000000aa' }, false],
  [{ value: 5n }, true],
  [{ value: 6n }, false],
  [{ functionName: 'buy' }, true],
  [{ functionName: 'sell' }, false],
  [{ args: [7n, { id: 'a' }] }, true],
  [{ args: [7, expect.anything()] }, true],
  [{ args: [7n] }, false],
  [{ message: 'Sign in to dapp.test' }, false],
  [{ method: 'personal_sign' }, false],
])('param: %o of a transaction', (expected, isMatch) => {
  expect(matchesRequest(transaction, expected)).toBe(isMatch)
})

test.each([
  [{ message: 'Sign in to dapp.test' }, true],
  [{ message: 'Sign in' }, false],
  [{ message: /^Sign in/ }, true],
  [{ value: 0n }, false],
])('param: %o of a message', (expected, isMatch) => {
  expect(matchesRequest(message, expected)).toBe(isMatch)
})

test('param: typedData', () => {
  const typedData = {
    domain: { name: 'Shop', chainId: 1 },
    primaryType: 'Order',
    types: {},
    message: { amount: '5', to: { name: 'A', id: 1 } },
  }
  const record: WalletRequestRecord = { ...message, kind: 'typedData', message: undefined, typedData }
  expect(matchesRequest(record, { typedData: { message: { to: { name: 'A' } } } })).toBe(true)
  expect(matchesRequest(record, { typedData: { domain: { chainId: 2 } } })).toBe(false)
  expect(matchesRequest(record, { typedData: { primaryType: 'Bid' } })).toBe(false)
})

test('behavior: one of several calls', () => {
  const calls: WalletRequestRecord = {
    ...{ kind: 'calls', method: 'wallet_sendCalls', params: [], origin: 'https://dapp.test' },
    status: 'approved',
    calls: [
      { to: null, value: 1n },
      { to: transaction.to ?? null, value: 2n },
    ],
  }
  expect(matchesRequest(calls, { to: transaction.to ?? null, value: 2n })).toBe(true)
  expect(matchesRequest(calls, { to: transaction.to ?? null, value: 1n })).toBe(false)
})

test('behavior: a connection is no signature', () => {
  expect(matchesRequest({ ...message, kind: 'connect' }, {})).toBe(false)
})

test('behavior: only approved transactions are sent', () => {
  expect(hasSent(transaction)).toBe(true)
  expect(hasSent({ ...transaction, status: 'rejected' })).toBe(false)
  expect(hasSent({ ...message, status: 'approved' })).toBe(false)
})
