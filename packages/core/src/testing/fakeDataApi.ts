import { RpcRequestError } from '../foundation/errors/rpc.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../foundation/schema/caip.js'
import type { DataApi, TokenBalance } from '../ports/DataApi.js'

/** A data API with test controls; it is the option `dataApi` itself. */
export type FakeDataApi = (() => DataApi) & {
  /** Sets the balances of an account on a chain, or how the read fails. Default: none. */
  setBalances(parameters: {
    readonly address: string
    readonly chainId: CaipNetworkId
    readonly balances: readonly TokenBalance[] | 'fails' | 'hangs'
  }): void
  /** The reads so far, in order. The array grows. `isAborted` is up to date. */
  readonly reads: readonly {
    readonly address: string
    readonly chainId: CaipNetworkId
    readonly force: boolean
    readonly isAborted: boolean
  }[]
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
  const answers = new Map<string, readonly TokenBalance[] | 'fails' | 'hangs'>()
  const reads: { address: string; chainId: CaipNetworkId; force: boolean; isAborted: boolean }[] = []
  const api: DataApi = {
    async getBalances({ chainId, address, force = false, signal }) {
      const read = { address, chainId, force, isAborted: signal.aborted }
      reads.push(read)
      signal.addEventListener('abort', () => Object.assign(read, { isAborted: true }), { once: true })
      // A server never responds synchronously, so that an abort right after the call rejects.
      await Promise.resolve()
      if (signal.aborted) throw new AbortedError()
      const answer = answers.get(`${chainId}:${address}`) ?? []
      if (answer === 'fails') throw new RpcRequestError({ method: 'getBalances', network: chainId })
      if (answer !== 'hangs') return answer
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new AbortedError()), { once: true })
      })
    },
  }
  return Object.assign(() => api, {
    setBalances({ address, chainId, balances }: Parameters<FakeDataApi['setBalances']>[0]) {
      answers.set(`${chainId}:${address}`, balances)
    },
    reads,
  })
}
