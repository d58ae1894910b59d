import { createOpenApi, endpoints } from '@latchkit/blockchain-api/contract'
import { expect, test } from 'vitest'
import { account, startBalanceGateway } from '../../data/accountData/balance.fixtures.js'

/** Written again by `npx vitest run --project apps apps/gateway/src/server/openApi --update`. */
const artifact = './openApi.artifact.json'

test('default: the file is the document of the contract', async () => {
  await expect(`${JSON.stringify(createOpenApi(), null, 2)}\n`).toMatchFileSnapshot(artifact)
})

test('default: the gateway serves the document', async () => {
  const { url } = await startBalanceGateway({})
  const response = await fetch(`${url}/v1/openapi.json`)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
  })
  expect(await response.json()).toEqual(createOpenApi())
})

test('behavior: the gateway has each endpoint', async () => {
  const { url } = await startBalanceGateway({})
  const paths = endpoints.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((one) => [method, one] as const),
  )
  const statuses = await Promise.all(
    paths.map(async ([method, path]) => {
      const response = await fetch(`${url}${path.replace('{address}', account)}`, { method })
      return [path, response.status]
    }),
  )
  // Without a project, or without a body, which contains it.
  const expected: Readonly<Record<string, number>> = {
    '/v1/supported-chains': 200,
    '/v1/fungible/price': 422,
    '/v1/convert/build-transaction': 422,
    // Signed requests need no project, and this gateway has no zone.
    '/v1/profile/account': 404,
    '/v1/profile/account/{name}/attributes': 404,
    '/v1/profile/account/{name}/address': 404,
    '/v1/onramp/multi/quotes': 422,
    '/v1/profile/account/{name}/release': 404,
    '/v1/ccip/{sender}/{data}.json': 404,
    '/v1/ccip': 404,
    // This gateway has no key of sign-ins.
    '/auth/v1/nonce': 404,
    '/auth/v1/otp': 404,
    '/auth/v1/authenticate': 404,
    '/auth/v1/refresh': 404,
    '/auth/v1/me': 404,
    '/auth/v1/account-metadata': 404,
    '/auth/v1/sign-out': 404,
    '/auth/v1/jwks.json': 404,
  }
  expect(statuses).toEqual(paths.map(([, path]) => [path, expected[path] ?? 401]))
})
