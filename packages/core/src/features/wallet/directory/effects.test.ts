import { describe, expect, test } from 'vitest'
import type { CompleteOptions } from '../../../config/completeNetworks.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import type { CatalogueEvent } from '../wallets/catalogueTypes.js'
import { makeConfig } from '../wallets/wallets.fixtures.js'
import { fakeCatalogue, makeWallet } from './catalogue.fixtures.js'
import { effects } from './effects.js'

const metaMaskId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const rabbyId = '18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1'
const all = { query: '', certifiedOnly: false }
const many = Array.from({ length: 90 }, (_, index) => makeWallet(`wallet-${index}`))
const allChains = ['eip155:1', 'eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']

function setUp(wallets: readonly CatalogueWallet[] | undefined, options: Partial<CompleteOptions> = {}) {
  const catalogue = wallets && fakeCatalogue(wallets)
  const warned: string[] = []
  const controller = new AbortController()
  const context = {
    catalogue,
    config: makeConfig(options),
    warn: (message: string) => void warned.push(message),
    signal: controller.signal,
    send: () => {},
    getState: createTestKit().kit.getState,
  }
  type Arrived<T> = Extract<CatalogueEvent, { type: T }>
  return {
    catalogue,
    warned,
    abort: () => controller.abort(),
    // Each effect returns its own event.
    page: async (page = 1, filter = all, error?: LatchkitError) =>
      (await effects.loadPage(
        { type: 'loadPage', key: 'page', page, filter, error },
        context,
      )) as Arrived<'pageArrived'>,
    top: async (recentIds: readonly string[] = [], previousError?: LatchkitError) =>
      (await effects.loadTop(
        { type: 'loadTop', key: 'top', recentIds, previousError },
        context,
      )) as Arrived<'topArrived'>,
  }
}
const idsOf = (wallets: readonly CatalogueWallet[]) => wallets.map(({ id }) => id)

describe('loadPage', () => {
  test('default', async () => {
    const { page, catalogue } = setUp(many)
    const first = await page(1)
    expect(idsOf(first.wallets)).toEqual(idsOf(many.slice(0, 40)))
    expect(first).toMatchObject({ type: 'pageArrived', page: 1, count: 90, hasMore: true })
    expect(await page(3)).toMatchObject({ page: 3, count: 90, hasMore: false, wallets: many.slice(80) })
    expect(catalogue?.queries[0]).toEqual({ page: 1, entries: 40, chains: allChains })
  })

  test('behavior: passes the search and the filter to the directory', async () => {
    const { page, catalogue } = setUp(many)
    await page(1, { query: 'Wallet-1', certifiedOnly: true })
    expect(catalogue?.queries).toEqual([
      { page: 1, entries: 40, chains: allChains, search: 'Wallet-1', certified: true },
    ])
  })

  test('param: namespace', async () => {
    const wallets = [makeWallet('evm'), makeWallet('sol', { namespaces: ['eip155', 'solana'] })]
    const { page, catalogue } = setUp(wallets)
    const onSolana = { ...all, namespace: 'solana' } as const
    expect(idsOf((await page(1, onSolana)).wallets)).toEqual(['sol'])
    expect(catalogue?.queries[0]?.chains).toEqual(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
    const own = (await setUp(undefined).page(1, onSolana)).wallets
    expect(own.map(({ name }) => name)).toContain('Solflare')
    expect(own.filter(({ namespaces }) => !namespaces.includes('solana'))).toEqual([])
  })

  test('behavior: a page without wallets is the last one, whatever the count is', async () => {
    const { page, catalogue } = setUp([])
    if (catalogue) catalogue.getWallets = async () => ({ wallets: [], count: 900 })
    expect(await page(2)).toMatchObject({ wallets: [], hasMore: false })
  })

  test('param: excludeWalletIds and includeWalletIds, by rdns or directory id', async () => {
    const excluded = setUp([makeWallet('hidden', { rdns: 'io.hidden' }), makeWallet('b')], {
      excludeWalletIds: ['io.hidden', 'io.metamask'],
    })
    // Excluded wallets that the directory returns anyway are removed.
    expect(idsOf((await excluded.page()).wallets)).toEqual(['b'])
    expect(excluded.catalogue?.queries[0]?.exclude).toEqual(['io.hidden', metaMaskId])
    const included = setUp([makeWallet(metaMaskId), makeWallet('b')], { includeWalletIds: [metaMaskId] })
    expect(idsOf((await included.page()).wallets)).toEqual([metaMaskId])
    expect(included.catalogue?.queries[0]?.include).toEqual([metaMaskId])
  })

  test('param: an empty includeWalletIds sends no query', async () => {
    const { page, catalogue } = setUp(many, { includeWalletIds: [] })
    expect(await page()).toMatchObject({ wallets: [], count: 0, hasMore: false })
    expect(catalogue?.queries).toEqual([])
  })

  test('behavior: removes wallets of unconfigured namespaces, and keeps wallets without namespaces', async () => {
    const { page } = setUp([
      makeWallet('cosmos', { namespaces: ['cosmos'] }),
      makeWallet('silent', { namespaces: [] }),
      makeWallet('solana', { namespaces: ['cosmos', 'solana'] }),
    ])
    expect(idsOf((await page()).wallets)).toEqual(['silent', 'solana'])
  })

  test('behavior: without a directory, searches the built-in wallets, as one page', async () => {
    const { page } = setUp(undefined)
    const own = await page()
    expect(own.wallets.length).toBeGreaterThan(30)
    expect(own).toMatchObject({ page: 1, count: own.wallets.length, hasMore: false })
    expect(own.error).toBeUndefined()
    const found = await page(1, { ...all, query: ' mETAm' })
    expect(idsOf(found.wallets)).toEqual([metaMaskId])
    expect(await page(1, { ...all, certifiedOnly: true })).toMatchObject({ wallets: [], count: 0 })
  })

  test('error: returns the built-in wallets and the error if the directory fails', async () => {
    const { page, catalogue } = setUp(many)
    if (catalogue) catalogue.fail = new TypeError('fetch failed')
    const response = await page(1, { ...all, query: 'rabby' })
    expect(idsOf(response.wallets)).toEqual([rabbyId])
    expect(response.error).toBeInstanceOf(UnexpectedError)
    // Pages of two different lists must not be mixed.
    await expect(page(2)).rejects.toThrow('fetch failed')
  })

  test('error: does not query a directory that has just failed', async () => {
    const { page, catalogue } = setUp(many)
    const error = new UnexpectedError({ cause: 'offline' })
    const response = await page(1, { ...all, query: 'rabby' }, error)
    expect(response).toMatchObject({ wallets: [{ rdns: 'io.rabby' }], count: 1, error })
    expect(catalogue?.queries).toEqual([])
  })

  test('error: cancelled', async () => {
    const { page, abort } = setUp(many)
    abort()
    await expect(page()).rejects.toThrow(AbortedError)
  })
})

describe('loadTop', () => {
  test('default', async () => {
    const { top, catalogue, warned } = setUp(many)
    expect(await top()).toEqual({
      type: 'topArrived',
      featured: [],
      recommended: many.slice(0, 4),
      named: [],
      recent: [],
      recentIds: [],
      count: 90,
    })
    expect(catalogue?.queries).toEqual([{ page: 1, entries: 4, chains: allChains }])
    expect(warned).toEqual([])
  })

  test('param: featuredWalletIds: in their order, without recommended wallets', async () => {
    const ids = ['wallet-80', rabbyId, 'unknown', 'wallet-3']
    // An rdns selects the same wallet.
    const { top, catalogue } = setUp(many, {
      featuredWalletIds: ids.map((id) => (id === rabbyId ? 'io.rabby' : id)),
    })
    const { featured, recommended } = await top()
    // Wallets that the directory does not have come from the built-in wallets.
    expect(idsOf(featured)).toEqual(['wallet-80', rabbyId, 'wallet-3'])
    expect(recommended).toEqual([])
    expect(catalogue?.queries).toContainEqual({ page: 1, entries: 4, include: ids })
  })

  test('param: customWallets: without recommended wallets', async () => {
    const { top } = setUp(many, { customWallets: [{ id: 'my', name: 'My wallet' }] })
    expect((await top()).recommended).toEqual([])
  })

  test('param: excludeWalletIds: loads the entries, so that installed wallets match by any id', async () => {
    const { top } = setUp([makeWallet('x', { rdns: 'io.x' })], { excludeWalletIds: ['x', metaMaskId] })
    expect((await top()).named.map(({ rdns }) => rdns)).toEqual(['io.x', 'io.metamask'])
  })

  test('behavior: loads the entries of recent remote wallets, for their links', async () => {
    const top = await setUp(many).top(['wallet-70', metaMaskId])
    expect(idsOf(top.recent)).toEqual(['wallet-70', metaMaskId])
    expect(top.recentIds).toEqual(['wallet-70', metaMaskId])
    expect(top.recent[1]?.mobileLink).toBe('metamask://')
    expect(idsOf((await setUp(undefined).top(['wallet-70', metaMaskId])).recent)).toEqual([metaMaskId])
  })

  test('behavior: does not recommend wallets that cannot connect remotely', async () => {
    const { top } = setUp([makeWallet('extension', { remote: false }), makeWallet('app')])
    expect(idsOf((await top()).recommended)).toEqual(['app'])
  })

  test('behavior: uses the built-in wallets without a directory, or if it fails', async () => {
    const own = await setUp(undefined).top()
    expect(own.recommended.map(({ name }) => name)).toEqual([
      'MetaMask',
      'Trust Wallet',
      'Rainbow',
      'Ledger Live',
    ])
    const { top, catalogue, warned } = setUp(many)
    if (catalogue) catalogue.fail = new TypeError('fetch failed')
    const { error, ...rest } = await top()
    expect(rest).toEqual(own)
    expect(error).toBeInstanceOf(UnexpectedError)
    expect(warned).toEqual(['The wallet catalogue did not answer as it should; the kit’s own list is shown.'])
    // The warning is logged once, and again for another reason.
    await top([], error)
    expect(warned).toHaveLength(1)
    await top([], new AbortedError())
    expect(warned).toHaveLength(2)
  })

  test('error: cancelled', async () => {
    const { top, abort, warned } = setUp(many)
    abort()
    await expect(top()).rejects.toThrow(AbortedError)
    expect(warned).toEqual([])
  })
})
