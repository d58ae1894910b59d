import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityProviders } from '../login/identityProviders.js'
import { logIn } from '../login/login.fixtures.js'
import { loadGateway } from './loadGateway.mjs'
import { type DevnetLogin, type PreparedLogin, prepareLogin } from './login.js'

const project = { id: 'devnet', allowedOrigins: ['127.0.0.1:*'] }
const app = { projectId: 'devnet', origin: 'http://127.0.0.1:5173' }

let prepared: PreparedLogin
let login: DevnetLogin
let gateway: { readonly url: string; readonly stop: () => Promise<void> }

beforeAll(async () => {
  const frameDir = mkdtempSync(join(tmpdir(), 'latchkit-frame-'))
  for (const name of ['index.html', 'callback.html', 'redirect.html'])
    writeFileSync(join(frameDir, name), '<!doctype html>')
  prepared = await prepareLogin({ frameDir }, [project])
  const { startGateway } = await loadGateway()
  gateway = await startGateway({ port: 0, projects: [project], login: prepared.settings })
  login = await prepared.start(gateway.url, [])
}, 60_000)

afterAll(() => Promise.all([prepared?.stop(), gateway?.stop()]))

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Creates a device that proves its key with every request (DPoP). */
function createDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  return async (url: string, body: object) => {
    const claims = { jti: randomUUID(), htm: 'POST', htu: url, iat: Math.floor(Date.now() / 1_000) }
    const content = `${encode({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } })}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        dpop: `${content}.${signature.toString('base64url')}`,
        origin: new URL(login.frameUrl).origin,
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
}

/** Binds the login to the recipient key, as the login frame does. */
const toNonce = (recipientKey: string) =>
  createHash('sha256')
    .update('latchkit identity nonce\n')
    .update(Buffer.from(recipientKey, 'base64url'))
    .digest('base64url')

test.each(identityProviders)('default: a login with $name ends with an approved link', async ({ id }) => {
  const send = createDevice()
  const recipientKey = generateKeyPairSync('x25519').publicKey.export({ format: 'jwk' }).x ?? ''
  const start = await send(`${gateway.url}/login/v1/social/start`, {
    provider: id,
    app,
    nonce: toNonce(recipientKey),
  })
  expect(start).toMatchObject({ status: 200 })
  const result = await logIn(start.body.uri, { name: 'alice', action: 'continue' })
  expect(`${result.origin}${result.pathname}`).toBe(`${new URL(login.frameUrl).origin}/callback`)
  const { code, state, iss } = Object.fromEntries(result.searchParams)
  const verified = await send(`${gateway.url}/login/v1/social/verify`, {
    flowId: start.body.flowId,
    code,
    state,
    iss,
  })
  expect(verified).toMatchObject({ status: 200, body: { user: { email: null } } })
  // The scope without `form_post` of Apple contains no name.
  expect(verified.body.user.userName).toBe(id === 'apple' ? undefined : 'alice')
  const { proof } = verified.body
  const link = { provider: id, proof, app, recipientKey }
  expect(await send(`${login.recoveryUrl}/recovery/v1/links/identity`, link)).toMatchObject({
    status: 200,
    body: { linkId: expect.any(String) },
  })
  // It is accepted once.
  expect((await send(`${login.recoveryUrl}/recovery/v1/links/identity`, link)).status).toBe(403)
})
