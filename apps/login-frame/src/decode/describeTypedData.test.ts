import { expect, test } from 'vitest'
import { describeTypedData } from './describeTypedData.js'

const permit = {
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: `0x${'a0'.repeat(20)}` },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { owner: `0x${'11'.repeat(20)}`, spender: `0x${'22'.repeat(20)}`, value: '1000' },
}

test('default: a permit', () => {
  expect(describeTypedData(permit)).toEqual({
    title: { name: 'signPermit' },
    fields: [
      { name: 'contract', value: 'USD Coin' },
      { name: 'verifyingContract', value: `0x${'a0'.repeat(20)}` },
    ],
    warnings: [{ name: 'permit', level: 'danger' }],
    data: [
      {
        name: 'Permit',
        type: 'Permit',
        value: [
          { name: 'owner', type: 'address', value: `0x${'11'.repeat(20)}` },
          { name: 'spender', type: 'address', value: `0x${'22'.repeat(20)}` },
          { name: 'value', type: 'uint256', value: '1000' },
        ],
      },
    ],
  })
})

test('behavior: shows nested values, and only those that are hashed', () => {
  const { data, warnings } = describeTypedData({
    domain: {},
    types: {
      Order: [{ name: 'items', type: 'Item[]' }],
      Item: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Order',
    message: { items: [{ text: 'a\u202E', hidden: 'x' }], note: 'not in the types' },
  })
  expect(data).toEqual([
    {
      name: 'Order',
      type: 'Order',
      value: [
        {
          name: 'items',
          type: 'Item[]',
          value: [{ name: '0', type: 'Item', value: [{ name: 'text', type: 'string', value: 'a<U+202E>' }] }],
        },
      ],
    },
  ])
  expect(warnings.map(({ name }) => name)).toEqual(['sale', 'noChainId'])
})

test('behavior: a spender is a permit, whatever the type is called', () => {
  const { types, message, domain } = permit
  const renamed = { domain, types: { Login: types.Permit }, primaryType: 'Login', message }
  expect(describeTypedData(renamed).warnings).toEqual([{ name: 'permit', level: 'danger' }])
})

test.each(['PermitSingle', 'PermitBatchTransferFrom', 'PermitWitnessTransferFrom'])(
  'behavior: %s is a permit',
  (name) => {
    const data = { domain: { chainId: 1 }, types: { [name]: [] }, primaryType: name, message: {} }
    expect(describeTypedData(data).title).toEqual({ name: 'signPermit' })
  },
)
