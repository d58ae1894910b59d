import type { WireMessage } from '@latchkit/test/source/solana/wire'
import { base58 } from '@scure/base'
import type { LedgerAccount } from './ledgerAccount.js'

/** Size of a lookup table's header in bytes. */
const tableHeader = 56

/** Resolves the accounts that a message references in lookup tables. Skips missing tables. */
export function resolveLookups(
  { lookups }: WireMessage,
  account: (address: string) => LedgerAccount | undefined,
): { readonly writable: readonly string[]; readonly readonly: readonly string[] } {
  const read = (table: string, places: readonly number[]) => {
    const data = account(table)?.data ?? new Uint8Array()
    return places.flatMap((place) => {
      const key = data.slice(tableHeader + place * 32, tableHeader + (place + 1) * 32)
      return key.length === 32 ? [base58.encode(key)] : []
    })
  }
  return {
    writable: lookups.flatMap(({ accountKey, writableIndexes }) => read(accountKey, writableIndexes)),
    readonly: lookups.flatMap(({ accountKey, readonlyIndexes }) => read(accountKey, readonlyIndexes)),
  }
}
