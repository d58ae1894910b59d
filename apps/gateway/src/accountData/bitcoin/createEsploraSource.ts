import * as z from 'zod/mini'
import { type BalanceSource, SourceError } from '../BalanceSource.js'
import { requestJson } from '../requestJson.js'
import type { TokenInfo } from '../tokens/ListedToken.js'

/** Options of the source. */
export type EsploraOptions = {
  /** URLs of Esplora servers, in the order in which they are tried. They may contain keys. */
  readonly urls: readonly string[]
  readonly native: TokenInfo
  /** Time in which each server must answer. */
  readonly timeoutMs: number
}

/** All coins are 2.1 * 10^15 satoshis; sums of spent outputs can be more, but are far from 2^53. */
const satoshis = z.int().check(z.gte(0))
const totals = z.object({ funded_txo_sum: satoshis, spent_txo_sum: satoshis })
const addressSchema = z.object({ chain_stats: totals, mempool_stats: totals })

/** Creates the source of kind `node` for Bitcoin: the balance of an address, with its transactions in the mempool. */
export function createEsploraSource({ urls, native, timeoutMs }: EsploraOptions): BalanceSource {
  async function readFrom(url: string, account: string, signal: AbortSignal): Promise<bigint> {
    const { value } = await requestJson({
      url: toAddressUrl(url, account),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    const result = addressSchema.safeParse(value)
    if (!result.success) throw new SourceError('the server returns no totals of the address')
    const { chain_stats, mempool_stats } = result.data
    const amount = [chain_stats, mempool_stats].reduce(
      (sum, { funded_txo_sum, spent_txo_sum }) => sum + BigInt(funded_txo_sum) - BigInt(spent_txo_sum),
      0n,
    )
    if (amount < 0n) throw new SourceError('the server returns a negative balance')
    return amount
  }

  return {
    kind: 'node',
    getCost: () => 1,
    async read(account, _tokens, signal) {
      let failure: SourceError | undefined
      for (const url of urls) {
        try {
          return [{ token: native, address: undefined, amount: await readFrom(url, account, signal) }]
        } catch (error) {
          if (!(error instanceof SourceError)) throw error
          failure = error
          if (signal.aborted) break
        }
      }
      throw failure ?? new SourceError('there is no server')
    },
  }
}

/** The URL of a server can have a query with a key. */
function toAddressUrl(url: string, account: string): URL {
  const target = new URL(url)
  target.pathname = `${target.pathname.replace(/\/+$/, '')}/address/${encodeURIComponent(account)}`
  return target
}
