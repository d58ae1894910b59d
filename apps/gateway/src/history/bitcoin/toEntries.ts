import type { AssetTransfer, HistoryEntry, HistoryPosition } from '../HistorySource.js'
import { type EsploraOutput, type EsploraTransaction, pendingBlock } from './esploraTransaction.js'

/** What one address gained or lost in a transaction. */
type Change = Pick<AssetTransfer, 'direction' | 'amount'>

/** What the entries are for. */
type EntryOptions = {
  readonly account: string
  readonly chain: string
  /** The last entry that was returned before; older ones are converted. */
  readonly after: HistoryPosition | undefined
  /** The time of transactions in the mempool, in ms since 1970. */
  readonly now: number
}

/**
 * Converts transactions to the entries of an address, the newest block first. Times of blocks can decrease with their height, by
 * up to two hours. An entry is never later than the one before it, so that the order of times is that of blocks.
 */
export function toEntries(
  transactions: readonly EsploraTransaction[],
  { account, chain, after, now }: EntryOptions,
): readonly HistoryEntry[] {
  const positions = transactions
    .map((transaction) => ({
      transaction,
      blockNumber: transaction.blockNumber,
      index: toIndex(transaction),
    }))
    .filter((one) => !after || comparePlaces(one, after) > 0)
    .sort(comparePlaces)
  let latest = after?.minedAt ?? Number.POSITIVE_INFINITY
  return positions.map(({ transaction, index }) => {
    latest = Math.min(latest, transaction.blockTime === undefined ? now : transaction.blockTime * 1000)
    return { ...toEntry(transaction, account), chain, index, minedAt: latest }
  })
}

/** Esplora does not tell the index of a transaction in its block. This one is the same in every answer. */
function toIndex({ id }: EsploraTransaction): number {
  return Number.parseInt(id.slice(0, 12), 16)
}

type Place = Pick<HistoryPosition, 'blockNumber' | 'index'>

function comparePlaces(a: Place, b: Place): number {
  return b.blockNumber - a.blockNumber || b.index - a.index
}

function toEntry(
  { id, inputs, outputs, blockNumber }: EsploraTransaction,
  account: string,
): Omit<HistoryEntry, 'chain' | 'index' | 'minedAt'> {
  const isOwn = ({ address }: EsploraOutput) => address === account
  const change = getChange(inputs, outputs, isOwn)
  const recipient = outputs.find((output) => output.address !== undefined && !isOwn(output))?.address
  const sender = inputs.find(isOwn) ?? inputs.find(({ address }) => address !== undefined)
  return {
    blockNumber,
    hash: id,
    sender: sender?.address ?? '',
    recipient: change.direction === 'out' ? (recipient ?? '') : account,
    nonce: 0,
    status: blockNumber === pendingBlock ? 'pending' : 'confirmed',
    operationType: change.direction === 'in' ? 'receive' : 'send',
    transfers: [{ kind: 'native', contract: '', tokenId: '', ...change }],
  }
}

/**
 * If the address funds all of the transaction, it sends what other addresses receive, without the fee, or moves its own
 * coins. If others fund it too (CoinJoin, PayJoin), only the difference is known, which contains its part of the fee.
 */
function getChange(
  inputs: readonly EsploraOutput[],
  outputs: readonly EsploraOutput[],
  isOwn: (output: EsploraOutput) => boolean,
): Change {
  const spent = sum(inputs.filter(isOwn))
  const received = sum(outputs.filter(isOwn))
  if (spent > 0n && inputs.every(isOwn)) {
    const sent = sum(outputs) - received
    return sent > 0n ? toChange('out', sent) : toChange('self', received)
  }
  const gained = received - spent
  if (gained === 0n) return toChange('self', 0n)
  return gained > 0n ? toChange('in', gained) : toChange('out', -gained)
}

function toChange(direction: Change['direction'], amount: bigint): Change {
  return { direction, amount: amount.toString() }
}

function sum(outputs: readonly EsploraOutput[]): bigint {
  return outputs.reduce((total, { amount }) => total + amount, 0n)
}
