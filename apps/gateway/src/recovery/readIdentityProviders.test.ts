import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder, startProgram } from '../testing/program.fixtures.js'
import { openIdentityProviders } from './openIdentityProviders.js'
import { readRecoverySettings } from './readRecoverySettings.js'

const env = {
  LOGIN_URL: 'https://login.example.com',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'recovery@example.com',
}

/** Opens the providers of a file as the command does. */
function open(content: string): readonly string[] {
  const file = join(createTemporaryFolder(), 'providers.json')
  writeFileSync(file, content)
  const settings = readRecoverySettings({ ...env, IDENTITY_PROVIDERS_FILE: file })
  return [...openIdentityProviders(settings, Date.now).keys()]
}

test('default: reads built-in providers and those with an issuer', () => {
  const google = { id: 'google', clientId: '1234.apps.googleusercontent.com' }
  const acme = { id: 'acme', clientId: 'latchkit', issuer: 'https://accounts.example.com' }
  expect(open(JSON.stringify([google, acme, { id: 'github', clientId: 'c' }]))).toEqual([
    'google',
    'acme',
    'github',
  ])
  expect(open('[]')).toEqual([])
  expect([...openIdentityProviders(readRecoverySettings(env), Date.now).keys()]).toEqual([])
})

test.each([
  ['a provider that is not built in', [{ id: 'acme', clientId: 'hunter2' }], /issuer.*must have an issuer/],
  [
    'a provider twice',
    [1, 2].map(() => ({ id: 'google', clientId: 'hunter2' })),
    /must not contain a provider twice/,
  ],
  [
    'Farcaster',
    [{ id: 'farcaster', clientId: 'hunter2', issuer: 'https://a.example' }],
    /settings of its own/,
  ],
  [
    'the secret of a client',
    [{ id: 'google', clientId: 'c', clientSecret: 'hunter2' }],
    /secrets of clients/,
  ],
  [
    'the key of a client',
    [{ id: 'apple', clientId: 'c', teamId: 't', keyId: 'k', privateKey: 'hunter2' }],
    /secrets of clients/,
  ],
  [
    'an issuer without TLS',
    [{ id: 'acme', clientId: 'c', issuer: 'http://hunter2.example' }],
    /an https:\/\/ address/,
  ],
  ['an unknown field', [{ id: 'google', clientId: 'c', secret: 'hunter2' }], /providers\.json is invalid/],
  ['no client', [{ id: 'google' }], /clientId/],
  ['an object', { google: { clientSecret: 'hunter2' } }, /providers\.json is invalid/],
])('error: %s, without its value', (_name, content, message) => {
  const run = () => open(JSON.stringify(content))
  expect(run).toThrow(message)
  expect(run).not.toThrow(/hunter2/)
})

test('error: a file that is not JSON, without its content', () => {
  const run = () => open('[{ "id": "google", "clientSecret": hunter2 }]')
  expect(run).toThrow(/providers\.json is not JSON/)
  expect(run).not.toThrow(/hunter2/)
})

test('error: a file that does not exist', () => {
  const settings = readRecoverySettings({ ...env, IDENTITY_PROVIDERS_FILE: '/none/providers.json' })
  expect(() => openIdentityProviders(settings, Date.now)).toThrow(/^\/none\/providers\.json cannot be read/)
})

test('error: the command ends with an invalid file, and prints no value', async () => {
  const folder = createTemporaryFolder()
  const file = join(folder, 'providers.json')
  writeFileSync(file, JSON.stringify([{ id: 'google', clientId: 'c', clientSecret: 'hunter2' }]))
  const { code, errors, output } = await startProgram(
    {
      ...env,
      IDENTITY_PROVIDERS_FILE: file,
      DATA_DIR: createTemporaryFolder(),
      KEYS_DIR: createTemporaryFolder(),
    },
    ['recovery'],
  ).ended
  expect([code, errors + output]).toEqual([1, expect.stringContaining('must not contain secrets of clients')])
  expect(errors + output).not.toContain('hunter2')
}, 180_000)
