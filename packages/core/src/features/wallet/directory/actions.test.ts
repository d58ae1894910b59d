import { describe, expect, test, vi } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { openModal } from '../../shell/modal/openModal.js'
import { toConnectModel } from '../connection/toConnectModel.js'
import { makeRecent } from '../wallets/wallets.fixtures.js'
import { fakeCatalogue, makeWallet } from './catalogue.fixtures.js'
import { moreWallets } from './moreWallets.js'
import { recommendWallets } from './recommendWallets.js'
import { retryWallets } from './retryWallets.js'
import { searchWallets } from './searchWallets.js'
import { showAllWallets } from './showAllWallets.js'
import { toggleCertified } from './toggleCertified.js'

const many = Array.from({ length: 90 }, (_, index) =>
  makeWallet(`wallet-${index}`, { certified: index % 2 === 0 }),
)

function setUp() {
  const server = fakeCatalogue(many)
  const test = createTestKit({ catalogue: () => server, debug: false })
  test.kit.mount()
  const state = () => test.kit.getState().directory
  return { ...test, server, state, shown: () => state()?.wallets.map(({ id }) => id) ?? [] }
}

test('default', async () => {
  const { kit, clock, shown, state } = setUp()
  expect(state()).toBeUndefined()
  await showAllWallets(kit)
  await nextMacrotask()
  expect(shown()).toHaveLength(40)
  await moreWallets(kit)
  await moreWallets(kit)
  await nextMacrotask()
  expect(shown()).toHaveLength(80)
  await toggleCertified(kit)
  await nextMacrotask()
  expect(shown()).toHaveLength(40)
  expect(shown()[1]).toBe('wallet-2')
  await searchWallets(kit, { query: 'wallet-8' })
  expect(shown()).toHaveLength(40)
  await clock.advance(300)
  await nextMacrotask()
  expect(shown()).toEqual(['wallet-8', 'wallet-80', 'wallet-82', 'wallet-84', 'wallet-86', 'wallet-88'])
})

test('behavior: new input cancels a pending search', async () => {
  const { kit, clock, server, shown } = setUp()
  const signals: AbortSignal[] = []
  const { getWallets } = server
  server.getWallets = (query) => {
    if (query.search === 'wal') {
      signals.push(query.signal)
      return new Promise(() => {})
    }
    return getWallets(query)
  }
  await showAllWallets(kit)
  await searchWallets(kit, { query: 'wal' })
  await clock.advance(300)
  await searchWallets(kit, { query: 'wallet-77' })
  await clock.advance(300)
  await nextMacrotask()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(shown()).toEqual(['wallet-77'])
})

test('behavior: loads data only when a view needs it, and only once', async () => {
  const { kit, server } = setUp()
  void openModal(kit)
  await moreWallets(kit)
  await searchWallets(kit, { query: 'x' })
  expect(server.queries).toEqual([])
  await showAllWallets(kit)
  await showAllWallets(kit)
  await nextMacrotask()
  expect(server.queries.map(({ entries }) => entries).sort()).toEqual([4, 40])
})

test('behavior: clears the search when the modal is opened again', async () => {
  const { kit, shown, state } = setUp()
  await showAllWallets(kit)
  await toggleCertified(kit)
  await nextMacrotask()
  void openModal(kit)
  expect(state()).toMatchObject({ status: 'idle', query: '', filter: { certifiedOnly: false } })
  expect(shown()).toEqual([])
  expect(state()?.top.status).toBe('ready')
})

test('error: shows the built-in wallets until the directory responds again', async () => {
  const { kit, server, shown, state } = setUp()
  server.fail = new TypeError('fetch failed')
  await showAllWallets(kit)
  await expect.poll(() => state()?.status).toBe('ready')
  expect(state()?.wallets.map(({ rdns }) => rdns)).toContain('io.rabby')
  expect(state()?.error?.code).toBe('unexpected')
  expect(state()?.top).toMatchObject({ status: 'ready', error: { code: 'unexpected' } })
  server.fail = undefined
  await retryWallets(kit)
  await nextMacrotask()
  expect(shown()[0]).toBe('wallet-0')
  expect(state()?.error).toBeUndefined()
  expect(state()?.top).toMatchObject({ status: 'ready', count: 90, recommended: many.slice(0, 4) })
  expect(state()?.top).not.toHaveProperty('error')
})

test('error: after a failure, searches the built-in wallets without querying the directory', async () => {
  const { kit, clock, server, state } = setUp()
  server.fail = new TypeError('fetch failed')
  await showAllWallets(kit)
  await expect.poll(() => state()?.status).toBe('ready')
  const asked = server.queries.length
  await searchWallets(kit, { query: 'rabby' })
  await clock.advance(300)
  await nextMacrotask()
  expect(state()?.wallets.map(({ name }) => name)).toEqual(['Rabby Wallet'])
  expect(state()?.error?.code).toBe('unexpected')
  expect(server.queries).toHaveLength(asked)
})

test('error: queries the directory again when the Connect view is opened again', async () => {
  const { kit, server, state } = setUp()
  server.fail = new TypeError('fetch failed')
  await showAllWallets(kit)
  await expect.poll(() => state()?.top.status).toBe('ready')
  server.fail = undefined
  void openModal(kit)
  await showAllWallets(kit)
  await nextMacrotask()
  expect(state()?.top).toMatchObject({ count: 90 })
  expect(state()).toMatchObject({ status: 'ready', count: 90 })
})

test('behavior: never shows the result of an earlier search', async () => {
  const { kit, clock, server, shown } = setUp()
  const { getWallets } = server
  let answerLate = () => {}
  // A directory that ignores the abort signal.
  server.getWallets = (query) =>
    query.search === 'wal'
      ? new Promise((resolve) => {
          answerLate = () => resolve({ wallets: many.slice(0, 3), count: 3 })
        })
      : getWallets(query)
  await showAllWallets(kit)
  await searchWallets(kit, { query: 'wal' })
  await clock.advance(300)
  await searchWallets(kit, { query: 'wallet-77' })
  await clock.advance(300)
  await nextMacrotask()
  answerLate()
  await nextMacrotask()
  expect(shown()).toEqual(['wallet-77'])
})

test('behavior: loads the links of a remote wallet that was connected meanwhile', async () => {
  const { kit, server, state } = setUp()
  await showAllWallets(kit)
  await nextMacrotask()
  const wallet = { ...makeRecent('wallet-77'), connectorIds: ['walletConnect'] }
  kit.internal.send({ feature: 'wallets', event: { type: 'recognised', wallet } })
  void openModal(kit)
  await showAllWallets(kit)
  await nextMacrotask()
  expect(server.queries).toContainEqual({ page: 1, entries: 1, include: ['wallet-77'] })
  expect(state()?.top).toMatchObject({ recent: [{ id: 'wallet-77' }] })
  // An installed wallet has no links to load.
  const asked = server.queries.length
  kit.internal.send({ feature: 'wallets', event: { type: 'recognised', wallet: makeRecent('io.x') } })
  await showAllWallets(kit)
  await nextMacrotask()
  expect(server.queries).toHaveLength(asked)
})

describe('recommendWallets', () => {
  test('default: loads only if there is a relay', async () => {
    const { kit, server, state } = setUp()
    await recommendWallets(kit)
    expect(state()).toBeUndefined()
    kit.internal.send({
      feature: 'wallets',
      event: {
        type: 'connectorsArrived',
        namespace: 'eip155',
        connectors: [
          { id: 'walletConnect', name: 'WalletConnect', namespace: 'eip155', type: 'walletConnect' },
        ],
      },
    })
    await recommendWallets(kit)
    await recommendWallets(kit)
    await nextMacrotask()
    expect(state()?.top).toMatchObject({ status: 'ready', count: 90, recommended: many.slice(0, 4) })
    expect(server.queries).toHaveLength(1)
  })
})

describe('wallet ids of the directory', () => {
  // MetaMask's id in the directory; no directory is configured, so the built-in list is read.
  const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

  async function list(options: Parameters<typeof createTestKit>[0]) {
    const wallets = [{ id: 'io.metamask', name: 'MetaMask' }, { id: 'io.other' }]
    const { kit } = createTestKit({ adapters: [fakeAdapter({ wallets })], ...options })
    kit.mount()
    const before = toConnectModel(kit.getState(), kit.config)
    await recommendWallets(kit)
    await expect.poll(() => kit.getState().directory?.top.status).toBe('ready')
    const model = toConnectModel(kit.getState(), kit.config)
    const ids = model.status === 'ready' ? model.wallets.map(({ id }) => id) : model.status
    return { before: before.status, ids }
  }

  test('param: includeWalletIds matches an installed wallet', async () => {
    expect(await list({ includeWalletIds: [metaMask] })).toEqual({
      before: 'discovering',
      ids: ['io.metamask'],
    })
  })

  test('param: excludeWalletIds matches an installed wallet', async () => {
    expect((await list({ excludeWalletIds: [metaMask] })).ids).toEqual(['io.other'])
  })

  test('param: featuredWalletIds matches an installed wallet', async () => {
    const wallets = [{ id: 'io.other' }, { id: 'io.metamask', name: 'MetaMask' }]
    const { ids } = await list({ adapters: [fakeAdapter({ wallets })], featuredWalletIds: [metaMask] })
    expect(ids).toEqual(['io.metamask', 'io.other'])
  })

  test('error: includeWalletIds without any wallet: a warning is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { ids } = await list({ includeWalletIds: ['io.missing'], debug: true })
    expect(ids).toBe('empty')
    expect(warn.mock.calls).toEqual([
      [
        '[latchkit] "includeWalletIds" must name a wallet that can be connected here, got ["io.missing"]. ' +
          'Use an rdns, an id of the wallet directory or the id of a custom wallet.',
      ],
    ])
    warn.mockRestore()
  })
})
