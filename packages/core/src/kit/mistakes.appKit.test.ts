import { afterEach, expect, test, vi } from 'vitest'
import { create, report } from './mistakes.fixtures.js'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** The options of AppKit 1.7 that have another name here, or none, with a value that its documentation shows. */
const options: Readonly<Record<string, unknown>> = {
  basic: false,
  coinbasePreference: 'all',
  customRpcUrls: {},
  disableAppend: true,
  enableAuthLogger: true,
  enableCoinbase: false,
  enableReconnect: true,
  enableWalletConnect: true,
  experimental_preferUniversalLinks: true,
  manualWCControl: true,
  showWallets: true,
  tokens: {},
  universalProvider: {},
  universalProviderConfigOverride: {},
}

const features: Readonly<Record<string, unknown>> = {
  allWallets: true,
  analytics: false,
  emailShowWallets: true,
  reownAuthentication: true,
}

test.each([
  ...Object.entries(options).map(([name, value]) => [name, name, { [name]: value }] as const),
  ...Object.entries(features).map(
    ([name, value]) => [`features.${name}`, name, { features: { [name]: value } }] as const,
  ),
])('behavior: the option %s of AppKit does not throw, and one warning says what to use', async (...row) => {
  const [path, , written] = row
  const reports = await report(() => create(written), 'development')
  expect(reports).toEqual([['console', expect.stringContaining(path)]])
  expect(reports[0]?.[1]).not.toMatch(/not available yet|undefined/)
  vi.restoreAllMocks()
  expect(await report(() => create(written), 'production')).toEqual([])
})

test.each([{ email: false }, { history: false }, { walletFeaturesOrder: ['send', 'receive'] }])(
  'behavior: the features %j of AppKit have an effect, and no warning',
  async (features) => {
    expect(await report(() => create({ features }), 'development')).toEqual([])
  },
)
