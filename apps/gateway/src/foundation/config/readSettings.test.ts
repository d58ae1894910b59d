import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { readSettings } from './readSettings.js'

function withFile(content: string) {
  const file = join(createTemporaryFolder(), 'gateway.json')
  writeFileSync(file, content)
  return file
}

test('default: ignores other variables and empty values', () => {
  expect(readSettings({ PATH: '/bin', PORT: '' })).toEqual({})
})

test('behavior: reads settings from the environment', () => {
  const env = {
    PORT: '8080',
    PUBLIC_URL: 'https://a.example.com, wss://b.example.com',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    DATABASE_URL: 'postgres://user@/db?host=/tmp',
    REDIS_URL: 'rediss://redis',
    LOG_LEVEL: 'debug',
    MAX_MESSAGE_BYTES: '2048',
    COMMIT_LINGER_MS: '0',
  }
  expect(readSettings(env)).toEqual({
    port: 8080,
    publicUrl: ['https://a.example.com', 'wss://b.example.com'],
    trustProxy: ['loopback', '10.0.0.0/8'],
    databaseUrl: 'postgres://user@/db?host=/tmp',
    redisUrl: 'rediss://redis',
    logLevel: 'debug',
    maxMessageBytes: 2_048,
    commitLingerMs: 0,
  })
})

test('behavior: the environment takes precedence over the file', () => {
  const file = withFile('{ "port": 1, "host": "0.0.0.0", "trustProxy": false, "publicUrl": ["https://a.b"] }')
  expect(readSettings({ CONFIG_FILE: file, PORT: '2' })).toEqual({
    port: 2,
    host: '0.0.0.0',
    trustProxy: [],
    publicUrl: ['https://a.b'],
  })
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://x', DRAIN_MS: 'soon' },
    'DATABASE_URL must be an address that begins with postgres://; DRAIN_MS must be a whole number from 0 to 600000.',
  ],
  [
    { PUBLIC_URL: 'example.com' },
    'PUBLIC_URL must be an address that begins with https:// or http:// or wss:// or ws://.',
  ],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal or error or warn or info or debug or trace or silent.'],
  [{ CONFIG_FILE: '/' }, '/ cannot be read: EISDIR'],
  [{ CONFIG_FILE: '/nowhere' }, 'CONFIG_FILE must be an existing file, got /nowhere.'],
])('error: %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test.each([
  ['{ "prot": 1 }', ' is invalid: the value: unknown field prot.'],
  ['{ "port": -1 }', ' is invalid: port: must be a whole number from 0 to 65535.'],
  ['{ "port": 1, databaseUrl }', /gateway\.json is not JSON(?: at position 13.*)?\.$/],
  [
    '{ "trustProxy": true }',
    /trustProxy: must be a list of the addresses of your proxies: .*\(true is refused/,
  ],
])('error: a file with %s', (content, message) => {
  const file = withFile(content)
  const expected = typeof message === 'string' ? `${file}${message}` : message
  expect(() => readSettings({ CONFIG_FILE: file })).toThrow(expected)
})

test.each(['true', 'TRUE', '1', 'perhaps', '0.0.0.0/0'])(
  'error: TRUST_PROXY=%s, which would trust every client',
  (value) => {
    expect(() => readSettings({ TRUST_PROXY: value })).toThrow(
      /^TRUST_PROXY must be a list of the addresses of your proxies: IP addresses, CIDR ranges, .*\(true is refused/,
    )
  },
)

test.each(['', 'false'])('param: TRUST_PROXY=%j means that there is no proxy', (value) => {
  expect(readSettings({ TRUST_PROXY: value }).trustProxy ?? []).toEqual([])
})

test.each([
  { DATABASE_URL: 'mysql://user:secret@host/db' },
  { DATABASE_URL: 'secret' },
  { REDIS_URL: 'http://:secret@host' },
  { METRICS_TOKEN: 'secret' },
  { LOG_LEVEL: 'secret' },
  { PUBLIC_URL: 'https://a.b, secret' },
])('error: the message of %o does not contain the value', (env) => {
  expect(() => readSettings(env)).toThrow(/^(?!.*secret)[A-Z_]+ must be /)
})

test.each(['{ "databaseUrl": "postgres://user:secret@host/db", }', 'secret', '{"databaseUrl": secret}'])(
  'error: the message for invalid JSON does not quote the file: %s',
  (content) => {
    const file = withFile(content)
    expect(() => readSettings({ CONFIG_FILE: file })).toThrow(/^(?!.*secret).*is not JSON/)
  },
)

test('error: the message for an invalid value in a file does not contain the value', () => {
  const file = withFile('{ "databaseUrl": "mysql://user:secret@host/db", "secretSetting": 1 }')
  expect(() => readSettings({ CONFIG_FILE: file })).toThrow(/^(?!.*mysql).*databaseUrl/)
})
