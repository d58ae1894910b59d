import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityProviders } from '../login/identityProviders.js'
import { createDevice, logIn } from '../login/login.fixtures.js'
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
}, 180_000)

afterAll(() => Promise.all([prepared?.stop(), gateway?.stop()]))

/** Binds the login to the recipient key, as the login frame does. */
const toNonce = (recipientKey: string) =>
  createHash('sha256')
    .update('latchkit identity nonce\n')
    .update(Buffer.from(recipientKey, 'base64url'))
    .digest('base64url')

test.each(identityProviders)('default: a login with $name ends with an approved link', async ({ id }) => {
  const send = createDevice(new URL(login.frameUrl).origin)
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
