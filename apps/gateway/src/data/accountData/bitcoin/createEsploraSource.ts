import * as z from 'zod/mini'
import { type BalanceSource, SourceError } from '../../sources/BalanceSource.js'
import type { TokenInfo } from '../../sources/ListedToken.js'
import type { EsploraClient } from './createEsploraClient.js'

/** All coins are 2.1 * 10^15 satoshis; sums of spent outputs can be more, but are far from 2^53. */
const satoshis = z.int().check(z.gte(0))
const totals = z.object({ funded_txo_sum: satoshis, spent_txo_sum: satoshis })
const addressSchema = z.object({ chain_stats: totals, mempool_stats: totals })

/** Creates the source of kind `node` for Bitcoin: the balance of an address, with its transactions in the mempool. */
export function createEsploraSource(client: EsploraClient, native: TokenInfo): BalanceSource {
  return {
    kind: 'node',
    getCost: () => 1,
    read: (account, _tokens, signal) =>
      client.use(signal, async (get) => {
        const result = addressSchema.safeParse(await get(`/address/${encodeURIComponent(account)}`))
        if (!result.success) throw new SourceError('the server returns no totals of the address')
        const { chain_stats, mempool_stats } = result.data
        const amount = [chain_stats, mempool_stats].reduce(
          (sum, { funded_txo_sum, spent_txo_sum }) => sum + BigInt(funded_txo_sum) - BigInt(spent_txo_sum),
          0n,
        )
        if (amount < 0n) throw new SourceError('the server returns a negative balance')
        return [{ token: native, address: undefined, amount }]
      }),
  }
}
