import { describe, expect, test } from 'vitest'
import type { CompleteOptions } from '../../../config/completeNetworks.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import type { Connector } from '../../../ports/Connector.js'
import { snapshot } from '../wallets/snapshot/snapshot.js'
import {
  makeConfig,
  makeConnector,
  makeRecent,
  makeSolanaConnector,
  makeState,
} from '../wallets/wallets.fixtures.js'
import { makeCatalogue, makeTop, makeWallet } from './catalogue.fixtures.js'
import { createAllWalletsSelector, toAllWalletsModel } from './toAllWalletsModel.js'
import { toDownloadsModel } from './toDownloadsModel.js'
import type { AllWalletsModel } from './view.js'

const remote: Connector = {
  id: 'walletConnect',
  name: 'WalletConnect',
  namespace: 'eip155',
  type: 'walletConnect',
}
const error = new RpcRequestError({ method: 'getWallets', network: 'the catalogue' })

function modelOf(
  change: Parameters<typeof makeCatalogue>[0],
  connectors: readonly Connector[] = [remote],
  options: Partial<CompleteOptions> = {},
): AllWalletsModel {
  const state = { wallets: makeState(connectors), directory: makeCatalogue(change) }
  return toAllWalletsModel(state, makeConfig(options))
}
const rowsOf = (model: AllWalletsModel) => ('wallets' in model ? model.wallets : [])
const idsOf = (...parameters: Parameters<typeof modelOf>) =>
  rowsOf(modelOf(...parameters)).map(({ id }) => id)

describe('createAllWalletsSelector', () => {
  const config = makeConfig()
  const wallets = [makeWallet('a', { certified: true }), makeWallet('b')]
  const state = { wallets: makeState([remote]), directory: makeCatalogue({ wallets, hasMore: true }) }
  const { directory } = state

  test('default: the next page keeps the rows of the earlier ones', () => {
    const select = createAllWalletsSelector()
    const [a, b] = rowsOf(select(state, config))
    const loading = { ...state, directory: { ...directory, status: 'loading' as const } }
    const next = { ...state, directory: { ...directory, wallets: [...wallets, makeWallet('c')] } }
    for (const each of [loading, next]) {
      const model = select(each, config)
      expect(rowsOf(model)[0]).toBe(a)
      expect(rowsOf(model)[1]).toBe(b)
      expect(model).toEqual(toAllWalletsModel(each, config))
    }
  })

  const installed = makeConnector('a')
  test.each([
    ['filter', { ...state, directory: { ...directory, filter: { query: '', certifiedOnly: true } } }, config],
    [
      'search',
      { ...state, directory: { ...directory, filter: { query: 'b', certifiedOnly: false } } },
      config,
    ],
    ['wallet that is installed', { ...state, wallets: makeState([remote, installed]) }, config],
    ['list of connectors without the relay', { ...state, wallets: makeState([]) }, config],
    ['configuration', state, makeConfig({ connectorImages: { a: 'https://my-dapp.example/a.png' } })],
  ])('behavior: another %s changes the rows', (_, next, nextConfig) => {
    const select = createAllWalletsSelector()
    const before = select(state, config)
    const after = select(next, nextConfig)
    expect(after).toEqual(toAllWalletsModel(next, nextConfig))
    expect(after).not.toEqual(before)
  })
})

describe('toAllWalletsModel', () => {
  test('default', () => {
    const icon = 'https://catalogue.example/a.png'
    const wallets = [makeWallet('a', { name: 'Al\u202Epha', icon, certified: true }), makeWallet('b')]
    expect(modelOf({ wallets, count: 90, hasMore: true })).toEqual({
      status: 'ready',
      query: '',
      certifiedOnly: false,
      hasCertified: false,
      total: 90,
      hasMore: true,
      wallets: [
        { id: 'a', name: 'Alpha', icon, namespaces: ['eip155'], certified: true, installed: false },
        { id: 'b', name: 'b', namespaces: ['eip155'], certified: false, installed: false },
      ],
    })
  })

  test('behavior: loading before any data is loaded', () => {
    expect(toAllWalletsModel({ wallets: makeState([]) }, makeConfig())).toEqual({
      status: 'loading',
      query: '',
      certifiedOnly: false,
      hasCertified: false,
      wallets: [],
    })
  })

  test('behavior: keeps the loaded wallets while the next page loads', () => {
    expect(modelOf({ status: 'loading', wallets: [makeWallet('a')] })).toMatchObject({
      status: 'loading',
      wallets: [{ id: 'a' }],
    })
  })

  test('behavior: lists installed wallets first, then featured ones, each once', () => {
    const alpha = makeConnector('io.alpha', { name: 'Alpha' })
    const wallets = [
      makeWallet('a'),
      makeWallet('hex-of-alpha', { rdns: 'io.alpha', certified: true }),
      makeWallet('featured'),
    ]
    const top = makeTop({ featured: [makeWallet('featured')] })
    const rows = rowsOf(modelOf({ wallets, top }, [remote, alpha]))
    expect(rows.map(({ id }) => id)).toEqual(['io.alpha', 'featured', 'a'])
    // The directory certifies the wallet under its own id.
    expect(rows[0]).toMatchObject({ installed: true, certified: true, tag: 'installed' })
  })

  test('behavior: includes installed wallets that are not in the directory, if they match the search', () => {
    const alpha = makeConnector('io.alpha', { name: 'Alpha' })
    expect(idsOf({ wallets: [makeWallet('a')] }, [alpha])).toEqual(['io.alpha', 'a'])
    const search = (query: string, certifiedOnly = false) =>
      idsOf({ filter: { query, certifiedOnly }, top: makeTop({ featured: [makeWallet('f')] }) }, [alpha])
    expect(search('LPH')).toEqual(['io.alpha'])
    expect(search('f')).toEqual(['f'])
    expect(search('', true)).toEqual([])
  })

  test.each<[string, Partial<Connector>, Parameters<typeof makeWallet>[1]]>([
    ['its rdns', { rdns: 'io.x' }, { rdns: 'io.x' }],
    ['MetaMask’s rdns on phones', { rdns: 'io.metamask.mobile' }, { rdns: 'io.metamask' }],
    ['its catalogue id', { explorerId: 'hex' }, { id: 'hex' }],
    ['its extension', {}, { injected: [{ namespace: 'eip155', id: 'conn' }] }],
  ])('behavior: matches an installed wallet by %s', (_, connector, wallet) => {
    const installed = makeConnector('conn', { rdns: undefined, ...connector })
    expect(rowsOf(modelOf({ wallets: [makeWallet('other', wallet)] }, [installed]))).toHaveLength(1)
  })

  test.each<[string, Partial<Connector>, Parameters<typeof makeWallet>[1]]>([
    ['name', { name: 'Same' }, { name: 'Same' }],
    ['extension of another namespace', {}, { injected: [{ namespace: 'solana', id: 'conn' }] }],
  ])('behavior: does not match an installed wallet by %s', (_, connector, wallet) => {
    const installed = makeConnector('conn', { rdns: undefined, ...connector })
    expect(rowsOf(modelOf({ wallets: [makeWallet('other', wallet)] }, [installed]))).toHaveLength(2)
  })

  test('behavior: lists a built-in wallet once if it is installed without an rdns', () => {
    const installed = ['Solflare', 'Phantom', 'Backpack'].map((name) => makeSolanaConnector(name))
    const names = rowsOf(modelOf({ wallets: snapshot }, [remote, ...installed])).map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['Solflare', 'Phantom', 'Backpack'])
    expect(names.filter((name) => /solflare|phantom|backpack/i.test(name))).toHaveLength(3)
  })

  test('param: excludeWalletIds matches the id of any connector of the wallet', () => {
    const injected = [{ namespace: 'solana', id: 'Alpha' }] as const
    const top = makeTop({ named: [makeWallet('hex', { rdns: 'io.alpha', injected })] })
    const two = [makeConnector('io.alpha'), makeSolanaConnector('Alpha')]
    expect(idsOf({ top, wallets: [] }, two, { excludeWalletIds: ['hex'] })).toEqual([])
  })

  test('param: excludeWalletIds matches an installed wallet with another id', () => {
    const options = { excludeWalletIds: ['hex'] }
    const top = makeTop({ named: [makeWallet('hex', { rdns: 'io.alpha' })] })
    expect(idsOf({ top, wallets: [makeWallet('a')] }, [makeConnector('io.alpha')], options)).toEqual(['a'])
  })

  test('param: namespace: lists only wallets that can connect in it', () => {
    const filter = { query: '', certifiedOnly: false, namespace: 'solana' } as const
    const wallets = [makeWallet('evm'), makeWallet('sol', { namespaces: ['eip155', 'solana'] })]
    const onSolana: Connector = { ...remote, namespace: 'solana' }
    const installed = [makeConnector('io.evm'), makeSolanaConnector('Sol')]
    expect(idsOf({ wallets, filter }, [remote, onSolana, ...installed])).toEqual(['Sol', 'sol'])
    expect(rowsOf(modelOf({ wallets, filter }, [remote, onSolana]))[0]?.namespaces).toEqual(['solana'])
  })

  test('behavior: no match', () => {
    expect(modelOf({ query: 'xyz', filter: { query: 'xyz', certifiedOnly: false }, count: 0 })).toEqual({
      status: 'no-match',
      query: 'xyz',
      certifiedOnly: false,
      hasCertified: false,
      total: 0,
    })
  })

  test('error: the built-in wallets and the error of the directory', () => {
    expect(modelOf({ wallets: [makeWallet('a')], error })).toMatchObject({
      status: 'failed',
      builtIn: true,
      wallets: [{ id: 'a' }],
      code: 'rpc-request',
    })
  })

  test('error: the next page failed', () => {
    expect(modelOf({ status: 'failed', wallets: [makeWallet('a')], error })).toMatchObject({
      status: 'failed',
      builtIn: false,
      wallets: [{ id: 'a' }],
    })
  })
})

describe('toDownloadsModel', () => {
  const links = {
    chromeStore: 'https://chromewebstore.google.com/x',
    appStore: 'https://apps.apple.com/x',
    playStore: 'https://play.google.com/x',
    homepage: 'https://a.example',
  }
  const listed = (change: Parameters<typeof makeWallet>[1]) => ({
    wallets: makeState([]),
    directory: makeCatalogue({ wallets: [makeWallet('a', { name: 'Alpha', ...change })] }),
  })

  test('default', () => {
    expect(toDownloadsModel(listed(links), makeConfig(), 'a')).toEqual({
      wallet: { id: 'a', name: 'Alpha', namespaces: ['eip155'] },
      primary: { store: 'chrome', href: links.chromeStore },
      others: [
        { store: 'app-store', href: links.appStore },
        { store: 'play-store', href: links.playStore },
        { store: 'homepage', href: links.homepage },
      ],
      codes: [
        { store: 'app-store', href: links.appStore },
        { store: 'play-store', href: links.playStore },
      ],
    })
  })

  const device = { isPhone: false, isTablet: false, isAndroid: false, isChromium: false }
  const androidPhone = { ...device, isPhone: true, isAndroid: true, isChromium: true }

  test.each([
    ['Chrome on a desktop', { ...device, isChromium: true }, 'chrome', ['app-store', 'play-store']],
    ['Firefox on a desktop', device, 'homepage', ['app-store', 'play-store']],
    ['an Android phone', androidPhone, 'play-store', []],
    ['an Android tablet', { ...androidPhone, isPhone: false, isTablet: true }, 'play-store', []],
    ['an iPhone', { ...device, isPhone: true }, 'app-store', []],
    ['an iPad', { ...device, isTablet: true }, 'app-store', []],
  ] as const)('behavior: %s has the primary link %3$s', (_, scope, store, codes) => {
    const model = toDownloadsModel(listed(links), makeConfig(), 'a', scope)
    expect(model.primary?.store).toBe(store)
    expect(model.codes.map((code) => code.store)).toEqual(codes)
    expect(model.others.map((other) => other.store).sort()).toEqual(
      ['app-store', 'chrome', 'homepage', 'play-store'].filter((one) => one !== store),
    )
  })

  test('behavior: without a store for this device, the website is the primary link, if there is one', () => {
    const { chromeStore, homepage } = links
    const withHomepage = toDownloadsModel(listed({ chromeStore, homepage }), makeConfig(), 'a', androidPhone)
    expect(withHomepage.primary).toEqual({ store: 'homepage', href: homepage })
    const without = toDownloadsModel(listed({ chromeStore }), makeConfig(), 'a', androidPhone)
    expect(without).not.toHaveProperty('primary')
    expect(without.others).toEqual([{ store: 'chrome', href: chromeStore }])
  })

  test('behavior: a built-in wallet that the directory does not have, or has without links', () => {
    const unlisted = toDownloadsModel({ wallets: makeState([]) }, makeConfig(), 'io.metamask')
    expect(unlisted.wallet.name).toBe('MetaMask')
    expect(unlisted.primary?.store).toBe('chrome')
    const before = { wallets: makeState([], [{ ...makeRecent('io.metamask'), name: 'MetaMask' }]) }
    expect(toDownloadsModel(before, makeConfig(), 'io.metamask').primary).toEqual(unlisted.primary)
  })

  test('behavior: omits invalid links', () => {
    const bad = {
      chromeStore: 'javascript:alert(1)',
      appStore: 'http://apps.example',
      homepage: 'not a link',
    }
    expect(toDownloadsModel(listed(bad), makeConfig(), 'a')).toEqual({
      wallet: expect.anything(),
      others: [],
      codes: [],
    })
  })

  test('behavior: a custom wallet, and a recent wallet', () => {
    const custom = { id: 'my', name: 'Mine', homepage: 'https://my.example', chrome_store: links.chromeStore }
    const model = toDownloadsModel({ wallets: makeState([]) }, makeConfig({ customWallets: [custom] }), 'my')
    expect(model.wallet.name).toBe('Mine')
    expect([model.primary, ...model.others].map((link) => link?.store)).toEqual(['chrome', 'homepage'])
    const before = { wallets: makeState([], [{ ...makeRecent('old'), name: 'Old one' }]) }
    expect(toDownloadsModel(before, makeConfig(), 'old').wallet.name).toBe('Old one')
  })

  test('behavior: an unknown wallet', () => {
    expect(toDownloadsModel({ wallets: makeState([]) }, makeConfig(), 'x')).toEqual({
      wallet: { id: 'x', name: '', namespaces: [] },
      others: [],
      codes: [],
    })
  })
})
