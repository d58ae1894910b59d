import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { delegationFramework } from '@latchkit/permissions'
import { expect, test } from 'vitest'
import { createTemporaryFolder, startProgram } from '../testing/program.fixtures.js'
import { createFrameFolder } from './manifest/frameManifest.fixtures.js'
import { readFrameSettings } from './readFrameSettings.js'

const env = {
  LOGIN_URL: 'https://login.example.com',
  RECOVERY_URL: 'https://recovery.example.com',
  PROJECTS_FILE: 'projects.json',
}

function writeJson(value: unknown): string {
  const file = join(createTemporaryFolder(), 'file.json')
  writeFileSync(file, JSON.stringify(value))
  return file
}

test('default: its port and folder', () => {
  expect(readFrameSettings({ ...env, PATH: '/bin' })).toEqual({
    host: '127.0.0.1',
    port: 8792,
    dir: '../login-frame/dist',
    projects: 'projects.json',
    loginUrl: env.LOGIN_URL,
    recoveryUrl: env.RECOVERY_URL,
    rpcUrls: {},
    logLevel: 'info',
  })
})

test('behavior: reads settings from the environment, and the RPC endpoints from their file', () => {
  const rpcUrls = { 'eip155:1': 'https://rpc.example.com/v1', 'solana:devnet': 'http://127.0.0.1:8899' }
  const given = {
    ...env,
    HOST: '0.0.0.0',
    PORT: '1',
    FRAME_DIR: '/frame',
    PUBLIC_URL: 'https://frame.example.com',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
    RPC_URLS_FILE: writeJson(rpcUrls),
    NETWORK_NAMES_FILE: writeJson({ 'eip155:31337': 'My test network' }),
  }
  expect(readFrameSettings(given)).toMatchObject({
    host: '0.0.0.0',
    port: 1,
    dir: '/frame',
    publicUrl: 'https://frame.example.com',
    trustProxy: ['loopback'],
    logLevel: 'silent',
    rpcUrls,
    networkNames: { 'eip155:31337': 'My test network' },
  })
})

test.each(['LOGIN_URL', 'RECOVERY_URL', 'PROJECTS_FILE'])('error: without %s', (name) => {
  expect(() => readFrameSettings({ ...env, [name]: '' })).toThrow(`The login frame needs ${name}:`)
})

test.each([
  [{ 'eip155:1': 'javascript:alert(1)' }],
  [{ ethereum: 'https://rpc.example.com' }],
  [['https://rpc.example.com']],
])('error: the RPC endpoints %j', (rpcUrls) => {
  expect(() => readFrameSettings({ ...env, RPC_URLS_FILE: writeJson(rpcUrls) })).toThrow('is invalid')
})

test.each(['', ' Ethereum', 'a'.repeat(33), 'Ethereum\u202e', 'Ether\u200beum', 'Ether\neum', '<b>'])(
  'error: the name of a network %j',
  (name) => {
    const given = { ...env, NETWORK_NAMES_FILE: writeJson({ 'eip155:31337': name }) }
    expect(() => readFrameSettings(given)).toThrow('is invalid')
  },
)

const smartAccount = {
  kind: 'eip7702',
  implementation: `0x${'a1'.repeat(20)}`,
  delegationManager: `0x${'a2'.repeat(20)}`,
}

const counterfactual = { ...smartAccount, kind: 'erc4337', factory: `0x${'a3'.repeat(20)}` }

test('behavior: each chain has a kind of accounts, by default eip7702', () => {
  const { kind: _, ...others } = smartAccount
  const accounts = { 'eip155:1': others, 'eip155:10': counterfactual, 'eip155:137': counterfactual }
  const given = {
    ...env,
    SMART_ACCOUNTS_FILE: writeJson(accounts),
    GATEWAY_URL: 'https://gateway.example.com',
  }
  expect(readFrameSettings(given).smartAccounts).toMatchObject({
    ...accounts,
    'eip155:1': { ...others, kind: 'eip7702' },
  })
})

test('default: smart accounts use EntryPoint 0.7, and ask for no sponsoring', () => {
  const given = {
    ...env,
    SMART_ACCOUNTS_FILE: writeJson({ 'eip155:1': smartAccount }),
    GATEWAY_URL: 'https://gateway.example.com',
  }
  expect(readFrameSettings(given)).toMatchObject({
    gatewayUrl: 'https://gateway.example.com',
    smartAccounts: {
      'eip155:1': {
        ...smartAccount,
        entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
        isSponsored: false,
      },
    },
  })
})

test('behavior: smart accounts with the enforcers of their permissions', () => {
  const { enforcers } = delegationFramework
  const given = {
    ...env,
    SMART_ACCOUNTS_FILE: writeJson({ 'eip155:1': { ...smartAccount, enforcers } }),
    GATEWAY_URL: 'https://gateway.example.com',
  }
  expect(readFrameSettings(given).smartAccounts?.['eip155:1']?.enforcers).toEqual(enforcers)
})

test.each([
  ['a chain that is not EVM', { 'solana:devnet': smartAccount }],
  ['another EntryPoint', { 'eip155:1': { ...smartAccount, entryPoint: `0x${'00'.repeat(20)}` } }],
  ['an unknown kind', { 'eip155:1': { ...smartAccount, kind: 'erc6900' } }],
  [
    'a factory of accounts that have none',
    { 'eip155:1': { ...smartAccount, factory: `0x${'a3'.repeat(20)}` } },
  ],
  ['no factory', { 'eip155:1': { ...smartAccount, kind: 'erc4337' } }],
  [
    'two addresses of a user',
    {
      'eip155:1': counterfactual,
      'eip155:10': { ...counterfactual, factory: `0x${'a4'.repeat(20)}` },
    },
  ],
  ['text in place of a chain', { 'eip155:1': 'eip7702' }],
  ['an implementation that is no address', { 'eip155:1': { ...smartAccount, implementation: '0x' } }],
  ['too few enforcers', { 'eip155:1': { ...smartAccount, enforcers: {} } }],
  ['an unknown field', { 'eip155:1': { ...smartAccount, paymaster: '0x' } }],
])('error: smart accounts with %s', (_title, accounts) => {
  const given = {
    ...env,
    SMART_ACCOUNTS_FILE: writeJson(accounts),
    GATEWAY_URL: 'https://gateway.example.com',
  }
  expect(() => readFrameSettings(given)).toThrow('is invalid')
})

test('error: smart accounts without a bundler', () => {
  const given = { ...env, SMART_ACCOUNTS_FILE: writeJson({ 'eip155:1': smartAccount }) }
  expect(() => readFrameSettings(given)).toThrow('Smart accounts need a bundler')
})

test('default: the command serves the frame until it is stopped', async () => {
  const program = startProgram(
    {
      ...env,
      FRAME_DIR: createFrameFolder(),
      PROJECTS_FILE: writeJson({ projects: [{ id: 'demo', allowedOrigins: ['https://app.example.com'] }] }),
    },
    ['frame'],
  )
  const [, url = ''] = await program.waitForOutput(/login frame (http:\S+\/sdk)/)
  const page = await fetch(`${url}?projectId=demo`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain('https://app.example.com')
  program.process.kill('SIGTERM')
  expect((await program.ended).code).toBe(0)
})

test('error: the command says what is missing', async () => {
  const program = startProgram({}, ['frame'])
  const { code, errors } = await program.ended
  expect([code, errors]).toEqual([1, expect.stringContaining('needs LOGIN_URL, RECOVERY_URL, PROJECTS_FILE')])
})
