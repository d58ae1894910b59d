import { describe, expect, test } from 'vitest'
import { disconnect } from '../features/wallet/connection/disconnect.js'
import { NotConnectedError } from '../foundation/errors/request.js'
import { RpcRequestError } from '../foundation/errors/rpc.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import { createTestKit } from '../testing/createTestKit.js'
import { fakeDataApi } from '../testing/fakeDataApi.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { testNetworks } from '../testing/testNetworks.js'
import { chainId, lists, one, pagedLists, setUp, two } from './lists.fixtures.js'

const [, , elsewhere] = testNetworks

describe.each(lists)('refreshing $name', (list) => {
  test('default', async () => {
    const { kit, clock, shown, reads } = await setUp(list)
    expect(reads()).toEqual([])
    expect(await list.refresh(kit)).toEqual([0])
    expect(shown()).toMatchObject({ status: 'ready', list: { at: clock.now() } })
  })

  test('behavior: bypasses the cache', async () => {
    const { kit, set } = await setUp(list)
    await list.refresh(kit)
    set({ items: [7] })
    expect(await list.refresh(kit)).toEqual([7])
  })

  test('behavior: two calls at once both resolve', async () => {
    const { kit } = await setUp(list)
    expect(await Promise.all([list.refresh(kit), list.refresh(kit)])).toEqual([[0], [0]])
  })

  test('error: a failure with its cause; retries are blocked for 30 s', async () => {
    const { kit, clock, set } = await setUp(list)
    set('fails')
    await expect(list.refresh(kit)).rejects.toMatchObject({
      code: list.code,
      message: expect.stringContaining('on Local One could not'),
      cause: expect.any(RpcRequestError),
    })
    set({ items: [0] })
    await clock.advance(29_999)
    await expect(list.refresh(kit)).rejects.toBeInstanceOf(list.Error)
    await clock.advance(1)
    expect(await list.refresh(kit)).toEqual([0])
  })

  test('error: another account becomes the active one', async () => {
    const { kit, adapter, set, shown } = await setUp(list)
    await list.refresh(kit)
    set('hangs')
    const pending = list.refresh(kit)
    await nextMacrotask()
    adapter.wallet('io.fake').switchAccount(two)
    await expect(pending).rejects.toBeInstanceOf(AbortedError)
    expect(shown()).toMatchObject({ status: 'idle' })
  })

  test('error: the wallet is disconnected', async () => {
    const { kit, set, reads } = await setUp(list)
    set('hangs')
    const pending = list.refresh(kit)
    await expect.poll(reads).toHaveLength(1)
    await Promise.all([expect(pending).rejects.toBeInstanceOf(AbortedError), disconnect(kit)])
    expect(reads()).toMatchObject([{ isAborted: true }])
  })

  test('error: the kit is destroyed', async () => {
    const { kit, set, reads } = await setUp(list)
    set('hangs')
    const pending = list.refresh(kit)
    await expect.poll(reads).toHaveLength(1)
    kit.destroy()
    await expect(pending).rejects.toBeInstanceOf(AbortedError)
    expect(reads()).toMatchObject([{ isAborted: true }])
  })

  test('error: no wallet is connected', async () => {
    const { kit } = createTestKit({ dataApi: fakeDataApi() })
    await expect(list.refresh(kit)).rejects.toBeInstanceOf(NotConnectedError)
  })

  test('error: the wallet is on a network that is not configured', async () => {
    const { kit, adapter, reads } = await setUp(list)
    adapter.wallet('io.fake').switchChain(elsewhere.caipNetworkId)
    await expect(list.refresh(kit)).rejects.toThrow(elsewhere.caipNetworkId)
    await expect(list.refresh(kit)).rejects.toBeInstanceOf(list.Error)
    expect(reads()).toEqual([])
  })

  test('behavior: without the option dataApi there is nothing of a server', async () => {
    const { kit } = await setUp(list, { dataApi: undefined })
    await expect(list.refresh(kit)).resolves.toHaveLength(list.name === 'portfolio' ? 1 : 0)
  })
})

describe.each(lists)('getting $name', (list) => {
  test('default: each call reads the list of any account, and the state does not change', async () => {
    const { kit, set, reads } = await setUp(list)
    set({ items: [5] }, undefined, two)
    const state = kit.getState()
    expect(await list.get(kit, { address: two, chainId })).toEqual([5])
    await list.get(kit, { address: two, chainId })
    expect(reads()).toHaveLength(2)
    expect(kit.getState()).toBe(state)
  })

  test('param: signal aborts the read', async () => {
    const { kit, set, reads } = await setUp(list)
    set('hangs')
    const controller = new AbortController()
    const result = list.get(kit, { address: one, chainId, signal: controller.signal })
    await expect.poll(reads).toHaveLength(1)
    controller.abort()
    await expect(result).rejects.toBeInstanceOf(AbortedError)
    expect(reads()).toMatchObject([{ isAborted: true }])
  })

  test('error: names the network, and keeps the cause', async () => {
    const { kit, set } = await setUp(list)
    set('fails')
    await expect(list.get(kit, { address: one, chainId })).rejects.toMatchObject({
      code: list.code,
      message: expect.stringContaining('Local One'),
      cause: expect.any(RpcRequestError),
    })
  })

  test('behavior: without a data API there is nothing of a server', async () => {
    const { kit } = createTestKit()
    const ids = await list.get(kit, { address: one, chainId })
    expect(ids).toHaveLength(list.name === 'portfolio' ? 1 : 0)
  })
})

describe.each(pagedLists)('the pages of $name', (list) => {
  async function setUpPages() {
    const world = await setUp(list)
    world.set({ items: [0], cursor: 'a' })
    world.set({ items: [1] }, 'a')
    return world
  }

  test('default', async () => {
    const { kit, reads } = await setUpPages()
    expect(await list.loadMore(kit)).toEqual([0])
    expect(await list.loadMore(kit)).toEqual([0, 1])
    expect(reads().map(({ cursor }) => cursor)).toEqual([undefined, 'a'])
  })

  test('behavior: returns the list at its end without a request', async () => {
    const { kit, reads } = await setUpPages()
    await list.loadMore(kit)
    await list.loadMore(kit)
    expect(await list.loadMore(kit)).toEqual([0, 1])
    expect(reads()).toHaveLength(2)
  })

  test('behavior: waits for a page that is being read', async () => {
    const { kit, reads } = await setUpPages()
    await list.refresh(kit)
    const all = await Promise.all([list.loadMore(kit), list.loadMore(kit), list.loadMore(kit)])
    expect(all).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ])
    expect(reads()).toHaveLength(2)
  })

  test('behavior: a refresh while the next page is read aborts that, and both callers get the first page', async () => {
    const { kit, set, reads } = await setUpPages()
    await list.refresh(kit)
    set('hangs', 'a')
    const more = list.loadMore(kit)
    await expect.poll(reads).toHaveLength(2)
    expect(await Promise.all([list.refresh(kit), more])).toEqual([[0], [0]])
    expect(reads().map(({ isAborted }) => isAborted)).toEqual([false, true, false])
    set({ items: [1] }, 'a')
    expect(await list.loadMore(kit)).toEqual([0, 1])
  })

  test('behavior: two accounts never share a page', async () => {
    const { kit, set, adapter, watch, ids, reads } = await setUpPages()
    await watch()
    set('hangs', 'a')
    const more = list.loadMore(kit)
    await expect.poll(reads).toHaveLength(2)
    set({ items: [7] }, undefined, two)
    adapter.wallet('io.fake').switchAccount(two)
    await expect(more).rejects.toBeInstanceOf(AbortedError)
    await nextMacrotask()
    expect(ids()).toEqual([7])
    adapter.wallet('io.fake').switchAccount(one)
    await nextMacrotask()
    expect(ids()).toEqual([0])
  })

  test('error: a page that is being waited for fails', async () => {
    const { kit, set } = await setUpPages()
    await list.refresh(kit)
    set('fails', 'a')
    const settled = await Promise.allSettled([list.loadMore(kit), list.loadMore(kit)])
    expect(settled).toMatchObject([{ reason: { code: list.code } }, { reason: { code: list.code } }])
  })

  test('error: the kit is destroyed', async () => {
    const { kit, set, reads } = await setUpPages()
    await list.refresh(kit)
    set('hangs', 'a')
    const pending = Promise.allSettled([list.loadMore(kit), list.loadMore(kit)])
    await expect.poll(reads).toHaveLength(2)
    kit.destroy()
    const reason = expect.any(AbortedError)
    expect(await pending).toMatchObject([{ reason }, { reason }])
  })

  test('error: reads a later page that failed again after 30 s', async () => {
    const { watch, set, shown, ids, clock, kit } = await setUpPages()
    set('fails', 'a')
    await watch()
    await expect(list.loadMore(kit)).rejects.toBeInstanceOf(list.Error)
    expect(shown()).toMatchObject({ status: 'failed', cursor: 'a' })
    expect(ids()).toEqual([0])
    set({ items: [1] }, 'a')
    await clock.advance(30_000)
    expect(ids()).toEqual([0, 1])
  })
})

describe.each(pagedLists)('$name that the server does not have', (list) => {
  const page = { items: [], unavailable: 'not_indexed' }

  test('default: the code is in the list, which is not read again every 30 s', async () => {
    const { watch, set, shown, clock, reads, show } = await setUp(list)
    set(page)
    await watch()
    expect(shown()).toMatchObject({ status: 'ready', list: page })
    await clock.advance(300_000)
    show(false)
    show(true)
    await nextMacrotask()
    expect(reads()).toHaveLength(1)
  })

  test('behavior: it is read again for another account, and by an action', async () => {
    const { watch, set, ids, shown, adapter, kit } = await setUp(list)
    set(page)
    await watch()
    set({ items: [7] }, undefined, two)
    adapter.wallet('io.fake').switchAccount(two)
    await nextMacrotask()
    expect(ids()).toEqual([7])
    set({ items: [8] }, undefined, two)
    expect(await list.refresh(kit)).toEqual([8])
    expect(shown()).not.toHaveProperty('list.unavailable')
  })

  test('behavior: getting a page returns the code', async () => {
    const { kit, set } = await setUp(list)
    set(page)
    expect(await list.getPage(kit)).toEqual(page)
  })
})

describe.each(pagedLists)('getting a page of $name', (list) => {
  test('default: the first page of the connected account', async () => {
    const { kit, set } = await setUp(list)
    set({ items: [0], cursor: 'a' })
    expect(await list.getPage(kit)).toEqual({ items: [0], cursor: 'a' })
  })

  test('behavior: an empty page with a next one is returned as it is', async () => {
    const { kit, set, reads } = await setUp(list)
    set({ items: [], cursor: 'a' })
    expect(await list.getPage(kit)).toEqual({ items: [], cursor: 'a' })
    expect(reads()).toHaveLength(1)
  })

  test('param: cursor', async () => {
    const { kit, set } = await setUp(list)
    set({ items: [1] }, 'a')
    expect(await list.getPage(kit, { cursor: 'a' })).toEqual({ items: [1] })
  })

  test('param: namespace', async () => {
    const { kit } = await setUp(list)
    await expect(list.getPage(kit, { namespace: 'solana' })).rejects.toMatchObject({
      code: 'not-connected',
      message: expect.stringContaining('solana'),
    })
  })

  test('error: the wallet is on a network that is not configured', async () => {
    const { kit, adapter, reads } = await setUp(list)
    adapter.wallet('io.fake').switchChain(elsewhere.caipNetworkId)
    await expect(list.getPage(kit)).rejects.toBeInstanceOf(list.Error)
    expect(reads()).toEqual([])
  })

  test('error: a chain that is not configured, or has no such list', async () => {
    const { kit, reads } = await setUp(list)
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    for (const unknown of ['eip155:999999', solana, list.without] as const)
      await expect(list.getPage(kit, { address: two, chainId: unknown })).rejects.toThrow(unknown)
    expect(reads()).toEqual([])
  })

  test('error: no wallet is connected', async () => {
    const { kit } = createTestKit({ dataApi: fakeDataApi() })
    await expect(list.getPage(kit)).rejects.toBeInstanceOf(NotConnectedError)
  })
})
