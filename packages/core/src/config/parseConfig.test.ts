import { describe, expect, test, vi } from 'vitest'
import { ConfigError } from '../foundation/errors/config.js'
import { base } from '../foundation/networks/base.js'
import { mainnet } from '../foundation/networks/mainnet.js'
import { solana } from '../foundation/networks/solana.js'
import type { CompleteOptions } from './completeNetworks.js'
import { parseConfig } from './parseConfig.js'

const minimal = { projectId: 'my-dapp', networks: [mainnet, base] } as const
const adapter = () => {
  throw new Error('not called here')
}
const png = 'data:image/png;base64,iVBORw0KGgo='

/** Options as an untyped dapp may pass them. */
function parse(options: object): ReturnType<typeof parseConfig> {
  return parseConfig({ ...minimal, ...options } as CompleteOptions)
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

describe('defaults', () => {
  test('default', () => {
    // The default of `debug` depends on it.
    vi.stubEnv('NODE_ENV', 'test')
    const { config, warnings } = parseConfig(minimal)
    const { networkOf, ...values } = config
    expect(warnings).toEqual([])
    expect(values).toEqual({
      isBasic: true,
      collapseWallets: false,
      connectMethodsOrder: [],
      socials: [],
      passkey: false,
      projectId: 'my-dapp',
      metadata: { name: '', description: '', url: '', icons: [] },
      defaultAccountTypes: {},
      networks: [mainnet, base],
      defaultNetwork: mainnet,
      name: 'my-dapp',
      connectorTypeOrder: [
        'recent',
        'injected',
        'walletConnect',
        'featured',
        'custom',
        'external',
        'recommended',
      ],
      email: true,
      history: true,
      walletFeaturesOrder: [],
      legalCheckbox: false,
      receive: true,
      pay: false,
      send: true,
      smartSessions: false,
      swaps: true,
      onramp: true,
      themeMode: undefined,
      themeVariables: {},
      allowUnsupportedChain: false,
      enableNetworkSwitch: true,
      enableWallets: true,
      enableEIP6963: true,
      enableInjected: true,
      enableWalletGuide: true,
      enableTwoPanes: false,
      allWallets: 'SHOW',
      featuredWalletIds: [],
      includeWalletIds: undefined,
      excludeWalletIds: [],
      customWallets: [],
      termsConditionsUrl: undefined,
      privacyPolicyUrl: undefined,
      chainImages: {},
      connectorImages: {},
      enableEmbedded: false,
      debug: false,
    })
  })

  test('behavior: networkOf finds only configured networks', () => {
    const { networkOf } = parseConfig(minimal).config
    expect(networkOf('eip155:8453')).toBe(base)
    expect(networkOf('eip155:10')).toBeUndefined()
  })

  test('behavior: keeps every option', () => {
    const given = {
      networks: [mainnet, base, solana],
      adapters: [adapter],
      defaultNetwork: base,
      metadata: {
        name: 'My dapp',
        description: '',
        url: 'https://my.example',
        icons: ['https://my.example/i.png'],
      },
      defaultAccountTypes: { bip122: 'ordinal' },
      features: { legalCheckbox: true },
      themeMode: 'dark',
      themeVariables: { accent: '#3b5bfd' },
      allowUnsupportedChain: true,
      enableNetworkSwitch: false,
      enableWallets: false,
      enableEIP6963: false,
      enableInjected: false,
      enableWalletGuide: false,
      enableTwoPanes: true,
      allWallets: 'ONLY_MOBILE',
      featuredWalletIds: ['a'],
      includeWalletIds: ['b'],
      excludeWalletIds: ['c'],
      customWallets: [{ id: 'd', name: 'D' }],
      termsConditionsUrl: 'https://my.example/terms',
      privacyPolicyUrl: '/privacy',
      connectorImages: { 'io.alpha': png },
      enableEmbedded: true,
      debug: true,
    } as const
    const { features, adapters, ...expected } = given
    expect(parse(given).config).toMatchObject({ ...expected, isBasic: false, legalCheckbox: true })
  })
})

describe('other options', () => {
  test.each([undefined, '', ' '])(
    'behavior: converts a missing project id (%j) to an empty one',
    (projectId) => {
      expect(parse({ projectId }).config.projectId).toBe('')
    },
  )
})

describe('networks', () => {
  test('error: an empty list', () => {
    expect(problemOf({ networks: [] })).toBe('networks: expected at least one network')
    expect(problemOf({ networks: undefined })).toBe('networks: expected a list, got undefined')
    expect(problemOf({ networks: mainnet })).toBe('networks: expected a list, got an object')
  })

  test('error: a duplicate network', () => {
    expect(problemOf({ networks: [base, mainnet, { ...base, name: 'Base again' }] })).toBe(
      'networks[2]: eip155:8453 is already there, as networks[0]',
    )
  })

  test('error: an invalid field of a network', () => {
    const wrong = { ...base, rpcUrls: { default: { http: [] } } }
    expect(problemOf({ networks: [mainnet, wrong] })).toBe(
      'networks[1].rpcUrls.default.http: expected at least one URL',
    )
  })

  test('param: defaultNetwork', () => {
    expect(parse({ defaultNetwork: { ...base } }).config.defaultNetwork).toBe(base)
    expect(problemOf({ defaultNetwork: solana })).toBe(
      'defaultNetwork: solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp is not one of `networks`',
    )
  })
})

describe('param: features.connectorTypeOrder', () => {
  test('behavior: the given groups come first, the others follow', () => {
    const { config } = parse({ features: { connectorTypeOrder: ['custom', 'injected', 'custom'] } })
    expect(config.connectorTypeOrder).toEqual([
      'custom',
      'injected',
      'recent',
      'walletConnect',
      'featured',
      'external',
      'recommended',
    ])
  })

  test('error: an unknown group', () => {
    expect(problemOf({ features: { connectorTypeOrder: ['recent', 'email'] } })).toBe(
      'features.connectorTypeOrder[1]: expected one of recent, injected, walletConnect, featured, custom, external, recommended, got "email"',
    )
  })
})

describe('options of the login', () => {
  test('default: their values', () => {
    const socials = ['google', 'farcaster', 'google']
    const features = { socials, connectMethodsOrder: ['social', 'wallet'], collapseWallets: true }
    expect(parse({ features }).config).toMatchObject({
      socials: ['google', 'farcaster'],
      connectMethodsOrder: ['social', 'wallet'],
      collapseWallets: true,
    })
    expect(parse({ features: { socials: false } }).config.socials).toEqual([])
  })

  const providers = 'google, github, apple, facebook, x, discord, farcaster'
  test.each([
    [{ socials: ['google', 'twitter'] }, `socials[1]: expected one of ${providers}, got "twitter"`],
    [{ socials: ['Google'] }, `socials[0]: expected one of ${providers}, got "Google"`],
    [{ socials: ['google', undefined] }, `socials[1]: expected one of ${providers}, got undefined`],
    [{ socials: 'google' }, 'socials: expected a list, got "google"'],
    [{ socials: true }, 'socials: expected a list, got true'],
    [{ socials: null }, 'socials: expected a list, got null'],
    [{ socials: { google: true } }, 'socials: expected a list, got an object'],
    [
      { connectMethodsOrder: ['wallet', 'socials'] },
      'connectMethodsOrder[1]: expected one of wallet, email, social, got "socials"',
    ],
    [{ connectMethodsOrder: 'email' }, 'connectMethodsOrder: expected a list, got "email"'],
    [{ connectMethodsOrder: false }, 'connectMethodsOrder: expected a list, got false'],
    [{ collapseWallets: 'true' }, 'collapseWallets: expected true or false, got "true"'],
    [{ email: 'false' }, 'email: expected true or false, got "false"'],
    [{ history: null }, 'history: expected true or false, got null'],
    [
      { walletFeaturesOrder: ['swap'] },
      'walletFeaturesOrder[0]: expected one of onramp, swaps, receive, send, got "swap"',
    ],
    [{ collapseWallets: null }, 'collapseWallets: expected true or false, got null'],
  ])('error: features %j', (features, problem) => {
    expect(problemOf({ features })).toBe(`features.${problem}`)
  })

  test.each([
    ['https://login.my-dapp.example/sdk', '"https://login.my-dapp.example/sdk"'],
    [{ url: 'https://login.my-dapp.example/sdk' }, 'an object'],
    [true, 'true'],
    [null, 'null'],
  ])('error: login %j', (login, text) => {
    expect(problemOf({ login })).toBe(`login: expected the result of loginFrame(), got ${text}`)
  })
})

describe('param: chainImages', () => {
  test('default', () => {
    const { chainImages } = parse({
      chainImages: { 1: png, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://a.example/s.png' },
    }).config
    expect(chainImages).toEqual({
      'eip155:1': png,
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://a.example/s.png',
    })
  })

  test('error: an invalid key or image', () => {
    expect(problemOf({ chainImages: { mainnet: png } })).toBe(
      'chainImages.mainnet: expected a chain id, such as 1 or eip155:1, as the key, got "mainnet"',
    )
    expect(problemOf({ chainImages: { 1: 'http://a.example/i.png' } })).toContain(
      'chainImages.1: expected an https: or data:image/… URL',
    )
  })
})

describe('param: customWallets', () => {
  const wallet = {
    id: 'my',
    name: 'My wallet',
    homepage: 'https://my.example',
    image_url: png,
    mobile_link: 'mywallet://',
    desktop_link: 'mywallet://desktop',
    webapp_link: 'https://app.my.example',
    app_store: 'https://apps.apple.com/x',
    play_store: 'https://play.google.com/x',
    chrome_store: 'https://chromewebstore.google.com/x',
    rdns: 'example.my',
  }

  test('default', () => {
    expect(parse({ customWallets: [wallet] }).config.customWallets).toEqual([wallet])
  })

  test.each([
    [{ id: '' }, 'customWallets[0].id: expected a text'],
    [{ name: undefined }, 'customWallets[0].name: expected a text'],
    [{ homepage: 'my.example' }, 'customWallets[0].homepage: expected an https: URL'],
    [{ image_url: 'data:text/html,x' }, 'customWallets[0].image_url: expected an https: or data:image/'],
    [
      { mobile_link: 'javascript:alert(1)' },
      'customWallets[0].mobile_link: expected an https: URL or a link',
    ],
    [{ desktop_link: 'data:text/html,x' }, 'customWallets[0].desktop_link: expected an https: URL or a link'],
    [{ webapp_link: 'mywallet://' }, 'customWallets[0].webapp_link: expected an https: URL'],
    [{ app_store: 'itms://x' }, 'customWallets[0].app_store: expected an https: URL'],
    [{ play_store: 'market://x' }, 'customWallets[0].play_store: expected an https: URL'],
    [{ chrome_store: 1 }, 'customWallets[0].chrome_store: expected an https: URL, got 1'],
    [{ rdns: 5 }, 'customWallets[0].rdns: expected a text, got 5'],
  ])('error: %j', (change, problem) => {
    expect(problemOf({ customWallets: [{ ...wallet, ...change }] })).toContain(problem)
  })

  test('error: a duplicate id', () => {
    expect(problemOf({ customWallets: [wallet, { id: 'my', name: 'Other' }] })).toBe(
      'customWallets[1].id: "my" is already there',
    )
  })
})

describe('every other option', () => {
  test('behavior: accepts an icon on localhost or in a data URL', () => {
    const icons = ['http://localhost:5173/icon.png', png]
    const metadata = { name: 'D', description: '', url: 'http://localhost:5173', icons }
    expect(parse({ metadata }).config.metadata).toEqual(metadata)
  })

  test.each([
    [{ projectId: 5 }, 'projectId: expected a text, got 5'],
    [{ adapters: adapter }, 'adapters: expected a list, got a function'],
    [{ adapters: [{}] }, 'adapters[0]: expected the result of wagmi(), got an object'],
    [{ metadata: 'My dapp' }, 'metadata: expected an object, got "My dapp"'],
    [{ metadata: { name: 'D' } }, 'metadata.description: expected a text, got undefined'],
    [{ metadata: { description: '' } }, 'metadata.name: expected a text, got undefined'],
    [
      { metadata: { name: 'D', description: '', url: 'my.example' } },
      'metadata.url: expected the page\'s own https: URL, got "my.example"',
    ],
    [
      { metadata: { name: 'D', description: '', url: 'https://my.example' } },
      'metadata.icons: expected a list, got undefined',
    ],
    [
      { metadata: { name: 'D', description: '', url: 'https://my.example', icons: ['/icon.png'] } },
      'metadata.icons[0]: expected an https: or data:image/',
    ],
    [{ features: [] }, 'features: expected an object, got a list'],
    [{ features: { legalCheckbox: 'yes' } }, 'features.legalCheckbox: expected true or false, got "yes"'],
    [{ features: { receive: 1 } }, 'features.receive: expected true or false, got 1'],
    [{ features: { send: 1 } }, 'features.send: expected true or false, got 1'],
    [{ themeMode: 'auto' }, 'themeMode: must be "light" or "dark", got "auto". Omit it to follow the system'],
    [{ themeVariables: { accent: 'red;' } }, 'themeVariables.accent: "red;" is not a plain CSS value'],
    [{ allowUnsupportedChain: 1 }, 'allowUnsupportedChain: expected true or false, got 1'],
    [{ enableNetworkSwitch: null }, 'enableNetworkSwitch: expected true or false, got null'],
    [{ enableWallets: 'false' }, 'enableWallets: expected true or false'],
    [{ enableEIP6963: 0 }, 'enableEIP6963: expected true or false'],
    [{ enableInjected: 0 }, 'enableInjected: expected true or false'],
    [{ enableWalletGuide: 0 }, 'enableWalletGuide: expected true or false'],
    [{ enableTwoPanes: 'no' }, 'enableTwoPanes: expected true or false'],
    [{ allWallets: 'NEVER' }, 'allWallets: expected one of SHOW, HIDE, ONLY_MOBILE, got "NEVER"'],
    [{ catalogue: 'https://my.example' }, 'catalogue: expected the result of catalogue()'],
    [{ enableEmbedded: 0 }, 'enableEmbedded: expected true or false'],
    [{ debug: 0 }, 'debug: expected true or false'],
    [{ featuredWalletIds: 'a' }, 'featuredWalletIds: expected a list, got "a"'],
    [{ includeWalletIds: [1] }, 'includeWalletIds[0]: expected a text, got 1'],
    [{ excludeWalletIds: [''] }, 'excludeWalletIds[0]: expected a text, got ""'],
    [{ customWallets: {} }, 'customWallets: expected a list, got an object'],
    [{ termsConditionsUrl: 'javascript:alert(1)' }, 'termsConditionsUrl: expected an https: URL or a path'],
    [{ privacyPolicyUrl: '//evil.example' }, 'privacyPolicyUrl: expected an https: URL or a path'],
    [{ privacyPolicyUrl: '/\\evil.example' }, 'privacyPolicyUrl: expected an https: URL or a path'],
    [{ defaultAccountTypes: 'eoa' }, 'defaultAccountTypes: expected an object, got "eoa"'],
    [{ defaultAccountTypes: { bitcoin: 'eoa' } }, 'defaultAccountTypes.bitcoin: expected one of eip155,'],
    [{ defaultAccountTypes: { bip122: 'eoa' } }, 'defaultAccountTypes.bip122: expected one of payment,'],
    [{ chainImages: [] }, 'chainImages: expected an object, got a list'],
    [{ connectorImages: { a: 'http://a.example' } }, 'connectorImages.a: expected an https: or data:image/'],
    [{ storage: {} }, 'storage: expected an object with getItem, setItem, removeItem, got an object'],
    [{ storage: 'local' }, 'storage: expected an object with getItem, setItem, removeItem, got "local"'],
    [{ initialState: 'x' }, 'initialState: must be an object, got a text. Write parseCookie('],
    [{ telemetry: () => {} }, 'telemetry: expected an object with track, got a function'],
    [{ clock: { now: () => 0 } }, 'clock: expected an object with now, setTimeout, got an object'],
  ])('error: %j', (options, problem) => {
    expect(problemOf(options)).toContain(problem)
  })

  test('behavior: accepts class instances as ports, and null as storage', () => {
    class Sink {
      track() {}
    }
    expect(problemOf({ telemetry: new Sink(), storage: null, clock: undefined })).toBe('no problem')
  })

  test.each([undefined, null, 'options', []])('error: %j is not an options object', (options) => {
    // An untyped dapp may pass any value.
    expect(() => parseConfig(options as unknown as CompleteOptions)).toThrow(
      'options: expected an object, got',
    )
  })

  test('behavior: truncates a long value in the message', () => {
    expect(problemOf({ themeMode: 'x'.repeat(100) })).toBe(
      `themeMode: expected one of light, dark, got "${'x'.repeat(60)}…"`,
    )
  })
})
