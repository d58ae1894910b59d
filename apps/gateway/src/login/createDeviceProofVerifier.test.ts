import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../http/listen.js'
import { createDeviceProofVerifier } from './createDeviceProofVerifier.js'

const now = 1_800_000_000_000
const audience = 'https://login.example.com'
const device = { email: 'alice@example.org', jkt: 'jkt' }

/** Starts a recovery service that publishes the key, or responds with the status. */
async function startRecovery(status = 200) {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA')
  const body = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'EdDSA' }] })
  const paths: unknown[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  const issuer = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`
  onTestFinished(() => void server.close())
  const proof = await new SignJWT({ cnf: { jkt: device.jkt }, jti: 'jti-12345' })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'k', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(device.email)
    .setIssuedAt(now / 1_000)
    .setExpirationTime(now / 1_000 + 600)
    .sign(privateKey)
  const ids = new Set<string>()
  const takeId = async (id: string) => !ids.has(id) && ids.add(id).size > 0
  return {
    issuer,
    proof,
    paths,
    verify: createDeviceProofVerifier({ issuer, audience, takeId, now: () => now }),
  }
}

test('default: fetches the keys of the recovery service', async () => {
  const { verify, proof, paths } = await startRecovery()
  await verify(proof, device)
  expect(paths).toEqual(['/.well-known/jwks.json'])
  await expect(verify(proof, device)).rejects.toMatchObject({ field: 'link_expired' })
})

test('error: another key is refused', async () => {
  const { verify } = await startRecovery()
  const { proof } = await startRecovery()
  await expect(verify(proof, device)).rejects.toMatchObject({ status: 400, field: 'link_expired' })
})

test('error: a recovery service that fails is not an invalid proof', async () => {
  const { verify, proof } = await startRecovery(500)
  await expect(verify(proof, device)).rejects.toMatchObject({ status: 503, field: 'recovery' })
  const unreachable = createDeviceProofVerifier({
    issuer: 'http://127.0.0.1:1',
    audience,
    takeId: async () => true,
    now: () => now,
  })
  await expect(unreachable(proof, device)).rejects.toMatchObject({ status: 503, field: 'recovery' })
})
