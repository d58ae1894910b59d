import type { AssetTransfer, HistoryEntry } from '../../sources/HistorySource.js'
import { getOperationType } from './getOperationType.js'
import type { EvmBlock, EvmTransaction } from './readBlock.js'
import { isFailed, readTransfers, zeroAddress } from './readTransfers.js'
import { toAssetTransfer } from './toAssetTransfer.js'

/** An entry to store, with the account that it belongs to. */
export type AccountEntry = HistoryEntry & { readonly account: string; readonly blockHash: string }

/** Maximum number of transfers of one account that are stored per transaction. */
const maxTransfers = 100

/** Returns the entries of all accounts in a block: of senders, of recipients, and of the parties of transfers. */
export function toEntries(chain: string, block: EvmBlock): readonly AccountEntry[] {
  const { number: blockNumber, hash: blockHash, timestamp } = block
  const minedAt = timestamp * 1_000
  return block.transactions.flatMap((transaction, index) => {
    const { hash, from, to, nonce, receipt } = transaction
    const status = isFailed(receipt) ? 'failed' : 'confirmed'
    return [...groupByAccount(transaction)].map(([account, transfers]) => ({
      ...{ account, chain, minedAt, blockNumber, blockHash, index },
      ...{ hash, sender: from, recipient: to ?? '', nonce, status },
      operationType: getOperationType(transaction, account, transfers),
      transfers: transfers.map(toAssetTransfer),
    }))
  })
}

function groupByAccount(transaction: EvmTransaction) {
  type Transfers = ReturnType<typeof readTransfers>[number] & Pick<AssetTransfer, 'direction'>
  const byAccount = new Map<string, Transfers[]>()
  const getTransfers = (account: string) => {
    const transfers = byAccount.get(account) ?? []
    byAccount.set(account, transfers)
    return transfers
  }
  getTransfers(transaction.from)
  if (transaction.to !== null) getTransfers(transaction.to)
  for (const transfer of readTransfers(transaction))
    for (const account of new Set([transfer.from, transfer.to])) {
      // Mints and burns of all tokens would belong to it.
      if (account === zeroAddress) continue
      const isSelf = transfer.from === transfer.to
      const direction = isSelf ? 'self' : account === transfer.from ? 'out' : 'in'
      const transfers = getTransfers(account)
      if (transfers.length < maxTransfers) transfers.push({ ...transfer, direction })
    }
  byAccount.delete(zeroAddress)
  return byAccount
}
