import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { createDpopKey, type ProofOptions } from '../../testing/dpop.fixtures.js'
import { type DpopRules, verifyDpop } from './verifyDpop.js'

const now = 1_800_000_000_000
const url = 'https://login.example.com/login/v1/token'
const minute = 60_000

function createRules() {
  const used = new Map<string, number>()
  const nonces = new Set<string>()
  return {
    used,
    rules: {
      method: 'POST',
      url,
      now,
      takeJti: async (jti, expiresAt) => !used.has(jti) && used.set(jti, expiresAt) && true,
    } satisfies Partial<DpopRules>,
    nonces: {
      create: (jkt: string) => {
        nonces.add(`${jkt}.n1`)
        return 'n1'
      },
      take: async (nonce: string, jkt: string) => nonces.delete(`${jkt}.${nonce}`),
    },
  }
}

test('default: returns the thumbprint of the key', async () => {
  const key = await createDpopKey(() => now)
  const { rules, used } = createRules()
  expect(await verifyDpop({ ...rules, proof: await key.prove({ url }) })).toEqual({ jkt: key.jkt })
  const [jti, expiresAt] = [...used][0] ?? []
  expect(jti).toMatch(new RegExp(`^${key.jkt}\\.`))
  expect(expiresAt).toBe(now + 5 * minute)
})

test('behavior: ignores the query, on both sides', async () => {
  const key = await createDpopKey(() => now)
  const { rules } = createRules()
  const proof = await key.prove({ url: `${url}?a=1#b` })
  expect(await verifyDpop({ ...rules, url: `${url}?c=2`, proof })).toEqual({ jkt: key.jkt })
})

test.each([
  [-5 * minute + 1_000, true],
  [-5 * minute, false],
  [minute, true],
  [minute + 1_000, false],
])('param: a proof created %d ms from now is valid: %s', async (offset, isValid) => {
  const key = await createDpopKey(() => now + offset)
  const { rules } = createRules()
  const verified = verifyDpop({ ...rules, proof: await key.prove({ url }) })
  if (isValid) expect(await verified).toEqual({ jkt: key.jkt })
  else await expect(verified).rejects.toMatchObject({ status: 401, field: 'invalid_dpop' })
})

test('behavior: concurrent requests with one proof succeed once', async () => {
  const key = await createDpopKey(() => now)
  const { rules } = createRules()
  const proof = await key.prove({ url })
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => verifyDpop({ ...rules, proof })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('behavior: requires the hash of the access token', async () => {
  const key = await createDpopKey(() => now)
  const { rules } = createRules()
  const proof = await key.prove({ url, accessToken: 'token' })
  await verifyDpop({ ...rules, proof, accessToken: 'token' })
  for (const accessToken of [undefined, 'other'])
    await expect(
      verifyDpop({ ...rules, proof: await key.prove({ url, accessToken }), accessToken: 'token' }),
    ).rejects.toThrow('ath must be the hash of the access token')
})

test('behavior: requires a nonce for this key, once, and returns one', async () => {
  const key = await createDpopKey(() => now)
  const other = await createDpopKey(() => now)
  const { rules, nonces } = createRules()
  const refusal = { status: 401, field: 'use_dpop_nonce', headers: { 'dpop-nonce': 'n1' } }
  await expect(verifyDpop({ ...rules, nonces, proof: await key.prove({ url }) })).rejects.toMatchObject(
    refusal,
  )
  const verify = async (by: typeof key) =>
    verifyDpop({ ...rules, nonces, proof: await by.prove({ url, nonce: 'n1' }) })
  await expect(verify(other)).rejects.toMatchObject(refusal)
  expect(await verify(key)).toEqual({ jkt: key.jkt })
  await expect(verify(key)).rejects.toMatchObject(refusal)
})

test.each<[string, Omit<ProofOptions, 'url'>, string]>([
  ['another method', { method: 'GET' }, 'htm must be the method'],
  ['another URL', { claims: { htu: 'https://login.example.com/login/v1/sign-out' } }, 'htu must be the URL'],
  ['another host', { claims: { htu: url.replace('login.', 'evil.') } }, 'htu must be the URL'],
  ['another scheme', { claims: { htu: url.replace('https', 'http') } }, 'htu must be the URL'],
  ['no URL', { claims: { htu: 'login/v1/token' } }, 'htu must be the URL'],
  ['no id', { claims: { jti: undefined } }, 'it is not a DPoP proof'],
  ['no time', { claims: { iat: undefined } }, 'it is not a DPoP proof'],
  ['another type', { header: { typ: 'JWT' } }, 'it is not a DPoP proof'],
  ['no key', { header: { jwk: undefined } }, 'it is not a DPoP proof'],
])('error: refuses a proof with %s', async (_name, options, message) => {
  const key = await createDpopKey(() => now)
  const { rules, used } = createRules()
  await expect(verifyDpop({ ...rules, proof: await key.prove({ url, ...options }) })).rejects.toThrow(message)
  expect(used.size).toBe(0)
})

test('error: refuses a key that did not sign', async () => {
  const [key, other] = [await createDpopKey(() => now), await generateKeyPair('ES256')]
  const { rules } = createRules()
  const proof = await key.prove({ url, header: { jwk: await exportJWK(other.publicKey) } })
  await expect(verifyDpop({ ...rules, proof })).rejects.toMatchObject({ field: 'invalid_dpop' })
})

test('error: refuses a private key in the header', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const { rules } = createRules()
  const claims = { jti: 'jti-12345', htm: 'POST', htu: url, iat: now / 1_000 }
  const proof = await new SignJWT(claims)
    .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk })
    .sign(privateKey)
  expect(await calculateJwkThumbprint(jwk)).toHaveLength(43)
  await expect(verifyDpop({ ...rules, proof })).rejects.toMatchObject({ field: 'invalid_dpop' })
})

test.each(['ES384', 'EdDSA', 'RS256'])('error: refuses the algorithm %s', async (alg) => {
  const { privateKey, publicKey } = await generateKeyPair(alg)
  const jwk = await exportJWK(publicKey)
  const { rules } = createRules()
  const claims = { jti: 'jti-12345', htm: 'POST', htu: url, iat: now / 1_000 }
  const proof = await new SignJWT(claims).setProtectedHeader({ typ: 'dpop+jwt', alg, jwk }).sign(privateKey)
  await expect(verifyDpop({ ...rules, proof })).rejects.toMatchObject({ field: 'invalid_dpop' })
})

test('error: refuses a symmetric key, an unsigned proof, and text that is not a JWT', async () => {
  const { rules } = createRules()
  const claims = { jti: 'jti-12345', htm: 'POST', htu: url, iat: now / 1_000 }
  const secret = new Uint8Array(32)
  const jwk = { kty: 'oct', k: Buffer.from(secret).toString('base64url') }
  const proofs = [
    await new SignJWT(claims).setProtectedHeader({ typ: 'dpop+jwt', alg: 'HS256', jwk }).sign(secret),
    new UnsecuredJWT(claims).encode(),
    'a.b.c',
    '',
    undefined,
    'a'.repeat(5_000),
  ]
  for (const proof of proofs)
    await expect(verifyDpop({ ...rules, proof })).rejects.toMatchObject({ field: 'invalid_dpop' })
})
