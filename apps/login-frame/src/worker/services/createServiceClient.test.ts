import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createDeviceKeys } from '../storage/createDeviceKeys.js'
import { createServiceClient } from './createServiceClient.js'
import { getThumbprint } from './getThumbprint.js'
import { verifyProof } from './verifyProof.fixtures.js'

const url = 'https://login.example/login/v1/wallet/share'
const now = 1_700_000_000_500
const endpoints = {
  'wallet/share': { nonce: true, request: z.object({}), response: z.object({ share: z.string() }) },
  'wallet/read': { request: z.object({ id: z.string() }), response: z.object({ share: z.string() }) },
} as const

async function createClient(respond: (request: Request, index: number) => Response | Promise<Response>) {
  const { proof: key } = await createDeviceKeys()
  const requests: Request[] = []
  const client = createServiceClient({
    baseUrl: 'https://login.example/login/v1/',
    endpoints,
    readKey: async () => key,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.clone())
      return respond(request, requests.length - 1)
    },
    now: () => now,
  })
  return { client, requests, key }
}

const success = (headers?: Record<string, string>) =>
  Response.json({ share: 'a', more: 1 }, headers && { headers })
const refusal = (status: number, field: string, headers: Record<string, string> = {}) =>
  Response.json({ status: 'FAILED', reasons: [{ field, description: 'Text.' }] }, { status, headers })
const getProof = (request: Request | undefined) => request?.headers.get('dpop') ?? ''

describe('createServiceClient', () => {
  it('default', async () => {
    const { client, requests, key } = await createClient(() => success())
    const accessToken = 'token'
    expect(await client.call('wallet/read', { id: '1' }, { accessToken })).toEqual({ share: 'a' })
    const [request] = requests
    expect(request?.url).toBe('https://login.example/login/v1/wallet/read')
    expect(request?.headers.get('authorization')).toBe('DPoP token')
    expect(request?.credentials).toBe('omit')
    expect(await request?.json()).toEqual({ id: '1' })
    const expected = { url: request?.url ?? '', accessToken, now }
    expect((await verifyProof(getProof(request), expected)).jkt).toBe(await getThumbprint(key))
    await expect(verifyProof(getProof(request), { ...expected, accessToken: 'other' })).rejects.toThrow()
    await expect(verifyProof(getProof(request), { ...expected, accessToken: undefined })).rejects.toThrow()
    await expect(verifyProof(getProof(request), { ...expected, url })).rejects.toThrow()
  })

  it('behavior: each proof has an id of its own, and no nonce unless the service asks', async () => {
    const { client, requests } = await createClient(() => success({ 'dpop-nonce': 'nonce-1' }))
    await client.call('wallet/read', { id: '1' })
    await client.call('wallet/read', { id: '1' })
    const [first, second] = requests.map((request) => decodeJwt(getProof(request)))
    expect(first?.jti).not.toBe(second?.jti)
    expect(second).toMatchObject({ iat: 1_700_000_000, htm: 'POST' })
    expect(second).not.toHaveProperty('nonce')
    expect(second).not.toHaveProperty('ath')
  })

  it('behavior: repeats a request with the nonce of the service, and uses each nonce once', async () => {
    const { client, requests } = await createClient((request) => {
      const { nonce } = decodeJwt(getProof(request))
      if (nonce === undefined) return refusal(401, 'use_dpop_nonce', { 'dpop-nonce': 'nonce-1' })
      return success(nonce === 'nonce-1' ? { 'dpop-nonce': 'nonce-2' } : {})
    })
    await client.call('wallet/share', {})
    await client.call('wallet/share', {})
    await client.call('wallet/share', {})
    expect(requests.map((request) => decodeJwt(getProof(request)).nonce)).toEqual([
      undefined,
      'nonce-1',
      'nonce-2',
      undefined,
      'nonce-1',
    ])
  })

  it('error: a service that always asks for a nonce is called twice', async () => {
    const { client, requests } = await createClient(() =>
      refusal(401, 'use_dpop_nonce', { 'dpop-nonce': 'nonce-1' }),
    )
    await expect(client.call('wallet/share', {})).rejects.toMatchObject({ code: 'use_dpop_nonce' })
    expect(requests).toHaveLength(2)
  })

  it.each([
    ['a refusal', () => refusal(400, 'code_wrong'), { code: 'code_wrong', message: 'Text.' }],
    [
      'a limit',
      () => refusal(429, 'retry_later', { 'retry-after': '30' }),
      { code: 'retry_later', retryAfterMs: 30_000 },
    ],
    ['an error of a proxy', () => new Response('<html>', { status: 502 }), { code: 'service_unavailable' }],
    ['text instead of JSON', () => new Response('<html>'), { code: 'invalid_response' }],
    ['a response of another shape', () => Response.json({ share: 1 }), { code: 'invalid_response' }],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), { code: 'service_unavailable' }],
  ])('error: %s', async (_, respond, error) => {
    const { client } = await createClient(respond)
    await expect(client.call('wallet/read', { id: '1' })).rejects.toMatchObject({
      name: 'ServiceError',
      ...error,
    })
  })

  it('error: the signal aborts a request with its reason', async () => {
    const { client } = await createClient(
      (request) =>
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        ),
    )
    const controller = new AbortController()
    const pending = expect(
      client.call('wallet/read', { id: '1' }, { signal: controller.signal }),
    ).rejects.toThrow('closed')
    controller.abort(new Error('closed'))
    await pending
  })
})
