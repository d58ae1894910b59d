import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/Database.js'
import { SourceError } from '../../sources/BalanceSource.js'
import type {
  AssetTransfer,
  HistoryEntry,
  HistoryPosition,
  HistoryRead,
  HistorySource,
} from '../../sources/HistorySource.js'
import { readTokens } from './createIndexStore.js'
import { historyEntries } from './tables.js'

/** A bound after which all transactions are: without one, the database sorts all transactions of the account. */
const end: HistoryPosition = { minedAt: Number.MAX_SAFE_INTEGER, chain: '', blockNumber: 0, index: 0 }

/** Creates the source that reads the index of one chain. */
export function createIndexSource(db: Database['db'], chain: string): HistorySource {
  async function readEntries(
    account: string,
    { after, limit }: HistoryRead,
  ): Promise<readonly HistoryEntry[]> {
    const { minedAt, blockNumber, position } = historyEntries
    const rows = await db
      .select()
      .from(historyEntries)
      .where(
        and(
          eq(historyEntries.account, account),
          eq(historyEntries.chain, chain),
          sql`(${minedAt}, ${blockNumber}, ${position}) < ${getBound(after ?? end, chain)}`,
        ),
      )
      .orderBy(desc(minedAt), desc(blockNumber), desc(position))
      .limit(limit)
    return rows.map(({ position: index, status, transfers, ...row }) => ({
      ...row,
      index,
      status: status === 'failed' ? 'failed' : 'confirmed',
      // The indexer has written it.
      transfers: JSON.parse(transfers) as readonly AssetTransfer[],
    }))
  }

  return {
    kind: 'index',
    async read(account, options) {
      try {
        const entries = await readEntries(account, options)
        const contracts = entries.flatMap(({ transfers }) => transfers.map(({ contract }) => contract))
        return { entries, tokens: await readTokens(db, chain, [...new Set(contracts)]) }
      } catch (cause) {
        throw new SourceError('the index cannot be read', { cause })
      }
    },
  }
}

/** Returns the bound of the rows of a chain that are after a position, which may be of another chain. */
function getBound({ minedAt, chain, blockNumber, index }: HistoryPosition, ofChain: string) {
  if (chain === ofChain) return sql`(${minedAt}::bigint, ${blockNumber}::bigint, ${index}::bigint)`
  // Of transactions of the same time, the transactions of the greater chain id are first.
  return sql`(${ofChain < chain ? minedAt + 1 : minedAt}::bigint, 0::bigint, 0::bigint)`
}
