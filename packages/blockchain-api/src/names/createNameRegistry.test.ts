import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createBackend, respond, serve } from '../server.fixtures.js'
import { createNameRegistry } from './createNameRegistry.js'

const { signal } = new AbortController()
const address = `0x${'a'.repeat(40)}`
const time = '2026-01-31T12:00:00.000Z'
const item = {
  name: 'alice.example.eth',
  registered_at: time,
  updated_at: null,
  attributes: null,
  addresses: { 60: { address, created_at: time } },
}
const typedData = { domain: {}, types: { A: [] }, primaryType: 'A', message: { a: 1 } }
const alice = { name: item.name, addresses: { 60: address }, attributes: {} }

/** A server that returns a body, and the requests that it got. */
async function setUp(body: unknown, status = 200) {
  const requests: { readonly url: string; readonly body: string }[] = []
  const { url } = await serve(async (request, response) => {
    requests.push({ url: `${request.method} ${request.url?.split('?')[0]}`, body: await text(request) })
    if (status === 200) respond(response, body)
    else response.writeHead(status).end(JSON.stringify(body))
  })
  return { service: createNameRegistry(createBackend(url)), requests, url }
}

test('default: the zones', async () => {
  const { service } = await setUp({ zones: ['example.eth'] })
  expect(await service.getZones({ signal })).toEqual(['example.eth'])
})

test('default: suggestions, whose name cannot change the path', async () => {
  const { service, requests } = await setUp({ suggestions: [{ name: 'a.example.eth', registered: true }] })
  expect(await service.getSuggestions({ name: '../a', signal })).toEqual([
    { name: 'a.example.eth', isAvailable: false },
  ])
  expect(requests[0]?.url).toBe('GET /v1/profile/suggestions/..%2Fa')
})

test('default: a name, and the names of an address', async () => {
  const { service } = await setUp(item)
  expect(await service.getName({ name: item.name, signal })).toEqual(alice)
  const reverse = await setUp([item])
  expect(await reverse.service.getNamesOfAddress({ address, signal })).toEqual([alice])
})

test('behavior: a name that is not registered is an empty list', async () => {
  const { service } = await setUp([])
  expect(await service.getName({ name: item.name, signal })).toBeUndefined()
})

test('default: what an account signs names the change, the server of the app and a nonce of it', async () => {
  const { service, requests, url } = await setUp({ nonce: 'n'.repeat(43), gateway: 'https://other.example' })
  const change = { type: 'register', name: item.name, attributes: { bio: 'hello' } } as const
  const typedData = await service.prepareChange({ change, address, chainId: 'eip155:10', signal })
  expect(requests[0]?.url).toBe('GET /v1/profile/nonce')
  expect(typedData.domain).toEqual({ name: 'Registered names', version: '2', chainId: 10 })
  expect([typedData.primaryType, typedData.message]).toEqual([
    'RegisterName',
    {
      purpose: 'Register this name',
      name: 'alice.example.eth',
      zone: 'example.eth',
      gateway: url,
      owner: address,
      nonce: 'n'.repeat(43),
      attributes: [{ key: 'bio', value: 'hello' }],
    },
  ])
})

test('error: a nonce that is no text of a server', async () => {
  const { service } = await setUp({ nonce: 'a b' })
  const change = { type: 'release', name: item.name } as const
  await expect(service.prepareChange({ change, address, chainId: 'eip155:1', signal })).rejects.toMatchObject(
    { code: 'service-response' },
  )
})

test('default: registers a name with the signed message', async () => {
  const { service, requests } = await setUp(item)
  const signed = { signature: '0x01', address }
  expect(await service.register({ ...signed, typedData, coinType: 60, signal })).toEqual(alice)
  expect(requests[0]?.url).toBe('POST /v1/profile/account')
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ ...signed, message: '{"a":1}', coin_type: 60 })
})

test('default: changes a name with the signed message, in a path that the name cannot change', async () => {
  const signed = { name: 'a/b', typedData, signature: '0x01', address, coinType: 60, signal }
  const attributes = await setUp({ bio: 'hello' })
  expect(await attributes.service.setAttributes(signed)).toEqual({ bio: 'hello' })
  const addresses = await setUp(item.addresses)
  expect(await addresses.service.setAddress(signed)).toEqual({ 60: address })
  const released = await setUp({ ...item, addresses: {} })
  expect(await released.service.release(signed)).toBeUndefined()
  const requests = [attributes, addresses, released].flatMap((one) => one.requests)
  expect(requests.map(({ url }) => url)).toEqual(
    ['attributes', 'address', 'release'].map((change) => `POST /v1/profile/account/a%2Fb/${change}`),
  )
  for (const { body } of requests)
    expect(JSON.parse(body)).toMatchObject({ message: '{"a":1}', signature: '0x01', coin_type: 60, address })
})

test('error: a registration is sent once, and has the reason of the server', async () => {
  const reasons = [{ field: 'name', description: 'taken' }]
  const refused = await setUp({ status: 'FAILED', reasons }, 409)
  const signed = { typedData, signature: '0x01', coinType: 60, address, signal }
  await expect(refused.service.register(signed)).rejects.toMatchObject({ details: 'HTTP 409: taken' })
  const busy = await setUp({}, 503)
  await expect(busy.service.register(signed)).rejects.toMatchObject({ code: 'service-unreachable' })
  expect(busy.requests).toHaveLength(1)
})

test.each([{}, { zones: [1] }, []])('error: the zones %j', async (body) => {
  const { service } = await setUp(body)
  await expect(service.getZones({ signal })).rejects.toMatchObject({ code: 'service-response' })
})
