import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startGateway } from '../../app/startGateway.js'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { readLogin } from './readLogin.js'

const key = 'A'.repeat(43)
const settings = {
  frameOrigin: 'https://frame.example.com',
  mail: { url: 'smtp://127.0.0.1', from: 'login@example.com' },
  pepper: 'a pepper of at least 32 characters',
  recoveryUrl: 'https://recovery.example.com',
}
const keks = [{ version: 1, key }]
const google = { id: 'google', clientId: 'c', clientSecret: 'short-secret' }
const appleKey = { teamId: 't', keyId: 'k', privateKey: 'short-key' }

test('default: reads the settings and the keys from files', () => {
  const folder = createTemporaryFolder()
  const [file, kekFile] = [join(folder, 'login.json'), join(folder, 'keks.json')]
  writeFileSync(file, JSON.stringify({ ...settings, kekFile }))
  writeFileSync(kekFile, JSON.stringify({ keks }))
  expect(readLogin(file)).toEqual({ ...settings, keks })
  expect(readLogin({ ...settings, keks })).toEqual({ ...settings, keks })
  expect(readLogin(undefined)).toBe(undefined)
})

test('behavior: accepts providers with what the redemption of their codes needs', () => {
  const socials = [
    google,
    { id: 'apple', clientId: 'c', ...appleKey },
    { id: 'facebook', clientId: 'c' },
    { id: 'company', clientId: 'c', clientSecret: 's', issuer: 'https://accounts.example.com' },
    { id: 'local', clientId: 'c', clientSecret: 's', issuer: 'http://localhost:4000' },
    { ...google, id: 'github', endpoints: { token: 'http://127.0.0.1:4000/token' } },
  ]
  expect(readLogin({ ...settings, keks, socials })?.socials).toEqual(socials)
})

test.each([
  [{ ...settings }, 'must have either keks or kekFile'],
  [{ ...settings, keks, kekFile: 'keks.json' }, 'must have either keks or kekFile'],
  [{ ...settings, kekFile: '/nowhere' }, 'kekFile must be an existing file, got /nowhere.'],
  [{ ...settings, keks: [] }, 'keks: must be at least 1'],
  [{ ...settings, keks: [...keks, ...keks] }, 'keks: must not contain a version twice'],
  [{ ...settings, keks: [{ version: 1, key: 'short' }] }, 'keks.0.key: must be 32 bytes as base64url'],
  [{ ...settings, keks, pepper: 'short-secret' }, 'pepper: must be at least 32 characters'],
  [{ ...settings, keks, frameOrigin: 'https://frame.example.com/' }, 'frameOrigin: must be an origin'],
  [{ ...settings, keks, recoveryUrl: 'recovery' }, 'recoveryUrl: must be an address'],
  [{ ...settings, keks, socials: [google, google] }, 'socials: must not contain a provider twice'],
  [{ ...settings, keks, socials: [{ ...google, id: 'company' }] }, 'socials.0.issuer: must have an issuer'],
  [{ ...settings, keks, socials: [{ ...google, id: 'toString' }] }, 'socials.0.id: must be lower-case'],
  [
    { ...settings, keks, socials: [{ ...google, id: 'constructor' }] },
    'socials.0.issuer: must have an issuer',
  ],
  [
    { ...settings, keks, socials: [{ ...google, issuer: 'http://a.example' }] },
    'socials.0.issuer: must be an https',
  ],
  [
    { ...settings, keks, socials: [{ id: 'google', clientId: 'c' }] },
    'must have the clientSecret of each provider',
  ],
  [
    { ...settings, keks, socials: [{ id: 'apple', clientId: 'c' }] },
    'must have the clientSecret of each provider',
  ],
  [
    { ...settings, keks, socials: [{ id: 'x', clientId: 'c', ...appleKey }] },
    'must have the clientSecret of each',
  ],
  [
    { ...settings, keks, socials: [{ id: 'apple', clientId: 'c', keyId: 'k' }] },
    'socials.0.privateKey: must have teamId, keyId and privateKey together',
  ],
  [{ ...settings, keks, peper: '' }, 'unknown field peper'],
])('error: %j', (given, message) => {
  expect(() => readLogin(given as never)).toThrow(message)
  expect(() => readLogin(given as never)).not.toThrow(/short/)
})

test('error: names a missing file', () => {
  expect(() => readLogin('/nowhere')).toThrow('LOGIN_FILE must be an existing file, got /nowhere.')
})

test('behavior: without the settings there is no login service', async () => {
  const { url, stop } = await startGateway()
  const response = await fetch(`${url}/login/v1/email/start`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(404)
  await stop()
})

test('error: a gateway with an invalid mail server releases its port', async () => {
  const mail = { url: 'http://127.0.0.1', from: 'login@example.com' }
  await expect(startGateway({ login: { ...settings, keks, mail } })).rejects.toThrow(/smtp/)
  const { port, stop } = await startGateway()
  await stop()
  const login = { ...settings, keks, mail }
  await expect(startGateway({ port, login })).rejects.toThrow(/smtp/)
  const again = await startGateway({ port })
  expect(again.port).toBe(port)
  await again.stop()
})
