import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { createOpenApi } from './createOpenApi.js'
import { endpoints } from './endpoints.js'

test('default: a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(createOpenApi()))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('default: contains every endpoint', () => {
  expect(Object.keys(createOpenApi().paths)).toEqual([
    '/v1/capabilities',
    '/v1/supported-chains',
    '/v1',
    '/v1/account/{address}/balance',
    '/v1/fungible/price',
    '/v1/account/{address}/history',
    '/v1/account/{address}/nfts',
    '/v1/identity/{address}',
    '/v1/account/{address}/identity',
    '/v1/convert/gas-price',
    '/v1/convert/tokens',
    '/v1/convert/quotes',
    '/v1/convert/allowance',
    '/v1/convert/build-approve',
    '/v1/convert/build-transaction',
    '/v1/convert/status',
    '/v1/profile/account',
    '/v1/profile/account/{name}/attributes',
    '/v1/profile/account/{name}/address',
    '/v1/profile/account/{name}/release',
    '/v1/profile/nonce',
    '/v1/profile/zones',
    '/v1/ccip/{sender}/{data}.json',
    '/v1/ccip',
    '/v1/profile/account/{name}',
    '/v1/profile/reverse/{address}',
    '/v1/profile/suggestions/{name}',
    '/v1/onramp/options',
    '/v1/onramp/buy/options',
    '/v1/onramp/quote',
    '/v1/onramp/buy/quotes',
    '/v1/onramp/multi/quotes',
    '/v1/onramp/providers',
    '/v1/generators/onrampurl',
    '/v1/onramp/purchases/{purchaseId}',
    '/v1/json-rpc',
    '/v1/bundler',
    '/v1/wallet',
    '/auth/v1/nonce',
    '/auth/v1/otp',
    '/auth/v1/authenticate',
    '/auth/v1/refresh',
    '/auth/v1/me',
    '/auth/v1/account-metadata',
    '/auth/v1/sign-out',
    '/auth/v1/jwks.json',
    '/v1/sessions/{account}',
    '/v1/sessions/{account}/getcontext',
    '/v1/sessions/{account}/activate',
    '/v1/sessions/{account}/revoke',
  ])
})

test('default: contains each method of a path, such as sending and verifying a code', () => {
  const { paths } = createOpenApi()
  const missing = endpoints.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].filter((one) => !(method in (paths[one] ?? {}))).map((one) => `${method} ${one}`),
  )
  expect(missing).toEqual([])
})

test('behavior: allows fields that servers add', () => {
  expect(JSON.stringify(createOpenApi())).not.toContain('additionalProperties":false')
})

test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
  'behavior: %s has each parameter of its path',
  (path, { parameters }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(parameters.flatMap(({ name, in: place }) => (place === 'path' ? name : []))).toEqual(names)
  },
)
