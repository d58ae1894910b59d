import { describe, expect, test } from 'vitest'
import { connect } from '../features/wallet/connection/connect.js'
import { disconnect } from '../features/wallet/connection/disconnect.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { testNetworks } from '../testing/testNetworks.js'
import { chainId, lists, one, setUp, two } from './lists.fixtures.js'

const [, second, elsewhere] = testNetworks

describe.each(lists)('watching $name', (list) => {
  test('default', async () => {
    const { watch, shown, ids, clock, reads } = await setUp(list)
    expect(shown()).toBeUndefined()
    await watch()
    expect(shown()).toMatchObject({
      status: 'ready',
      of: { address: one, chainId },
      list: { at: clock.now() },
    })
    expect(ids()).toEqual([0])
    expect(reads()).toHaveLength(1)
  })

  test('behavior: without the option dataApi the list says that it is not complete', async () => {
    const { watch, shown } = await setUp(list, { dataApi: undefined })
    await watch()
    const isOfNodes = list.name === 'portfolio'
    expect(shown()).toMatchObject({
      status: 'ready',
      list: isOfNodes ? { isPartial: true, isUnpriced: true } : { items: [], unavailable: 'no_server' },
    })
  })

  test('behavior: reads every 30 s', async () => {
    const { watch, set, ids, clock, reads } = await setUp(list)
    await watch()
    set({ items: [0, 1] })
    await clock.advance(29_999)
    expect(ids()).toEqual([0])
    await clock.advance(1)
    expect(ids()).toEqual([0, 1])
    await clock.advance(30_000)
    expect(reads()).toHaveLength(3)
  })

  test('behavior: does not poll while the app is hidden, and reads when the user returns', async () => {
    const { watch, set, ids, clock, reads, show } = await setUp(list)
    await watch()
    show(false)
    set({ items: [1] })
    await clock.advance(300_000)
    expect(reads()).toHaveLength(1)
    show(true)
    await nextMacrotask()
    expect(ids()).toEqual([1])
    await clock.advance(30_000)
    expect(reads()).toHaveLength(3)
  })

  test('behavior: the first read of a hidden app', async () => {
    const { watch, ids, clock, reads, show } = await setUp(list)
    show(false)
    await watch()
    await clock.advance(300_000)
    // The tokens are shown first when the user returns from the wallet.
    expect(reads()).toHaveLength(list.name === 'portfolio' ? 1 : 0)
    show(true)
    await nextMacrotask()
    expect(ids()).toEqual([0])
  })

  test('behavior: returning to the app within 30 s reads nothing', async () => {
    const { watch, clock, reads, show } = await setUp(list)
    await watch()
    show(false)
    await clock.advance(10_000)
    show(true)
    await nextMacrotask()
    expect(reads()).toHaveLength(1)
  })

  test('behavior: two watchers share their reads', async () => {
    const { watch, clock, reads } = await setUp(list)
    await Promise.all([watch(), watch({ namespace: 'eip155' })])
    await clock.advance(60_000)
    expect(reads()).toHaveLength(3)
  })

  test('error: keeps the list, and tries again 30 s after the failure', async () => {
    const { watch, set, shown, ids, clock, reads } = await setUp(list)
    await watch()
    const readAt = clock.now()
    set('fails')
    await clock.advance(30_000)
    expect(shown()).toMatchObject({ status: 'failed', list: { at: readAt } })
    set({ items: [1] })
    await clock.advance(29_999)
    expect(ids()).toEqual([0])
    await clock.advance(1)
    expect(ids()).toEqual([1])
    expect(reads()).toHaveLength(3)
  })

  test('error: does not try again while the app is hidden', async () => {
    const { watch, set, shown, clock, reads, show } = await setUp(list)
    set('fails')
    await watch()
    show(false)
    await clock.advance(300_000)
    expect(reads()).toHaveLength(1)
    set({ items: [1] })
    show(true)
    await nextMacrotask()
    expect(shown()).toMatchObject({ status: 'ready' })
  })

  test('behavior: follows the account, and aborts the read of the previous one', async () => {
    const { watch, set, shown, ids, adapter, reads } = await setUp(list)
    set('hangs')
    await watch()
    set({ items: [7] }, undefined, two)
    adapter.wallet('io.fake').switchAccount(two)
    await nextMacrotask()
    expect(shown()).toMatchObject({ status: 'ready', of: { address: two } })
    expect(ids()).toEqual([7])
    expect(reads().map(({ isAborted }) => isAborted)).toEqual([true, false])
  })

  test('behavior: follows the chain', async () => {
    const { watch, adapter, reads } = await setUp(list)
    await watch()
    adapter.wallet('io.fake').switchChain(second.caipNetworkId)
    await nextMacrotask()
    expect(reads().map(({ chainId }) => chainId)).toEqual([chainId, second.caipNetworkId])
  })

  test('behavior: reads nothing on a chain that is not configured', async () => {
    const { watch, adapter, reads, shown } = await setUp(list)
    await watch()
    adapter.wallet('io.fake').switchChain(elsewhere.caipNetworkId)
    await nextMacrotask()
    expect(reads()).toHaveLength(1)
    expect(shown()).toMatchObject({ status: 'idle' })
    expect(shown()).not.toHaveProperty('list')
  })

  test('behavior: waits for an account, and clears its list with the session', async () => {
    const { watch, kit, reads, ids, shown, clock } = await setUp(list)
    await disconnect(kit)
    await watch()
    expect(reads()).toEqual([])
    await connect(kit, { connectorId: 'io.fake' })
    await nextMacrotask()
    expect(ids()).toEqual([0])
    await disconnect(kit)
    expect(shown()).toMatchObject({ status: 'idle' })
    expect(shown()).not.toHaveProperty('list')
    await clock.advance(60_000)
    expect(reads()).toHaveLength(1)
  })

  test('behavior: clears the list of another account, also without a watcher', async () => {
    const { watch, shown, kit, adapter } = await setUp(list)
    const stop = await watch()
    stop()
    await disconnect(kit)
    expect(shown()).toMatchObject({ status: 'idle' })
    await connect(kit, { connectorId: 'io.fake' })
    const again = await watch()
    again()
    adapter.wallet('io.fake').switchAccount(two)
    await nextMacrotask()
    expect(shown()).toMatchObject({ status: 'idle' })
  })

  test('behavior: reads when the native balance changes', async () => {
    const { watch, adapter, clock, ids, set } = await setUp(list)
    await watch()
    await clock.advance(4_000)
    set({ items: [1] })
    adapter.setBalance({ address: one, chainId, value: 7n })
    await clock.advance(4_000)
    expect(ids()).toEqual([1])
  })

  test('behavior: stops', async () => {
    const { watch, adapter, clock, reads } = await setUp(list)
    const stop = await watch()
    stop()
    adapter.wallet('io.fake').switchAccount(two)
    await clock.advance(60_000)
    expect(reads()).toHaveLength(1)
  })

  test('behavior: stopped before its code is loaded, it reads nothing', async () => {
    const { kit, reads } = await setUp(list)
    list.watch(kit)()
    await nextMacrotask()
    expect(reads()).toEqual([])
    expect(kit.getState()).not.toHaveProperty(list.name)
  })
})
