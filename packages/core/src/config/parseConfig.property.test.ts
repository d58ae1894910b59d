import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '../foundation/errors/config.js'
import { base } from '../foundation/networks/base.js'
import { mainnet } from '../foundation/networks/mainnet.js'
import { solana } from '../foundation/networks/solana.js'
import { appKitFeatures, appKitOptions, appKitVariables } from './appKitOptions.js'
import type { CompleteOptions } from './completeNetworks.js'
import { parseConfig } from './parseConfig.js'

const minimal = { projectId: 'my-dapp', networks: [mainnet, base, solana] } as const

/** Options as an untyped dapp may pass them. */
function parse(options: object): ReturnType<typeof parseConfig> {
  return parseConfig({ ...minimal, ...options } as CompleteOptions)
}

function problemOf(options: object): string {
  try {
    parse(options)
  } catch (error) {
    if (error instanceof ConfigError) return error.path
    throw error
  }
  return 'no problem'
}

const names = [
  ...[
    'name',
    'projectId',
    'networks',
    'adapters',
    'relay',
    'login',
    'catalogue',
    'defaultNetwork',
    'metadata',
  ],
  ...['defaultAccountTypes', 'features', 'themeMode', 'themeVariables', 'allowUnsupportedChain', 'debug'],
  ...[
    'enableNetworkSwitch',
    'enableWallets',
    'enableEIP6963',
    'enableInjected',
    'enableWalletGuide',
    'enableTwoPanes',
  ],
  ...['allWallets', 'featuredWalletIds', 'includeWalletIds', 'excludeWalletIds', 'customWallets'],
  ...['termsConditionsUrl', 'privacyPolicyUrl', 'chainImages', 'connectorImages', 'enableEmbedded'],
  ...['storage', 'initialState', 'telemetry', 'clock', 'siwx', 'siweConfig'],
] as const

/** Any value, with the keys and texts that the checks look for. */
const key = fc.oneof(
  fc.string({ maxLength: 5 }),
  fc.constantFrom(
    ...names,
    'default',
    'http',
    'id',
    'icons',
    'url',
    '1',
    'eip155',
    '__proto__',
    'constructor',
  ),
)
const anything = fc.anything({
  key,
  maxDepth: 3,
  withBigInt: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
  withDate: true,
  withMap: true,
  values: [
    fc.string(),
    fc.constantFrom(undefined, null, Number.NaN, -0, Symbol('x'), () => {}, mainnet, base, solana),
    fc.constantFrom('eip155', 'eip155:1', 'smartAccount', 'https://a.example', 'javascript:alert(1)', '/x'),
    fc.boolean(),
    fc.double(),
  ],
})

describe('any value', () => {
  test('behavior: of any option is accepted, or rejected with its path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), anything, (name, value) => {
        const path = problemOf({ [name]: value })
        expect(path === 'no problem' || path.split(/[.[]/)[0] === name).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('behavior: of a field of a network is accepted, or rejected with the path of the network', () => {
    const field = fc.constantFrom(...Object.keys(mainnet), 'testnet')
    fc.assert(
      fc.property(field, anything, (name, value) => {
        const path = problemOf({ networks: [solana, { ...mainnet, [name]: value }] })
        expect(path).toMatch(/^(no problem|networks\[1\])/)
      }),
      { numRuns: 1_000 },
    )
  })

  test('behavior: of a field of a custom wallet or the metadata is accepted, or rejected with its path', () => {
    const wallet = { id: 'a', name: 'A' }
    const metadata = { name: 'A', description: '', url: 'https://a.example', icons: [] }
    const fields = ['id', 'name', 'homepage', 'image_url', 'mobile_link', 'chrome_store', 'rdns'] as const
    fc.assert(
      fc.property(fc.constantFrom(...fields, 'description', 'url', 'icons'), anything, (name, value) => {
        const own = problemOf({
          customWallets: [
            { id: 'b', name: 'B' },
            { ...wallet, [name]: value },
          ],
        })
        expect(own === 'no problem' || own === `customWallets[1].${name}`).toBe(true)
        expect(problemOf({ metadata: { ...metadata, [name]: value } })).toMatch(/^(no problem|metadata\.)/)
      }),
      { numRuns: 1_000 },
    )
  })

  test('behavior: accepted options never contain a link that a browser executes', () => {
    const hostile = fc
      .tuple(
        fc.constantFrom('', ' ', '\n', '\u0000', '\t'),
        fc.constantFrom(
          'javascript:',
          'JaVaScRiPt:',
          'java\nscript:',
          'data:text/html,',
          'vbscript:',
          'blob:',
        ),
        fc.string(),
      )
      .map((parts) => parts.join(''))
    const links = ['mobile_link', 'desktop_link', 'webapp_link', 'homepage', 'image_url'] as const
    fc.assert(
      fc.property(fc.constantFrom(...links), hostile, (name, url) => {
        expect(problemOf({ customWallets: [{ id: 'a', name: 'A', [name]: url }] })).not.toBe('no problem')
        expect(problemOf({ termsConditionsUrl: url })).toBe('termsConditionsUrl')
        expect(problemOf({ connectorImages: { a: url } })).toBe('connectorImages.a')
        expect(problemOf({ chainImages: { 1: url } })).toBe('chainImages.1')
      }),
    )
  })
})

test('error: an empty slot of a list, as between two commas', () => {
  const networks = [mainnet, base]
  delete networks[0]
  expect(problemOf({ networks })).toBe('networks[0]')
  expect(problemOf({ customWallets: new Array(1) })).toBe('customWallets[0]')
})

describe('configuration', () => {
  const network = fc.constantFrom(mainnet, base, solana)

  test('behavior: networkOf finds exactly the configured networks, and the default one is among them', () => {
    const networks = fc.uniqueArray(network, { minLength: 1 })
    fc.assert(
      fc.property(networks, fc.option(network, { nil: undefined }), (given, defaultNetwork) => {
        const isKnown = !defaultNetwork || given.includes(defaultNetwork)
        if (!isKnown) {
          expect(problemOf({ networks: given, defaultNetwork })).toBe('defaultNetwork')
          return
        }
        const { config } = parse({ networks: given, defaultNetwork })
        expect(config.defaultNetwork).toBe(defaultNetwork ?? given[0])
        for (const one of [mainnet, base, solana])
          expect(config.networkOf(one.caipNetworkId)).toBe(given.includes(one) ? one : undefined)
      }),
    )
  })

  test('behavior: the order of groups contains each group once, the given ones first', () => {
    const groups = parse({}).config.connectorTypeOrder
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...groups)), (connectorTypeOrder) => {
        const order = parse({ features: { connectorTypeOrder } }).config.connectorTypeOrder
        const first = [...new Set(connectorTypeOrder)]
        expect(order.slice(0, first.length)).toEqual(first)
        expect([...order].sort()).toEqual([...groups].sort())
        const rest = groups.filter((group) => !first.includes(group))
        expect(order.slice(first.length)).toEqual(rest)
      }),
    )
  })

  test.each([
    [{ projectId: ' my-dapp\n' }, { projectId: 'my-dapp', name: 'my-dapp' }],
    [{ projectId: '' }, { projectId: '', name: 'default' }],
    [{ projectId: undefined }, { projectId: '', name: 'default' }],
    [
      { name: 'shop', projectId: 'x' },
      { projectId: 'x', name: 'shop' },
    ],
    [{ adapters: [] }, { isBasic: true }],
    [
      { features: undefined },
      { legalCheckbox: false, pay: false, receive: true, send: true, swaps: true, onramp: true },
    ],
    [{ features: { receive: false } }, { receive: false }],
    [{ features: { send: false } }, { send: false }],
    [{ features: { legalCheckbox: true }, privacyPolicyUrl: '/p' }, { legalCheckbox: true }],
    [{ features: { legalCheckbox: true } }, { legalCheckbox: false }],
    [{ features: { legalCheckbox: false }, privacyPolicyUrl: '/p' }, { legalCheckbox: false }],
  ])('behavior: %j becomes %j', (options, expected) => {
    expect(parse(options).config).toMatchObject(expected)
  })

  test('behavior: images of chains have one key for each chain, the last one counts', () => {
    const images = { 'eip155:1': 'https://a.example/1.png', 8453: 'https://a.example/2 3.png' }
    expect(parse({ chainImages: images }).config.chainImages).toEqual({
      'eip155:1': 'https://a.example/1.png',
      'eip155:8453': 'https://a.example/2%203.png',
    })
    // Keys that are numbers come first in every object.
    const both = { 'eip155:1': 'https://a.example/caip.png', 1: 'https://a.example/plain.png' }
    expect(parse({ chainImages: both }).config.chainImages['eip155:1']).toBe('https://a.example/caip.png')
  })

  test.each([
    '0',
    '01',
    '-1',
    '1.5',
    '1e3',
    ' 1',
    'eip155',
    'eip155:0',
    'solana:',
    '__proto__',
    'constructor',
  ])('error: %j is no chain id', (key) => {
    const chainImages = JSON.parse(`{ ${JSON.stringify(key)}: "https://a.example/i.png" }`)
    expect(problemOf({ chainImages })).toBe(`chainImages.${key}`)
  })
})

describe('names of AppKit', () => {
  test.each(Object.keys(appKitOptions))('behavior: %s has no effect, and one warning', (name) => {
    // An entry with the name of an option would never be read.
    const { warnings, config } = parse({ [name]: {} })
    expect(warnings).toEqual([`The option "${name}" has no effect. ${appKitOptions[name]}`])
    expect({ ...config, networkOf: 0 }).toEqual({ ...parse({}).config, networkOf: 0 })
    expect(parse({ [name]: undefined }).warnings).toEqual([])
  })

  test.each(Object.keys(appKitFeatures))('behavior: features.%s has no effect, and one warning', (name) => {
    expect(parse({ features: { [name]: false } }).warnings).toEqual([
      `The option "features.${name}" has no effect. ${appKitFeatures[name]}`,
    ])
  })

  test.each(Object.keys(appKitVariables))('behavior: the variable %s has one warning per prefix', (name) => {
    const themeVariables = { [`--w3m-${name}`]: '1', [`--apkt-${name}`]: '1' }
    const { config, warnings } = parse({ themeVariables })
    expect(config.themeVariables).toEqual({})
    expect(warnings).toHaveLength(2)
  })

  test.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])(
    'behavior: %s, a member of every object, is no name of AppKit',
    (name) => {
      const themeVariables = JSON.parse(`{ "--w3m-${name}": "red", "--apkt-${name}": "red" }`)
      expect(parse({ themeVariables }).warnings).toEqual([])
      const features = JSON.parse(`{ ${JSON.stringify(name)}: true }`)
      expect(problemOf({ features })).toBe(`features.${name}`)
    },
  )
})
