import { expect, test } from 'vitest'
import type { ModelField } from './ApprovalModel.js'
import { findSentAmount, splitFields } from './splitFields.js'

const amount: ModelField = { name: 'amount', value: '2 ETH' }
const to: ModelField = { name: 'to', value: '0x2222222222222222222222222222222222222222' }
const fee: ModelField = { name: 'maximumFee', value: '0.1 ETH' }
const nonce: ModelField = { name: 'nonce', value: '7' }
const contract: ModelField = { name: 'accountContract', value: '0x33' }

test('default: folds what only experts read, and keeps the order', () => {
  expect(splitFields([amount, nonce, to, contract, fee])).toEqual({
    shown: [amount, to, fee],
    folded: [nonce, contract],
  })
})

test.each([
  'amount',
  'to',
  'spender',
  'from',
  'token',
  'contract',
  'maximumFee',
  'value',
  'expires',
] as const)('behavior: the field %s is never folded', (name) => {
  expect(splitFields([{ name, value: 'x' }]).folded).toEqual([])
})

test('behavior: only a transfer has a sent amount', () => {
  const fields = [amount, to]
  expect(findSentAmount({ title: { name: 'send' }, fields })).toMatchObject({ text: '2 ETH' })
  expect(findSentAmount({ title: { name: 'sendToken' }, fields })).toMatchObject({ text: '2 ETH' })
  expect(findSentAmount({ title: { name: 'approveToken' }, fields })).toBeUndefined()
  expect(findSentAmount({ title: { name: 'approveToken' }, fields: [] })).toBeUndefined()
})
