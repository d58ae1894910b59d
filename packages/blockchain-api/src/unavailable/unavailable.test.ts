import { expect, test } from 'vitest'
import { balanceResponseSchema } from '../balance/balanceResponseSchema.js'
import { historyResponseSchema } from '../history/historyResponseSchema.js'
import { nftResponseSchema } from '../nfts/nftResponseSchema.js'
import {
  buyOptionsResponseSchema,
  onRampOptionsResponseSchema,
} from '../onramp/onRampOptionsResponseSchema.js'
import { errorResponseSchema } from '../openApi/errorSchema.js'
import { priceResponseSchema } from '../price/priceSchema.js'
import { isUnavailableCode, toUnavailable } from './toUnavailable.js'
import { unavailableCodes, unavailablePartsSchema } from './unavailableSchema.js'

const unavailable = [{ chainId: 'eip155:1', code: 'not_indexed' }]

test.each([
  ['history', historyResponseSchema, { data: [], next: null }],
  ['NFTs', nftResponseSchema, { data: [], next: null }],
  ['balances', balanceResponseSchema, { balances: [] }],
  ['prices', priceResponseSchema, { fungibles: [] }],
  ['options of purchases', onRampOptionsResponseSchema, { paymentCurrencies: [], purchaseCurrencies: [] }],
  [
    'options of purchases with other names',
    buyOptionsResponseSchema,
    { paymentCurrencies: [], purchaseCurrencies: [] },
  ],
])('default: %s tell what is missing beside the list', (_, schema, body) => {
  expect(schema.parse({ ...body, unavailable })).toEqual({ ...body, unavailable })
  expect(schema.parse(body)).toEqual(body)
  expect(schema.safeParse({ ...body, unavailable: 'not_indexed' }).success).toBe(false)
})

test('default: an error has a code beside its description', () => {
  const reason = { field: 'chainId', description: 'Unsupported', code: 'unsupported' }
  expect(errorResponseSchema.parse({ status: 'FAILED', reasons: [reason] }).reasons).toEqual([reason])
})

test('default: the client knows every code', () => {
  const parts = unavailableCodes.map((code) => ({ code }))
  expect(toUnavailable(unavailablePartsSchema.parse(parts))).toEqual(parts)
  expect(unavailableCodes.every(isUnavailableCode)).toBe(true)
})

test.each<[unknown, unknown]>([
  [undefined, []],
  [null, []],
  ['not_indexed', []],
  [{ code: 'not_indexed' }, []],
  [[null, 1, [], 'not_indexed', {}], []],
  [[{ code: 'of_a_newer_server' }, { code: 'unpriced' }], [{ code: 'unpriced' }]],
  [[{ code: 'failed', chainId: 1 }], []],
  [[{ code: 'failed', chainId: 'x'.repeat(42) }], []],
  [[{ code: 'failed', chainId: 'eip155:1', since: 5 }], [{ code: 'failed', chainId: 'eip155:1' }]],
])('behavior: of %j a client reads %j', (value, expected) => {
  expect(toUnavailable(value)).toEqual(expected)
})
