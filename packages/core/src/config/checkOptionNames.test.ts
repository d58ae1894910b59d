import { afterEach, expect, test, vi } from 'vitest'
import { type WalletConnectOptions, walletConnect } from '../exports/walletconnect.js'
import { ConfigError } from '../foundation/errors/config.js'
import { checkOptionNames } from './inDevelopment.js'

afterEach(() => {
  vi.unstubAllEnvs()
})

function messageOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (error instanceof ConfigError) return error.shortMessage
    throw error
  }
  return 'no error'
}

/** Passes options as an untyped app may. */
const create = (options: object) => messageOf(() => walletConnect(options as WalletConnectOptions))

test.each([
  [{ relayurl: 'wss://relay' }, 'relayurl: unknown option. Did you mean "walletConnect.relayUrl"?'],
  [{ verify: { uri: '' } }, 'verify.uri: unknown option. Did you mean "walletConnect.verify.url"?'],
  [
    { proposal: { method: {} } },
    'proposal.method: unknown option. Did you mean "walletConnect.proposal.methods"?',
  ],
  [
    { proposal: { methods: { eip115: [] } } },
    'proposal.methods.eip115: unknown option. Did you mean "walletConnect.proposal.methods.eip155"?',
  ],
  [{ metadata: { nam: '' } }, 'metadata.nam: unknown option. Did you mean "walletConnect.metadata.name"?'],
  [{ zzz: 1 }, 'zzz: unknown option.'],
])('error: walletConnect(%j)', (options, message) => {
  expect(create(options)).toBe(`walletConnect.${message}`)
})

test('default: accepts known names, and fields of the app’s own objects', () => {
  const provider = { anything: 1 } as unknown as WalletConnectOptions['provider'] // Never used.
  const metadata = { name: '', description: '', url: '', icons: [], redirect: { native: 'app://' } }
  const proposal = { rpcMap: { 'eip155:1': 'https://rpc' }, chains: { eip155: ['eip155:1'] } }
  expect(create({ relayUrl: undefined, provider, metadata, proposal, verify: true })).toBe('no error')
  expect(create({ verify: { url: 'https://verify' } })).toBe('no error')
})

test('behavior: ignores an instance of a class, which has fields of its own', () => {
  class Wallet {
    readonly id = 'a'
    readonly secret = 1
  }
  const names = { wallets: { id: true } } as const
  expect(messageOf(() => checkOptionNames({ wallets: [new Wallet()] }, () => names, 'my'))).toBe('no error')
  expect(messageOf(() => checkOptionNames({ wallets: [{ ...new Wallet() }] }, () => names, 'my'))).toBe(
    'my.wallets[0].secret: unknown option.',
  )
})

test('behavior: checks nothing in a production build, nor without a bundler', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(create({ relayurl: '' })).toBe('no error')
  vi.unstubAllEnvs()
  vi.stubGlobal('process', undefined)
  try {
    expect(create({ relayurl: '' })).toBe('no error')
  } finally {
    // At once: the test runner needs it.
    vi.unstubAllGlobals()
  }
})
