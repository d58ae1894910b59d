import type { AssetTransfer, HistoryEntry } from '../../sources/HistorySource.js'
import { type EsploraOutput, type EsploraTransaction, pendingBlock } from './esploraTransaction.js'

/** Maximum number of addresses at the other end of a transfer. */
const maxCounterparties = 20

/** Gain or loss of one address in a transaction. */
type Change = Pick<AssetTransfer, 'direction' | 'amount'>

/** Converts a transaction to the entry of an address. */
export function toEntry(
  { id, inputs, outputs, blockNumber, blockTime }: EsploraTransaction,
  {
    account,
    chain,
    now,
  }: {
    readonly account: string
    readonly chain: string
    /** The time of transactions in the mempool, in ms since 1970. */
    readonly now: number
  },
): HistoryEntry {
  const isOwn = ({ address }: EsploraOutput) => address === account
  const change = getChange(inputs, outputs, isOwn)
  const counterparties = getCounterparties(change.direction === 'in' ? inputs : outputs, account)
  // With other senders, the recipients of the account are not known.
  const areKnown = change.direction === 'in' || (change.direction === 'out' && inputs.every(isOwn))
  const recipient = outputs.find((output) => output.address !== undefined && !isOwn(output))?.address
  const sender = inputs.find(isOwn) ?? inputs.find(({ address }) => address !== undefined)
  return {
    chain,
    blockNumber,
    // Esplora does not tell the index in the block. This one is the same in every answer.
    index: Number.parseInt(id.slice(0, 12), 16),
    minedAt: blockTime === undefined ? now : blockTime * 1000,
    hash: id,
    sender: sender?.address ?? '',
    recipient: change.direction === 'out' ? (recipient ?? '') : account,
    nonce: 0,
    status: blockNumber === pendingBlock ? 'pending' : 'confirmed',
    operationType: change.direction === 'in' ? 'receive' : 'send',
    transfers: [
      { kind: 'native', contract: '', tokenId: '', ...change, ...(areKnown && { counterparties }) },
    ],
  }
}

/** Returns the other addresses of inputs or outputs, each one once. */
function getCounterparties(parts: readonly EsploraOutput[], account: string): readonly string[] {
  const addresses = parts.flatMap(({ address }) =>
    address === undefined || address === account ? [] : [address],
  )
  return [...new Set(addresses)].slice(0, maxCounterparties)
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
