import { RpcRequestError } from '../foundation/errors/rpc.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../foundation/schema/caip.js'
import type {
  AccountBalances,
  DataApi,
  Identity,
  NftPage,
  TokenBalance,
  TransactionPage,
} from '../ports/DataApi.js'
import type { Exchanges } from '../ports/Exchanges.js'

/** A data API with test controls; it is the option `dataApi` itself. */
export type FakeDataApi = (() => DataApi) & {
  /** Sets the balances of an account on a chain, or how the read fails. Default: none. */
  setBalances(
    parameters: {
      readonly address: string
      readonly chainId: CaipNetworkId
      readonly balances: readonly TokenBalance[] | 'fails' | 'hangs'
    } & Omit<AccountBalances, 'balances'>,
  ): void
  /** Sets a page of the transactions of an account on a chain, or how the read fails. Default: empty. */
  setHistory(parameters: {
    readonly address: string
    readonly chainId: CaipNetworkId
    /** The cursor of the page. Default: the first page. */
    readonly cursor?: string | undefined
    readonly page: TransactionPage | 'fails' | 'hangs'
  }): void
  /** Sets a page of the NFTs of an account on a chain, or how the read fails. Default: empty. */
  setNfts(parameters: {
    readonly address: string
    readonly chainId: CaipNetworkId
    /** The cursor of the page. Default: the first page. */
    readonly cursor?: string | undefined
    readonly page: NftPage | 'fails' | 'hangs'
  }): void
  /** Sets the name and the image of an address, or how the read fails. Default: none. */
  setIdentity(parameters: { readonly address: string; readonly identity: Identity | 'fails' | 'hangs' }): void
  /** Sets the exchanges, or how reading them fails. Default: there are none. */
  setExchanges(exchanges: Exchanges | undefined): void
  /** The reads of identities so far, in order. The array grows. `isAborted` is up to date. */
  readonly identityReads: readonly { readonly address: string; readonly isAborted: boolean }[]
  /** The reads of transactions so far, in order. The array grows. `isAborted` is up to date. */
  readonly historyReads: readonly PageRead[]
  /** The reads of NFTs so far, in order. The array grows. `isAborted` is up to date. */
  readonly nftReads: readonly PageRead[]
  /** The reads of balances so far, in order. The array grows. `isAborted` is up to date. */
  readonly reads: readonly {
    readonly address: string
    readonly chainId: CaipNetworkId
    readonly force: boolean
    readonly isAborted: boolean
  }[]
}

type PageRead = {
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly cursor?: string | undefined
  readonly isAborted: boolean
}

/**
 * Creates a data API for tests, without a server.
 *
 * @example
 * ```ts
 * import { connect, refreshTokens } from '@latchkit/core/actions'
 * import { createTestKit, fakeDataApi } from '@latchkit/core/testing'
 *
 * const dataApi = fakeDataApi()
 * const { kit, adapters } = createTestKit({ dataApi })
 * kit.mount()
 * await connect(kit, { connectorId: 'io.fake' })
 * const [address] = adapters[0].wallet('io.fake').accounts
 * const { chainId } = adapters[0].wallet('io.fake')
 * const token = { chainId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: 5n, price: '2988.02' }
 * dataApi.setBalances({ address, chainId, balances: [token] })
 * const { tokens } = await refreshTokens(kit)
 * ```
 */
export function fakeDataApi(): FakeDataApi {
  const answers = new Map<string, AccountBalances | 'fails' | 'hangs'>()
  const reads: { address: string; chainId: CaipNetworkId; force: boolean; isAborted: boolean }[] = []
  const pages = new Map<string, TransactionPage | 'fails' | 'hangs'>()
  const historyReads: PageRead[] = []
  const nftPages = new Map<string, NftPage | 'fails' | 'hangs'>()
  const nftReads: PageRead[] = []
  const identities = new Map<string, Identity | 'fails' | 'hangs'>()
  const identityReads: { address: string; isAborted: boolean }[] = []
  let exchanges: Exchanges | undefined
  const api: DataApi = {
    get exchanges() {
      const port = exchanges
      return port && (async () => port)
    },
    async getBalances({ chainId, address, force = false, signal }) {
      const read = { address, chainId, force, isAborted: signal.aborted }
      reads.push(read)
      const answer = answers.get(`${chainId}:${address}`) ?? { balances: [] }
      return respond(answer, { method: 'getBalances', chainId, read, signal })
    },
    async getHistory({ chainId, address, cursor, signal }) {
      const read = { address, chainId, ...(cursor !== undefined && { cursor }), isAborted: signal.aborted }
      historyReads.push(read)
      const page = pages.get(`${chainId}:${address} ${cursor ?? ''}`) ?? { transactions: [] }
      return respond(page, { method: 'getHistory', chainId, read, signal })
    },
    async getNfts({ chainId, address, cursor, signal }) {
      const read = { address, chainId, ...(cursor !== undefined && { cursor }), isAborted: signal.aborted }
      nftReads.push(read)
      const page = nftPages.get(`${chainId}:${address} ${cursor ?? ''}`) ?? { nfts: [] }
      return respond(page, { method: 'getNfts', chainId, read, signal })
    },
    async getIdentity({ address, signal }) {
      const read = { address, isAborted: signal.aborted }
      identityReads.push(read)
      const identity = identities.get(address) ?? {}
      return respond(identity, { method: 'getIdentity', chainId: 'eip155:1', read, signal })
    },
  }
  return Object.assign(() => api, {
    setBalances({ address, chainId, balances, ...missing }: Parameters<FakeDataApi['setBalances']>[0]) {
      const isRead = balances !== 'fails' && balances !== 'hangs'
      answers.set(`${chainId}:${address}`, isRead ? { balances, ...missing } : balances)
    },
    setHistory({ address, chainId, cursor = '', page }: Parameters<FakeDataApi['setHistory']>[0]) {
      pages.set(`${chainId}:${address} ${cursor}`, page)
    },
    setNfts({ address, chainId, cursor = '', page }: Parameters<FakeDataApi['setNfts']>[0]) {
      nftPages.set(`${chainId}:${address} ${cursor}`, page)
    },
    setIdentity({ address, identity }: Parameters<FakeDataApi['setIdentity']>[0]) {
      identities.set(address, identity)
    },
    setExchanges(port: Exchanges | undefined) {
      exchanges = port
    },
    reads,
    historyReads,
    nftReads,
    identityReads,
  })
}

/** Responds as a server does: not synchronously, so that an abort right after the call rejects. */
async function respond<T extends object>(
  answer: T | 'fails' | 'hangs',
  call: {
    readonly method: string
    readonly chainId: CaipNetworkId
    readonly read: { readonly isAborted: boolean }
    readonly signal: AbortSignal
  },
): Promise<T> {
  const { method, chainId, read, signal } = call
  signal.addEventListener('abort', () => Object.assign(read, { isAborted: true }), { once: true })
  await Promise.resolve()
  if (signal.aborted) throw new AbortedError()
  if (answer === 'fails') throw new RpcRequestError({ method, network: chainId })
  if (answer !== 'hangs') return answer
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new AbortedError()), { once: true })
  })
}
