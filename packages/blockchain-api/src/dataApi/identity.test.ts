import type { DataApi } from '@latchkit/core/ports'
import { expect, test } from 'vitest'
import { respond, serveBalances } from '../server.fixtures.js'
import { createApi } from './createApi.fixtures.js'

const address = `0x${'a'.repeat(40)}`
const alice = {
  name: 'alice.eth',
  avatar: 'https://example.com/a.png',
  resolvedAt: '2026-01-31T12:00:00.000Z',
}

function getIdentity(api: DataApi, query: Partial<Parameters<DataApi['getIdentity']>[0]> = {}) {
  const { signal } = new AbortController()
  return api.getIdentity({ address, signal, ...query })
}

async function getIdentityFrom(body: unknown) {
  const { url } = await serveBalances((response) => respond(response, body))
  return getIdentity(createApi(url))
}

test('default: the name and the image, without the supported chains', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, alice))
  expect(await getIdentity(createApi(url))).toEqual({ name: 'alice.eth', avatar: alice.avatar })
  expect(requests).toEqual([`/v1/identity/${address}?projectId=demo&st=latchkit&sv=source`])
})

test('param: sender', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, alice))
  await getIdentity(createApi(url), { sender: '0xb' })
  expect(requests[0]).toContain('sender=0xb')
})

test('behavior: an address without a name', async () => {
  expect(await getIdentityFrom({ name: null, avatar: null, resolvedAt: null })).toEqual({})
})

test.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'http://far.example/a.png', 'a.png', ''])(
  'error: the image %j is left out',
  async (avatar) => {
    expect(await getIdentityFrom({ ...alice, avatar })).toEqual({ name: 'alice.eth' })
  },
)

test('behavior: concurrent reads of one address share a request', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, alice))
  const api = createApi(url)
  await Promise.all([getIdentity(api), getIdentity(api), getIdentity(api, { address: '0x2' })])
  expect(requests).toHaveLength(2)
})

test('behavior: an address cannot change the path', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, alice))
  await getIdentity(createApi(url), { address: '../a?b' })
  expect(requests[0]).toMatch(/^\/v1\/identity\/\.\.%2Fa%3Fb\?/)
})

test.each([{}, { ...alice, name: 1 }, { ...alice, name: 'x'.repeat(501) }, [], null, '<html>'])(
  'error: the response %j',
  async (body) => {
    await expect(getIdentityFrom(body)).rejects.toMatchObject({ code: 'service-response' })
  },
)
