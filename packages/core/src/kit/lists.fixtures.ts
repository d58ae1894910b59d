import { onTestFinished, vi } from 'vitest'
import type { Latchkit } from '../engine/latchkit.js'
import type { ListState } from '../features/assets/list/types.js'
import { getNfts } from '../features/assets/nfts/getNfts.js'
import { loadMoreNfts } from '../features/assets/nfts/loadMoreNfts.js'
import { makeNft } from '../features/assets/nfts/nfts.fixtures.js'
import { refreshNfts } from '../features/assets/nfts/refreshNfts.js'
import { watchNfts } from '../features/assets/nfts/watchNfts.js'
import { getTokens } from '../features/assets/portfolio/getTokens.js'
import { makeToken } from '../features/assets/portfolio/portfolio.fixtures.js'
import { refreshTokens } from '../features/assets/portfolio/refreshTokens.js'
import { watchTokens } from '../features/assets/portfolio/watchTokens.js'
import { makeTransaction } from '../features/history/activity/activity.fixtures.js'
import { getActivity } from '../features/history/activity/getActivity.js'
import { loadMoreActivity } from '../features/history/activity/loadMoreActivity.js'
import { refreshActivity } from '../features/history/activity/refreshActivity.js'
import { watchActivity } from '../features/history/activity/watchActivity.js'
import { connect } from '../features/wallet/connection/connect.js'
import { BalanceUnavailableError } from '../foundation/errors/balance.js'
import { TransactionsUnavailableError } from '../foundation/errors/history.js'
import { NftsUnavailableError } from '../foundation/errors/nfts.js'
import type { CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import { createTestKit } from '../testing/createTestKit.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { type FakeDataApi, fakeDataApi } from '../testing/fakeDataApi.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { testNetworks } from '../testing/testNetworks.js'

const [local] = testNetworks
export const chainId: CaipNetworkId = local.caipNetworkId
export const one: string = `0x${'1'.repeat(40)}`
export const two: string = `0x${'2'.repeat(40)}`

/** A page of a list: its items by number, and the cursor of the next page. */
export type Page = {
  readonly items: readonly number[]
  readonly cursor?: string | undefined
  readonly unavailable?: string | undefined
}
export type Answer = Page | 'fails' | 'hangs'
type Place = {
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly cursor?: string | undefined
}
type Read = Place & { readonly isAborted: boolean }
type OfNamespace = { readonly namespace?: ChainNamespace | undefined }
type Account = { readonly address: string; readonly chainId: CaipNetworkId }

/** A list of the data API. Its actions return the numbers of the items. */
export type List = {
  readonly name: 'activity' | 'nfts' | 'portfolio'
  readonly watch: (kit: Latchkit, parameters?: OfNamespace) => () => void
  readonly refresh: (kit: Latchkit, parameters?: OfNamespace) => Promise<readonly number[]>
  readonly get: (
    kit: Latchkit,
    parameters: Account & { readonly signal?: AbortSignal },
  ) => Promise<readonly number[]>
  readonly select: (kit: Latchkit) => ListState<unknown> | undefined
  readonly ids: (kit: Latchkit) => readonly number[] | undefined
  readonly setPage: (dataApi: FakeDataApi, place: Place, answer: Answer) => void
  readonly reads: (dataApi: FakeDataApi) => readonly Read[]
  readonly Error: new (parameters: { network: string }) => Error
  readonly code: string
}

/** A list whose pages are read one after the other. */
export type PagedList = List & {
  readonly loadMore: (kit: Latchkit, parameters?: OfNamespace) => Promise<readonly number[]>
  readonly getPage: (
    kit: Latchkit,
    parameters?: (OfNamespace | Account) & { readonly cursor?: string },
  ) => Promise<{ readonly items: readonly number[]; readonly cursor?: string | undefined }>
  /** A namespace without the list. */
  readonly without: CaipNetworkId
}

const toAnswer = <T>(answer: Answer, toPage: (page: Page) => T) =>
  typeof answer === 'string' ? answer : toPage(answer)
const toNumber = ({ id }: { readonly id: string }) => Number(/\d+$/.exec(id)?.[0])
const toNumbers = ({ items }: { readonly items: readonly { readonly id: string }[] }) => items.map(toNumber)
const tokenNumbers = ({ tokens }: { readonly tokens: readonly { readonly symbol: string }[] }) =>
  tokens.map(({ symbol }) => Number(symbol))

const activity: PagedList = {
  name: 'activity',
  watch: watchActivity,
  refresh: async (kit, parameters) => toNumbers(await refreshActivity(kit, parameters)),
  loadMore: async (kit, parameters) => toNumbers(await loadMoreActivity(kit, parameters)),
  get: async (kit, parameters) => toNumbers(await getActivity(kit, parameters)),
  async getPage(kit, parameters) {
    const page = await getActivity(kit, parameters)
    return { ...page, items: toNumbers(page) }
  },
  select: (kit) => kit.getState().activity?.eip155,
  ids(kit) {
    const state = kit.getState().activity?.eip155
    return state && 'list' in state && state.list ? toNumbers(state.list) : undefined
  },
  setPage(dataApi, place, answer) {
    const page = toAnswer(answer, ({ items, ...page }) => ({
      transactions: items.map((index) => makeTransaction(index, { chainId: place.chainId })),
      ...page,
    }))
    dataApi.setHistory({ ...place, page })
  },
  reads: ({ historyReads }) => historyReads,
  Error: TransactionsUnavailableError,
  code: 'transactions-unavailable',
  without: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
}

const nfts: PagedList = {
  name: 'nfts',
  watch: watchNfts,
  refresh: async (kit, parameters) => toNumbers(await refreshNfts(kit, parameters)),
  loadMore: async (kit, parameters) => toNumbers(await loadMoreNfts(kit, parameters)),
  get: async (kit, parameters) => toNumbers(await getNfts(kit, parameters)),
  async getPage(kit, parameters) {
    const page = await getNfts(kit, parameters)
    return { ...page, items: toNumbers(page) }
  },
  select: (kit) => kit.getState().nfts?.eip155,
  ids(kit) {
    const state = kit.getState().nfts?.eip155
    return state && 'list' in state && state.list ? toNumbers(state.list) : undefined
  },
  setPage(dataApi, place, answer) {
    const page = toAnswer(answer, ({ items, ...page }) => ({
      nfts: items.map((index) => makeNft(index, { chainId: place.chainId })),
      ...page,
    }))
    dataApi.setNfts({ ...place, page })
  },
  reads: ({ nftReads }) => nftReads,
  Error: NftsUnavailableError,
  code: 'nfts-unavailable',
  without: 'bip122:000000000019d6689c085ae165831e93',
}

const portfolio: List = {
  name: 'portfolio',
  watch: watchTokens,
  refresh: async (kit, parameters) => tokenNumbers(await refreshTokens(kit, parameters)),
  get: async (kit, parameters) => tokenNumbers(await getTokens(kit, parameters)),
  select: (kit) => kit.getState().portfolio?.eip155,
  ids(kit) {
    const state = kit.getState().portfolio?.eip155
    return state && 'list' in state && state.list ? tokenNumbers(state.list) : undefined
  },
  setPage(dataApi, place, answer) {
    const balances = toAnswer(answer, ({ items }) =>
      items.map((index) => makeToken(`${index}`, { chainId: place.chainId })),
    )
    dataApi.setBalances({ ...place, balances })
  },
  reads: ({ reads }) => reads,
  Error: BalanceUnavailableError,
  code: 'balance-unavailable',
}

export const pagedLists: readonly PagedList[] = [activity, nfts]
export const lists: readonly List[] = [...pagedLists, portfolio]

/** A connected kit with a data API, in an app that a test hides and shows. */
export type World = ReturnType<typeof createTestKit> & {
  readonly adapter: ReturnType<typeof fakeAdapter>
  /** Sets a page of the account, or how the read fails. */
  readonly set: (answer: Answer, cursor?: string, address?: string) => void
  readonly watch: (parameters?: OfNamespace) => Promise<() => void>
  readonly show: (isVisible: boolean) => void
  readonly shown: () => ListState<unknown> | undefined
  readonly ids: () => readonly number[] | undefined
  readonly reads: () => readonly Read[]
}

/** Creates one in which the first page of the list has the item 0. */
export async function setUp(
  list: List,
  options: NonNullable<Parameters<typeof createTestKit>[0]> = {},
): Promise<World> {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  onTestFinished(() => void vi.unstubAllGlobals())
  const show = (isVisible: boolean) => {
    document.visibilityState = isVisible ? 'visible' : 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const dataApi = fakeDataApi()
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const world = createTestKit({ dataApi, adapters: [adapter], ...options })
  const { kit } = world
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  // Loaded before the test, so that a macrotask is enough for each step.
  await Promise.all([
    import('../features/assets/balance/watchBalances.js'),
    import('../features/assets/nfts/feature.js'),
    import('../features/assets/portfolio/feature.js'),
    import('../features/history/activity/feature.js'),
  ])
  await nextMacrotask()
  const set = (answer: Answer, cursor?: string, address: string = one) =>
    list.setPage(dataApi, { address, chainId, cursor }, answer)
  set({ items: [0] })
  const watch = async (parameters?: OfNamespace) => {
    const stop = list.watch(kit, parameters)
    await nextMacrotask()
    return stop
  }
  return {
    ...world,
    adapter,
    set,
    watch,
    show,
    shown: () => list.select(kit),
    ids: () => list.ids(kit),
    reads: () => list.reads(dataApi),
  }
}
