import { expect, test } from 'vitest'
import { createItem } from './balance.fixtures.js'
import { balanceResponseSchema } from './balanceResponseSchema.js'
import { balanceItemSchema } from './balanceSchema.js'

const isValid = (item: unknown) => balanceItemSchema.safeParse(item).success
const withQuantity = (decimals: unknown, numeric: unknown) => ({
  ...createItem(),
  quantity: { decimals, numeric },
})

test('default: accepts a balance', () => {
  expect(balanceResponseSchema.parse({ balances: [createItem()] })).toEqual({ balances: [createItem()] })
})

test('default: accepts a native balance', () => {
  expect(isValid(createItem({ chainId: undefined, address: undefined, price: 0, iconUrl: '' }))).toBe(true)
})

test.each(['0', '9', '10', '99', '100', '199', '249', '255'])('behavior: accepts %s decimals', (decimals) => {
  expect(isValid(withQuantity(decimals, '1'))).toBe(true)
})

test.each(['', '-1', '00', '018', '1.0', '256', '300', '999', '1000', '6\n', ' 6', 6])(
  'error: %j decimals',
  (decimals) => {
    expect(isValid(withQuantity(decimals, '1'))).toBe(false)
  },
)

test.each(['0', '007', '1.5', '9'.repeat(78), `1.${'0'.repeat(255)}`])(
  'behavior: accepts the amount %s',
  (numeric) => {
    expect(isValid(withQuantity('18', numeric))).toBe(true)
  },
)

test.each(['', '-1', '+1', '1.', '.5', '1e3', '0x1', 'NaN', '1,5', '1\n', '9'.repeat(79), 1])(
  'error: the amount %j',
  (numeric) => {
    expect(isValid(withQuantity('18', numeric))).toBe(false)
  },
)

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '1', null])('error: the price %j', (price) => {
  expect(isValid({ ...createItem(), price })).toBe(false)
})

test.each(['name', 'symbol', 'chainId', 'address', 'iconUrl'])('error: a long text in %s', (field) => {
  expect(isValid({ ...createItem(), [field]: 'x'.repeat(2_001) })).toBe(false)
})

test.each(['name', 'symbol', 'price', 'quantity', 'iconUrl'])('error: without %s', (field) => {
  const { [field as 'name']: _, ...rest } = createItem()
  expect(isValid(rest)).toBe(false)
})
