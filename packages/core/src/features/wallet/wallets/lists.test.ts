import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Config, CustomWallet } from '../../../config/config.js'
import type { Connector } from '../../../ports/Connector.js'
import { makeWallet } from '../directory/catalogue.fixtures.js'
import type { CatalogueFilter } from './catalogueTypes.js'
import { hasWalletId, isAllowed, isFound, sortByIds, toCatalogueIds } from './directory.js'
import { gatherWallets } from './gatherWallets.js'
import { getDownloadUrl } from './getDownloadUrl.js'
import { getRecentRemoteWallets } from './getRecentRemoteWallets.js'
import { getRemoteNamespaces } from './getRemoteNamespaces.js'
import { mergeCatalogue } from './mergeCatalogue.js'
import { makeConfig, makeConnector, makeRecent, makeSolanaConnector, makeState } from './wallets.fixtures.js'

const alpha = makeWallet('a1', { rdns: 'io.alpha', injected: [{ namespace: 'solana', id: 'Alpha' }] })
const remote: Connector = { id: 'walletConnect', name: 'W', namespace: 'eip155', type: 'walletConnect' }

describe('hasWalletId', () => {
  test.each([
    [['a1'], true],
    [['io.alpha'], true],
    [['Alpha'], true],
    [['x', 'Alpha'], true],
    [[], false],
    [['alpha'], false],
    [['a1 '], false],
    [['io'], false],
    [['undefined'], false],
  ])('default: %j: %s', (ids, expected) => {
    expect(hasWalletId(alpha, ids)).toBe(expected)
  })

  test('behavior: a wallet without rdns has no id "undefined"', () => {
    expect(hasWalletId(makeWallet('b'), ['undefined', ''])).toBe(false)
  })
})

describe('isAllowed', () => {
  const allowed = (options: Parameters<typeof makeConfig>[0], change = {}, namespace?: 'solana' | 'bip122') =>
    isAllowed({ ...alpha, ...change }, makeConfig(options), namespace)

  test.each<[Parameters<typeof makeConfig>[0], object, 'solana' | 'bip122' | undefined, boolean]>([
    [{}, {}, undefined, true],
    [{ includeWalletIds: ['io.alpha'] }, {}, undefined, true],
    [{ includeWalletIds: ['io.beta'] }, {}, undefined, false],
    [{ includeWalletIds: [] }, {}, undefined, false],
    [{ excludeWalletIds: ['Alpha'] }, {}, undefined, false],
    // Excluding takes precedence.
    [{ includeWalletIds: ['a1'], excludeWalletIds: ['io.alpha'] }, {}, undefined, false],
    [{}, { namespaces: ['cosmos'] }, undefined, false],
    [{}, { namespaces: ['cosmos', 'solana'] }, undefined, true],
    [{}, { namespaces: [] }, undefined, true],
    [{}, { namespaces: ['eip155'] }, 'solana', false],
    [{}, { namespaces: ['eip155', 'solana'] }, 'solana', true],
    // A namespace that the wallet has, but the app does not.
    [{}, { namespaces: ['bip122'] }, 'bip122', false],
    [{}, { namespaces: [] }, 'bip122', true],
  ])('default: %j, wallet %j, in %s: %s', (options, change, namespace, expected) => {
    expect(allowed(options, change, namespace)).toBe(expected)
  })
})

describe('isFound', () => {
  const filter = (query: string, certifiedOnly = false): CatalogueFilter => ({ query, certifiedOnly })

  test.each([
    ['', true],
    ['  ', true],
    ['meta', true],
    [' MASK ', true],
    ['metamask ', true],
    ['meta mask', false],
    ['.*', false],
    ['m.t', false],
    ['metamask1', false],
  ])('default: %j finds MetaMask: %s', (query, expected) => {
    expect(isFound({ name: 'MetaMask', certified: false }, filter(query))).toBe(expected)
  })

  test('param: certifiedOnly', () => {
    expect(isFound({ name: 'MetaMask', certified: false }, filter('', true))).toBe(false)
    expect(isFound({ name: 'MetaMask', certified: true }, filter('', true))).toBe(true)
    expect(isFound({ name: 'MetaMask', certified: true }, filter('x', true))).toBe(false)
  })

  test('behavior: finds every wallet by any part of its name, in any case', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (name, from, length) => {
        const part = name.slice(from % (name.length + 1)).slice(0, length)
        // Surrounding whitespace of a query does not count.
        if (part.trim() === part) expect(isFound({ name, certified: false }, filter(part))).toBe(true)
      }),
    )
  })
})

describe('toCatalogueIds and sortByIds', () => {
  const beta = makeWallet('b1', { rdns: 'io.beta' })
  const known = [alpha, beta]

  test('default', () => {
    expect(toCatalogueIds(['io.beta', 'x', 'Alpha'], known)).toEqual(['b1', 'x', 'a1'])
    expect(sortByIds(['io.beta', 'x', 'Alpha'], known)).toEqual([beta, alpha])
  })

  test('behavior: two ids of one wallet are one wallet, at its first place', () => {
    expect(toCatalogueIds(['io.alpha', 'b1', 'a1', 'x', 'x'], known)).toEqual(['a1', 'b1', 'x'])
    expect(sortByIds(['io.alpha', 'b1', 'a1'], known)).toEqual([alpha, beta])
  })

  test('behavior: the first of two wallets with the same id counts', () => {
    const copy = { ...alpha, name: 'Copy' }
    expect(sortByIds(['a1'], [alpha, copy])).toEqual([alpha])
    expect(sortByIds([], known)).toEqual([])
    expect(toCatalogueIds([], known)).toEqual([])
  })
})

describe('getDownloadUrl', () => {
  const store = 'https://chromewebstore.google.com/detail/x'
  const homepage = 'https://my.example'
  // Options are validated before; a kit without types may still hold anything.
  const urlOf = (wallet: Partial<CustomWallet>, id = 'my') =>
    getDownloadUrl(id, { customWallets: [{ id: 'my', name: 'My', ...wallet }] } as Partial<Config> as Config)

  test.each<[Partial<CustomWallet>, string | undefined]>([
    [{ chrome_store: store, homepage }, store],
    [{ homepage }, homepage],
    [{ chrome_store: 'http://localhost/x', homepage }, homepage],
    [{ homepage: 'HTTPS://MY.EXAMPLE' }, 'HTTPS://MY.EXAMPLE'],
    [{}, undefined],
    [{ homepage: 'http://localhost:1' }, undefined],
    [{ homepage: 'javascript:alert(1)//https:' }, undefined],
    [{ homepage: 'https:' }, undefined],
    [{ homepage: 'https://user:pass@my.example' }, undefined],
    [{ homepage: ' https://my.example' }, undefined],
    [{ homepage: 'data:text/html,https://my.example' }, undefined],
  ])('default: %j: %s', (wallet, expected) => {
    expect(urlOf(wallet)).toBe(expected)
  })

  test('behavior: finds the wallet by its id or its rdns, and no other one', () => {
    expect(urlOf({ homepage, rdns: 'io.my' }, 'io.my')).toBe(homepage)
    expect(urlOf({ homepage }, 'other')).toBeUndefined()
    expect(urlOf({ homepage }, 'My')).toBeUndefined()
  })
})

describe('getRecentRemoteWallets', () => {
  test('default: those that were connected through the relay, without their connectors', () => {
    const phone = {
      ...makeRecent('phone'),
      icon: 'https://a.example/i.png',
      connectorIds: ['x', 'walletConnect'],
    }
    const installed = { ...makeRecent('io.a'), connectorIds: ['io.a', 'A'] }
    expect(getRecentRemoteWallets([installed, makeRecent('walletConnect'), phone])).toEqual([
      {
        id: 'phone',
        name: 'phone',
        icon: 'https://a.example/i.png',
        namespaces: ['eip155'],
        injected: [],
        certified: false,
      },
    ])
    expect(getRecentRemoteWallets([])).toEqual([])
  })

  test('behavior: leaves out a wallet without a name, which the directory may know', () => {
    const nameless = { ...makeRecent('phone'), name: '', connectorIds: ['walletConnect'] }
    expect(getRecentRemoteWallets([nameless])).toEqual([])
  })
})

describe('getRemoteNamespaces', () => {
  const onSolana: Connector = { ...remote, namespace: 'solana' }
  const config = makeConfig()

  test('default: the namespaces with a relay, in the order of the configuration', () => {
    const [first, second, third] = makeConfig().networks
    if (!second || !third) throw new TypeError('three networks')
    expect(getRemoteNamespaces(makeState([onSolana, remote]), config)).toEqual(['eip155', 'solana'])
    const reversed = makeConfig({ networks: [third, second, first] })
    expect(getRemoteNamespaces(makeState([onSolana, remote]), reversed)).toEqual(['solana', 'eip155'])
  })

  test('behavior: none before the connectors have arrived, or with other connectors', () => {
    expect(getRemoteNamespaces({ connectors: {}, recent: [] }, config)).toEqual([])
    expect(getRemoteNamespaces(makeState([makeConnector('walletConnect')]), config)).toEqual([])
  })

  test('behavior: not a namespace that is not configured', () => {
    const state = { connectors: { bip122: [{ ...remote, namespace: 'bip122' as const }] }, recent: [] }
    expect(getRemoteNamespaces(state, config)).toEqual([])
  })

  test.each([
    [['solana'], ['solana']],
    [['cosmos'], []],
    [
      ['solana', 'eip155'],
      ['eip155', 'solana'],
    ],
    [[], ['eip155', 'solana']],
  ] as const)('param: wallet of %j: %j', (namespaces, expected) => {
    expect(getRemoteNamespaces(makeState([onSolana, remote]), config, { namespaces })).toEqual(expected)
  })
})

describe('mergeCatalogue', () => {
  const gather = (...connectors: readonly Connector[]) =>
    gatherWallets(makeState(connectors).connectors, makeConfig())
  const merge = (connectors: readonly Connector[], listed = [alpha], known: readonly (typeof alpha)[] = []) =>
    mergeCatalogue(gather(...connectors), { listed, known })

  test('default: an entry without an installed wallet is appended', () => {
    expect(merge([])).toEqual([
      {
        id: 'a1',
        aliases: ['a1', 'io.alpha'],
        type: 'catalogue',
        members: [],
        connectors: [],
        catalogue: alpha,
      },
    ])
  })

  test.each([
    ['rdns', makeConnector('io.alpha')],
    ['directory id', makeConnector('x', { rdns: undefined, explorerId: 'a1' })],
    ['name of its extension in that namespace', makeSolanaConnector('Alpha')],
  ])('behavior: an installed wallet with the same %s gets the ids of the entry', (_, connector) => {
    const [wallet, ...others] = merge([connector])
    expect(others).toEqual([])
    expect(wallet).toMatchObject({ type: 'announced', catalogue: alpha, members: [connector] })
    expect(wallet?.aliases).toEqual(expect.arrayContaining(['a1', 'io.alpha', connector.id]))
    expect(new Set(wallet?.aliases).size).toBe(wallet?.aliases.length)
  })

  test.each([
    ['name', makeConnector('io.other', { name: alpha.name })],
    ['name of its extension in another namespace', makeConnector('Alpha', { rdns: undefined })],
    ['QR code', { ...remote, explorerId: 'a1' }],
    ['embedded login', makeConnector('auth', { type: 'auth', rdns: undefined, explorerId: 'a1' })],
  ])('behavior: never merged by the %s', (_, connector) => {
    const [wallet] = merge([connector])
    expect(wallet).not.toHaveProperty('catalogue')
    expect(wallet?.aliases).not.toContain('io.alpha')
  })

  test('behavior: an entry cannot take the ids of the QR code or of the embedded login', () => {
    const login = makeConnector('auth', { type: 'auth', rdns: undefined })
    const hostile = [makeWallet('walletConnect'), makeWallet('auth'), makeWallet('x', { rdns: 'auth' })]
    expect(merge([remote, login], hostile)).toEqual(gather(remote, login))
  })

  test('behavior: MetaMask in its own browser is the wallet of the desktop entry', () => {
    const entry = makeWallet('c57c', { rdns: 'io.metamask' })
    expect(merge([makeConnector('io.metamask.mobile')], [entry])).toMatchObject([
      { id: 'io.metamask.mobile', catalogue: entry },
    ])
  })

  test('behavior: known entries only add ids', () => {
    expect(merge([], [], [alpha])).toEqual([])
    const [wallet] = merge([makeConnector('io.alpha')], [], [alpha])
    expect(wallet?.aliases).toContain('a1')
  })

  test('behavior: entries of two lists with a common id are one wallet, the first one', () => {
    const again = makeWallet('other', { rdns: 'io.alpha' })
    expect(merge([], [alpha, again, alpha])).toMatchObject([{ id: 'a1' }])
    expect(merge([makeConnector('io.alpha')], [again], [alpha])).toMatchObject([{ catalogue: alpha }])
  })

  test('behavior: adding the same entries again changes nothing, and the input stays unchanged', () => {
    const wallets = gather(makeConnector('io.alpha'), makeConnector('io.b'))
    const before = structuredClone(wallets)
    const catalogue = { listed: [makeWallet('z')], known: [alpha] }
    const once = mergeCatalogue(wallets, catalogue)
    expect(mergeCatalogue(once, { ...catalogue, listed: [] })).toEqual(once)
    expect(wallets).toEqual(before)
  })
})

describe('gatherWallets', () => {
  const ids = fc.constantFrom('a', 'b', 'io.x', 'solana/a', 'custom/a')
  const connector: fc.Arbitrary<Connector> = fc.record(
    {
      id: ids,
      name: fc.constantFrom('Same', 'Other', 'MetaMask'),
      namespace: fc.constantFrom('eip155' as const, 'solana' as const),
      type: fc.constantFrom('announced', 'injected', 'external', 'walletConnect', 'auth'),
      rdns: fc.constantFrom('io.x', 'io.y', 'io.metamask', '', '__proto__'),
      explorerId: fc.constantFrom('e', 'a'),
      icon: fc.constantFrom('data:image/png;base64,AA==', 'data:image/png;base64,AQ=='),
    },
    { requiredKeys: ['id', 'name', 'namespace', 'type'] },
  )

  test('behavior: every connector belongs to exactly one wallet, and every wallet has its own id', () => {
    const custom = fc.constantFrom(
      [],
      [{ id: 'a', name: 'A' }],
      [{ id: 'custom/a', name: 'A', rdns: 'io.x' }],
    )
    fc.assert(
      fc.property(fc.array(connector, { maxLength: 8 }), custom, (connectors, customWallets) => {
        const config = makeConfig({ customWallets })
        const state = makeState(connectors)
        const wallets = gatherWallets(state.connectors, config)
        const members = wallets.flatMap((wallet) => wallet.members)
        expect(new Set(members).size).toBe(members.length)
        expect(members.every((member) => connectors.includes(member))).toBe(true)
        expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
        for (const wallet of wallets) {
          expect(wallet.aliases).toContain(wallet.id)
          expect(wallet.aliases).not.toContain('')
          expect(wallet.type).toBe(wallet.members[0]?.type ?? 'custom')
          // One connector for each namespace, in the order of the configuration.
          const namespaces = wallet.connectors.map(({ namespace }) => namespace)
          expect(namespaces).toEqual(
            ['eip155', 'solana'].filter((one) => namespaces.includes(one as 'eip155')),
          )
          expect(wallet.members).toEqual(expect.arrayContaining([...wallet.connectors]))
        }
      }),
      { numRuns: 300 },
    )
  })
})
