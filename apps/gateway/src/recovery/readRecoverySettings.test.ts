import { expect, test } from 'vitest'
import { createTemporaryFolder, startProgram } from '../testing/program.fixtures.js'
import { readRecoverySettings } from './readRecoverySettings.js'

const env = {
  LOGIN_URL: 'https://login.example.com',
  SMTP_URL: 'smtps://user:hunter2@mail.example.com',
  MAIL_FROM: 'recovery@example.com',
}

test('default: its port and folders are not those of the gateway', () => {
  expect(readRecoverySettings({ ...env, PATH: '/bin' })).toEqual({
    host: '127.0.0.1',
    port: 8791,
    dataDir: 'recovery-data',
    keysDir: 'recovery-keys',
    minFreeBytes: 67_108_864,
    logLevel: 'info',
    loginUrl: env.LOGIN_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
  })
})

test('behavior: reads settings from the environment', () => {
  const given = {
    ...env,
    PORT: '1',
    KEYS_DIR: '/keys',
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: 'https://r.example',
    RECOVERY_DELAY_HOURS: '24',
  }
  expect(readRecoverySettings(given)).toMatchObject({
    port: 1,
    keysDir: '/keys',
    trustProxy: ['loopback'],
    publicUrl: 'https://r.example',
    recoveryDelayHours: 24,
  })
})

test.each(['LOGIN_URL', 'SMTP_URL', 'MAIL_FROM'])('error: without %s', (name) => {
  expect(() => readRecoverySettings({ ...env, [name]: '' })).toThrow(/needs LOGIN_URL.*SMTP_URL.*MAIL_FROM/)
})

test.each([
  [{ PUBLIC_URL: 'ftp://hunter2' }, /^PUBLIC_URL must be an address that begins with https/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be/],
  [{ RECOVERY_DELAY_HOURS: '0' }, /^RECOVERY_DELAY_HOURS must be a whole number from 1 to 168/],
  [{ RECOVERY_DELAY_HOURS: 'hunter2' }, /^RECOVERY_DELAY_HOURS must be/],
])('error: %j, without its value', (change, message) => {
  expect(() => readRecoverySettings({ ...env, ...change })).toThrow(message)
  expect(() => readRecoverySettings({ ...env, ...change })).not.toThrow(/hunter2/)
})

test('default: the command starts the service, and stops it', async () => {
  const program = startProgram(
    {
      ...env,
      SMTP_URL: 'smtp://127.0.0.1:2525',
      DATA_DIR: createTemporaryFolder(),
      KEYS_DIR: createTemporaryFolder(),
    },
    ['recovery'],
  )
  const [, url] = await program.waitForOutput(/listening: recovery service (http:\/\/127\.0\.0\.1:\d+)/)
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok', database: 'ok' })
  program.process.kill('SIGTERM')
  expect((await program.ended).code).toBe(0)
}, 180_000)

test('error: the command prints what is missing', async () => {
  const { code, errors } = await startProgram({ LOGIN_URL: env.LOGIN_URL }, ['recovery']).ended
  expect([code, errors]).toEqual([1, expect.stringContaining('The recovery service needs LOGIN_URL')])
}, 180_000)
