import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { apple } from './apple.js'

const clientId = 'com.example.login'

test('default: signs the secret of the client with the key of the team', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const now = Date.now()
  const credentials = { clientId, teamId: 'TEAM', keyId: 'KEY', privateKey: await exportPKCS8(privateKey) }
  const secret = (await apple.getClientSecret?.(credentials, now)) ?? ''
  const { payload, protectedHeader } = await jwtVerify(secret, publicKey)
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' })
  const iat = Math.floor(now / 1_000)
  expect(payload).toEqual({
    iss: 'TEAM',
    sub: clientId,
    aud: 'https://appleid.apple.com',
    iat,
    exp: iat + 300,
  })
})

test('behavior: without a key, the secret is that of the settings', async () => {
  expect(await apple.getClientSecret?.({ clientId, clientSecret: 'secret' }, 0)).toBe('secret')
  expect(await apple.getClientSecret?.({ clientId }, 0)).toBe(undefined)
})
