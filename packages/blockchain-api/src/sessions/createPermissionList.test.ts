import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createBackend, respond, serve } from '../server.fixtures.js'
import { createPermissionList } from './createPermissionList.js'

const { signal } = new AbortController()
const account = { chainId: 'eip155:1', address: `0x${'a'.repeat(40)}` } as const
const path = `/v1/sessions/eip155%3A1%3A0x${'a'.repeat(40)}`
const id = '3b241101-e2bb-4255-8caf-4136c566a962'
const permission = { type: 'native-token-transfer', data: { allowanceAmount: '0x10' } }
const session = {
  project: { id: 'p', name: 'App', url: null, iconUrl: null },
  ...{ pci: id, expiry: 9, createdAt: 7, permissions: [permission], policies: [] },
  ...{ context: '0x12', revokedAt: null },
}

/** A server that returns a body, and the requests that it got. */
async function setUp(body: unknown, status = 200) {
  const requests: { readonly url: string; readonly body: string }[] = []
  const { url } = await serve(async (request, response) => {
    requests.push({ url: `${request.method} ${request.url?.split('?')[0]}`, body: await text(request) })
    if (status === 200) respond(response, body)
    else response.writeHead(status).end(JSON.stringify(body))
  })
  return { url, list: createPermissionList(createBackend(url)), requests }
}

test('default: the permissions of an account', async () => {
  const { list, requests } = await setUp({ pcis: [session, { ...session, context: null }] })
  expect(await list.getPermissions({ ...account, signal })).toEqual([
    { id, permission, expiry: 9, createdAt: 7, context: '0x12' },
    { id, permission, expiry: 9, createdAt: 7 },
  ])
  expect(requests[0]?.url).toBe(`GET ${path}`)
})

test('default: revokes with the message that the account signed', async () => {
  const { list, requests, url } = await setUp({})
  expect(await list.getRevocationMessage({ ...account, id })).toEqual({
    statement: `Revoke the permission ${id} in the list of your permissions.`,
    uri: `${url}/v1/sessions/eip155:1:${account.address}/revoke`,
    resources: [expect.stringMatching(/^urn:latchkit:session:sha256:[\da-f]{64}$/)],
    lifetimeMs: 300_000,
  })
  await list.revoke({ ...account, id, message: 'm', signature: '0x01', signal })
  expect(requests[0]?.url).toBe(`POST ${path}/revoke`)
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ pci: id, message: 'm', signature: '0x01' })
})

test('error: a change is sent once', async () => {
  const { list, requests } = await setUp({}, 503)
  const revoked = list.revoke({ ...account, id, message: 'm', signature: '0x01', signal })
  await expect(revoked).rejects.toMatchObject({ code: 'service-unreachable' })
  expect(requests).toHaveLength(1)
})

test.each<[string, unknown]>([
  ['no list', {}],
  ['text', 'x'],
])('error: a response with %s', async (_name, body) => {
  const { list } = await setUp(body)
  await expect(list.getPermissions({ ...account, signal })).rejects.toMatchObject({
    code: 'service-response',
  })
})

test.each<[string, unknown]>([
  ['a malformed id', { ...session, pci: '../x' }],
  ['a time that is text', { ...session, expiry: '9' }],
  ['no permission', { ...session, permissions: [] }],
  ['a permission without data', { ...session, permissions: [{ type: 'x' }] }],
  ['null', null],
])('behavior: leaves out an entry with %s', async (_name, entry) => {
  const { list } = await setUp({ pcis: [entry, session] })
  expect(await list.getPermissions({ ...account, signal })).toHaveLength(1)
})

test('behavior: at most 255', async () => {
  const { list } = await setUp({ pcis: Array.from({ length: 300 }, () => session) })
  expect(await list.getPermissions({ ...account, signal })).toHaveLength(255)
})
