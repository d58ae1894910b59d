import { onTestFinished } from 'vitest'
import type { FeatureOptions } from '../../../config/config.js'
import type { OnRamp, OnRampOptions, OnRampQuote, OnRampReport } from '../../../ports/OnRamp.js'
import { createTestKit, type TestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { type FakeDataApi, fakeDataApi } from '../../../testing/fakeDataApi.js'
import { type FakeStorage, fakeStorage } from '../../../testing/fakeStorage.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { connect } from '../../wallet/connection/connect.js'
import type { Purchase } from './types.js'

/** A purchase that is over. */
export const purchase: Purchase = {
  id: 'abc',
  isFollowed: true,
  provider: { id: 'harbor', name: 'Harbor Pay' },
  chainId: 'eip155:1',
  address: '0x1',
  symbol: 'ETH',
  payment: 'USD',
  paid: '100',
  status: 'completed',
  startedAt: 0,
}

const networks = [{ id: 'mainnet', name: 'Ethereum', chainId: 'eip155:31337' as const }]

/** What the fake server sells: two currencies on the chain of the fake wallet, and one on another chain. */
const options: OnRampOptions = {
  currencies: [
    { symbol: 'USDC', name: 'USD Coin', networks: [{ ...networks[0], chainId: 'eip155:31338' } as never] },
    { symbol: 'ETH', name: 'Ether', networks },
    { symbol: 'DOGE', name: 'Doge', networks: [{ id: 'doge', name: 'Doge', chainId: 'eip155:999' }] },
  ],
  payments: [
    { id: 'USD', limits: [{ method: 'card', min: '10.00', max: '7500.00' }] },
    { id: 'EUR', limits: [{ method: 'card', min: '20.00', max: '500.00' }] },
  ],
  providers: [
    { id: 'harbor', name: 'Harbor Pay' },
    { id: 'meadow', name: 'Meadow Cards' },
  ],
}

/** Two quotes, of which the second provider's is the best. */
const quotes: readonly OnRampQuote[] = [
  { provider: 'meadow', amount: '0.031', fee: '1', quoteId: 'q2' },
  { provider: 'harbor', amount: '0.03', fee: '2.5', networkFee: '0.5', quoteId: 'q1' },
]

/** The answers of the fake server; `undefined`: it fails. */
export type FakeServer = {
  options: OnRampOptions | undefined
  quotes: readonly OnRampQuote[] | undefined
  started: { readonly url: string; readonly purchaseId?: string } | undefined
  report: OnRampReport | undefined
  readonly calls: { readonly method: string; readonly query: object }[]
}

function createServer(): FakeServer & { readonly onramp: OnRamp } {
  const server: FakeServer = {
    options,
    quotes,
    started: { url: 'https://pay.example/1', purchaseId: 'abc' },
    report: { status: 'created' },
    calls: [],
  }
  async function answer<T>(method: string, query: object, get: () => T | undefined): Promise<T> {
    server.calls.push({ method, query })
    await Promise.resolve()
    const value = get()
    if (value === undefined) throw new Error('The server is down.')
    return value
  }
  const onramp: OnRamp = {
    getOptions: ({ signal: _, ...query }) => answer('options', query, () => server.options),
    getQuotes: ({ signal: _, ...query }) => answer('quotes', query, () => server.quotes),
    startPurchase: ({ signal: _, ...query }) => answer('start', query, () => server.started),
    getPurchase: ({ signal: _, ...query }) => answer('purchase', query, () => server.report),
  }
  return Object.assign(server, { onramp })
}

/** Options of the test. */
export type SetUpOptions = {
  readonly storage?: FakeStorage | undefined
  readonly features?: FeatureOptions | undefined
}

/** A connected kit, and its fake server. */
export type World = TestKit & {
  readonly server: FakeServer
  readonly dataApi: FakeDataApi
  readonly advance: (ms: number) => Promise<void>
  /** Returns how often a method of the server was called. */
  readonly count: (method: string) => number
}

/** A connected kit with a fake server. Kits with one storage are tabs of one app. */
export async function setUp({ storage = fakeStorage(), features = {} }: SetUpOptions = {}): Promise<World> {
  const server = createServer()
  const dataApi = fakeDataApi()
  const api = dataApi()
  const world = createTestKit({
    adapters: [fakeAdapter({ wallets: [{ id: 'io.fake' }] })],
    storage,
    features,
    dataApi: () => ({ ...api, onramp: async () => server.onramp }),
  })
  const { kit, clock } = world
  kit.mount()
  onTestFinished(() => kit.destroy())
  if (kit.getState().connection.eip155?.status !== 'connected') await connect(kit, { connectorId: 'io.fake' })
  const advance = async (ms: number) => {
    await clock.advance(ms)
    await nextMacrotask()
  }
  const count = (method: string) => server.calls.filter((call) => call.method === method).length
  return { ...world, server, storage, dataApi, advance, count }
}
