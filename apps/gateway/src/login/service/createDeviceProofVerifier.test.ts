import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../server/http/listen.js'
import { createDeviceProofVerifier } from './createDeviceProofVerifier.js'

const now = 1_800_000_000_000
const audience = 'https://login.example.com'
const device = { email: 'alice@example.org', jkt: 'jkt' }

/** Creates a key of a recovery service. */
async function createKey(kid = 'k') {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA')
  const prove = (issuer: string) =>
    new SignJWT({ cnf: { jkt: device.jkt }, jti: `jti-of-${kid}` })
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(device.email)
      .setIssuedAt(now / 1_000)
      .setExpirationTime(now / 1_000 + 600)
      .sign(privateKey)
  return { jwk: { ...(await exportJWK(publicKey)), kty: 'OKP', kid, alg: 'EdDSA' }, prove }
}

/** Starts a recovery service that publishes the key, or responds with the status. */
async function startRecovery(status = 200) {
  const key = await createKey()
  const published = { keys: [key.jwk] }
  const paths: unknown[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(published))
  })
  const issuer = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`
  onTestFinished(() => void server.close())
  const proof = await key.prove(issuer)
  const ids = new Set<string>()
  const takeId = async (id: string) => !ids.has(id) && ids.add(id).size > 0
  return {
    issuer,
    proof,
    published,
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

test('behavior: a new key of the recovery service replaces the old one without a restart', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { verify, proof, published, issuer } = await startRecovery()
  await verify(proof, device)
  const next = await createKey('next')
  published.keys = [next.jwk]
  // The keys are fetched again for an unknown one, at most every 30 s.
  vi.setSystemTime(Date.now() + 31_000)
  await verify(await next.prove(issuer), device)
  await expect(verify(await (await createKey()).prove(issuer), device)).rejects.toMatchObject({
    field: 'link_expired',
  })
})

test('behavior: a list of keys has the old and the new one during a replacement', async () => {
  const issuer = 'https://recovery.example.com'
  const [old, next] = [await createKey('old'), await createKey('next')]
  const create = (...keys: (typeof old)[]) =>
    createDeviceProofVerifier({
      issuer,
      audience,
      keys: { keys: keys.map(({ jwk }) => jwk) },
      takeId: async () => true,
      now: () => now,
    })
  for (const key of [old, next]) await create(old, next)(await key.prove(issuer), device)
  await expect(create(next)(await old.prove(issuer), device)).rejects.toMatchObject({ field: 'link_expired' })
})
