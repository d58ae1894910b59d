import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyP256Jwt } from '@walletconnect/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'

const origin = 'https://app.example.com'
const id = 'a'.repeat(64)
const projects = [
  { id: 'listed', allowedOrigins: ['https://*.example.com'] },
  { id: 'open', allowedOrigins: [] },
]
/** The headers Chromium sends for a frame in a page of the origin. */
const frameHeaders = { referer: `${origin}/`, 'sec-fetch-dest': 'iframe' }

type Started = Awaited<ReturnType<typeof start>>
let withoutKey: Started
let withKey: Started
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-attestation-'))
  const attestationKeyFile = join(folder, 'attestation.pem')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writeFileSync(attestationKeyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  withoutKey = await start()
  withKey = await start({ attestationKeyFile })
}, 180_000)

afterAll(async () => {
  await withoutKey?.stop()
  await withKey?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(options: GatewayOptions = {}) {
  const { url, stop } = await startGateway({ projects, ...options })
  return {
    url,
    stop,
    /** Loads the frame as `@walletconnect/core` does, and parses the message it would post to its parent. */
    async attest(headers: Readonly<Record<string, string>> = frameHeaders, projectId = 'listed') {
      const query = new URLSearchParams({ projectId, origin, id, decryptedId: 'b'.repeat(64) })
      const response = await fetch(`${url}/v3/attestation?${query}`, { headers })
      const html = await response.text()
      const [, text = '', target = ''] = /postMessage\((".*"), (".*")\)/.exec(html) ?? []
      const { publicKey } = await (await fetch(`${url}/v3/public-key`)).json()
      const { type, attestation } = JSON.parse(JSON.parse(text))
      return {
        response,
        type,
        target: JSON.parse(target),
        claims: verifyP256Jwt<Record<string, unknown>>(attestation, publicKey),
      }
    },
  }
}

test('default: without a key, returns an attestation that does not verify the origin', async () => {
  const { attest } = withoutKey
  const { type, target, claims, response } = await attest()
  expect({ type, target }).toEqual({ type: 'verify_attestation', target: origin })
  expect(claims).toEqual({ id, origin, exp: expect.any(Number), isScam: null, isVerified: false })
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'nonce-[\w+/=]+'; frame-ancestors https:\/\/app\.example\.com$/,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
}, 180_000)

test('param: attestationKeyFile verifies listed origins that embed the frame', async () => {
  const { attest } = withKey
  expect((await attest()).claims).toMatchObject({ id, origin, isVerified: true })
  const unverified = [
    await attest({}),
    await attest({ ...frameHeaders, referer: 'https://evil.example.net/' }),
    await attest({ ...frameHeaders, 'sec-fetch-dest': 'empty' }),
    await attest(frameHeaders, 'open'),
  ]
  expect(unverified.map(({ claims }) => claims.isVerified)).toEqual([false, false, false, false])
}, 180_000)

test('behavior: accepts the id in the path, and returns the public key with its expiry', async () => {
  const { url } = withoutKey
  const before = Math.floor(Date.now() / 1000)
  const query = new URLSearchParams({ projectId: 'listed', origin })
  expect((await fetch(`${url}/v3/attestation/${id}?${query}`)).status).toBe(200)
  const { publicKey, expiresAt } = await (await fetch(`${url}/v3/public-key`)).json()
  expect(publicKey).toEqual({ kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String) })
  expect(expiresAt).toBeGreaterThanOrEqual(before + 86_400)
  expect(expiresAt).toBeLessThanOrEqual(Date.now() / 1000 + 86_400)
}, 180_000)

test.each([
  [{ projectId: 'unknown', origin, id }, 401],
  [{ projectId: 'listed', id }, 400],
  [{ projectId: 'listed', id, origin: 'javascript:alert(1)' }, 400],
  [{ projectId: 'listed', id, origin: `${origin}; script-src *` }, 400],
  [{ projectId: 'listed', id, origin: `${origin}/path` }, 400],
  [{ projectId: 'listed', origin }, 400],
  [{ projectId: 'listed', origin, id: '</script>' }, 400],
])('error: %j', async (given, status) => {
  const { url } = withoutKey
  const query = new URLSearchParams(given as Record<string, string>)
  expect((await fetch(`${url}/v3/attestation?${query}`)).status).toBe(status)
})

test('error: refuses a fetch from another origin', async () => {
  const { url } = withKey
  const query = new URLSearchParams({ projectId: 'listed', origin, id })
  const headers = { origin: 'https://evil.example.net' }
  expect((await fetch(`${url}/v3/attestation?${query}`, { headers })).status).toBe(403)
}, 180_000)

test('error: a missing key file, and a key of another type', async () => {
  await expect(startGateway({ attestationKeyFile: '/nowhere.pem' })).rejects.toThrow(
    'ATTESTATION_KEY_FILE cannot be read (ENOENT',
  )
  const file = join(createTemporaryFolder(), 'rsa.pem')
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  await expect(startGateway({ attestationKeyFile: file })).rejects.toThrow(
    'ATTESTATION_KEY_FILE must be a P-256 private key in PEM. Create one: openssl',
  )
})
