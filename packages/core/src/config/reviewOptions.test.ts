import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConfigError } from '../foundation/errors/config.js'
import { mainnet } from '../foundation/networks/mainnet.js'
import { createTestKit } from '../testing/createTestKit.js'
import type { CompleteOptions } from './completeNetworks.js'
import { parseConfig } from './parseConfig.js'

/** Options as an untyped app may pass them. */
function parse(options: object): ReturnType<typeof parseConfig> {
  return parseConfig({ projectId: 'my-dapp', networks: [mainnet], ...options } as CompleteOptions)
}

function problemOf(options: object): string {
  try {
    parse(options)
  } catch (error) {
    if (error instanceof ConfigError) return error.shortMessage
    throw error
  }
  return 'no problem'
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('param: debug', () => {
  test.each([
    ['development', true],
    ['production', false],
    ['test', false],
  ])('default: NODE_ENV %s is %s', (mode, debug) => {
    vi.stubEnv('NODE_ENV', mode)
    expect(parse({}).config.debug).toBe(debug)
    expect(parse({ debug: !debug }).config.debug).toBe(!debug)
  })

  test('behavior: false if no bundler set NODE_ENV, and if there is no process', () => {
    vi.stubEnv('NODE_ENV', undefined)
    expect(parse({}).config.debug).toBe(false)
    vi.stubGlobal('process', undefined)
    try {
      expect(parse({ zzz: 1 }).config.debug).toBe(false)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('unknown names', () => {
  test.each([
    [{ featuredWallets: [] }, 'featuredWallets: unknown option. Did you mean "featuredWalletIds"?'],
    [{ zzz: 1 }, 'zzz: unknown option.'],
    [
      { features: { legalCheckBox: true } },
      'features.legalCheckBox: unknown option. Did you mean "features.legalCheckbox"?',
    ],
    [
      { themeVariables: { acent: 'red' } },
      'themeVariables.acent: unknown option. Did you mean "themeVariables.accent"?',
    ],
    [
      { themeVariables: { '--latchkit-accent': 'red' } },
      'themeVariables.--latchkit-accent: unknown option. Did you mean "themeVariables.accent"?',
    ],
    [{ toString: 1 }, 'toString: unknown option.'],
    [
      { metadata: { name: 'App', description: '', url: 'https://app.example', icons: [], icon: 'a.png' } },
      'metadata.icon: unknown option. Did you mean "metadata.icons"?',
    ],
    [
      {
        customWallets: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B', mobileLink: 'b://' },
        ],
      },
      'customWallets[1].mobileLink: unknown option. Did you mean "customWallets[1].mobile_link"?',
    ],
  ])('error: %j', (options, problem) => {
    expect(problemOf(options)).toBe(problem)
  })

  test('behavior: ignored in a production build, from which bundlers remove the review', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(problemOf({ zzz: 1, features: { zzz: 1 }, themeVariables: { acent: 'red' } })).toBe('no problem')
    expect(problemOf({ customWallets: [{ id: 'b', name: 'B', zzz: 1 }] })).toBe('no problem')
    expect(parse({ enableCoinbase: true }).warnings).toEqual([])
  })
})

describe('AppKit options', () => {
  test('behavior: each one without an equivalent returns a warning that names the replacement', () => {
    const { warnings } = parse({
      enableWalletConnect: true,
      customRpcUrls: {},
      features: { analytics: false, allWallets: true },
      themeVariables: { '--w3m-z-index': 999, '--apkt-accent': 'red' },
    })
    expect(warnings).toEqual([
      'The option "enableWalletConnect" has no effect. Set "relay" to walletConnect() from @latchkit/core/walletconnect for remote wallets.',
      'The option "customRpcUrls" has no effect. Set "rpcUrls" of each entry of "networks".',
      'The option "features.analytics" has no effect. Use the option "telemetry".',
      'The option "features.allWallets" has no effect. Use the option "allWallets".',
      'The theme variable "--w3m-z-index" has no effect. The modal is in the top layer of the browser, above every z-index.',
    ])
  })

  test('behavior: maps its theme variables', () => {
    const themeVariables = { '--w3m-accent': 'teal', '--w3m-border-radius-master': '2px' }
    expect(parse({ themeVariables }).config.themeVariables).toEqual({
      accent: 'teal',
      radius: 'calc(2px * 3.5)',
    })
  })

  test('behavior: logs one console warning each', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    createTestKit({ debug: true, ...({ enableCoinbase: true, showWallets: true } as object) })
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      '[latchkit] The option "enableCoinbase" has no effect. Add the connector to the adapter, for example wagmi({ connectors: [coinbaseWallet()] }).',
      '[latchkit] The option "showWallets" has no effect. Use "enableWallets".',
    ])
    warn.mockRestore()
  })
})

test('behavior: warns about a legal checkbox without a link', () => {
  const features = { legalCheckbox: true }
  expect(parse({ features }).warnings).toEqual([
    'The option "features.legalCheckbox" has no effect without a link. Set "termsConditionsUrl" or "privacyPolicyUrl".',
  ])
  expect(parse({ features, privacyPolicyUrl: '/privacy' }).warnings).toEqual([])
  expect(parse({ features: { legalCheckbox: false } }).warnings).toEqual([])
})
