import { getOperationType } from '../history/evm/getOperationType.js'
import { toAssetTransfer } from '../history/evm/toAssetTransfer.js'
import type { AssetTransfer, HistoryEntry, TokenDetails } from '../sources/HistorySource.js'
import type { BlockscoutTransaction, BlockscoutTransfer } from './historyItems.js'

type Transfer = Parameters<typeof getOperationType>[2][number]

/** Maximum number of transfers of one transaction. */
const maxTransfers = 100
/** Added to the index of transactions of the account, so that they differ from those that only move its tokens. */
const ownIndexOffset = 1_000_000_000

const kinds: Readonly<Record<string, AssetTransfer['kind'] | undefined>> = {
  'ERC-20': 'erc20',
  'ERC-721': 'erc721',
  'ERC-1155': 'erc1155',
}

/**
 * Combines the transactions of an account, and other accounts' transactions that move its tokens. Of these, Blockscout returns only
 * the transfers: sender and recipient come from the first transfer, and the nonce is 0.
 *
 * @param chain CAIP-2 id.
 * @param account Address in lower case.
 */
export function toEntries(
  chain: string,
  account: string,
  items: {
    readonly transactions: readonly BlockscoutTransaction[]
    readonly transfers: readonly BlockscoutTransfer[]
  },
): readonly HistoryEntry[] {
  const byHash = new Map<string, BlockscoutTransfer[]>()
  // A page that begins in the middle of a block may repeat items.
  const unique = new Map(
    items.transfers.map((one) => [`${one.blockNumber} ${one.logIndex} ${one.tokenId}`, one]),
  )
  for (const transfer of [...unique.values()].sort((a, b) => a.logIndex - b.logIndex)) {
    const group = byHash.get(transfer.hash)
    if (group) group.push(transfer)
    else byHash.set(transfer.hash, [transfer])
  }
  const own = new Map(items.transactions.map((one) => [one.hash, one]))
  const ownEntries = [...own.values()].map((one) =>
    toOwnEntry(chain, account, one, toTransfers(byHash.get(one.hash) ?? [], account)),
  )
  const otherEntries = [...byHash.values()].flatMap((group) => {
    const [first] = group
    const transfers = toTransfers(group, account)
    if (!first || own.has(first.hash) || transfers.length === 0) return []
    const { hash, blockNumber, logIndex: index, timestamp: minedAt, from, to } = first
    return {
      ...{ chain, hash, blockNumber, index, minedAt, sender: from, recipient: to, nonce: 0 },
      status: 'confirmed' as const,
      operationType: getOperationType({ from, to, input: '0x' }, account, transfers),
      transfers: transfers.map(toAssetTransfer),
    }
  })
  return [...ownEntries, ...otherEntries]
}

function toOwnEntry(
  chain: string,
  account: string,
  transaction: BlockscoutTransaction,
  tokens: readonly Transfer[],
): HistoryEntry {
  const { hash, blockNumber, position, timestamp: minedAt, from, to, value, nonce, input } = transaction
  const recipient = to ?? transaction.createdContract ?? ''
  const native: Transfer = {
    ...{ kind: 'native', contract: '', tokenId: '', amount: value.toString(), from, to: recipient },
    direction: getDirection({ from, to: recipient }, account),
  }
  const isFailed = transaction.status === 'error'
  const transfers = isFailed ? [] : [...(value > 0n ? [native] : []), ...tokens]
  return {
    ...{ chain, hash, blockNumber, index: ownIndexOffset + position, minedAt },
    ...{ sender: from, recipient: to ?? '', nonce, status: isFailed ? 'failed' : 'confirmed' },
    operationType: getOperationType({ from, to, input }, account, transfers),
    transfers: transfers.slice(0, maxTransfers).map(toAssetTransfer),
  }
}

/** Leaves out amounts of 0, which anyone can transfer in the name of any account, and tokens with unknown decimals. */
function toTransfers(group: readonly BlockscoutTransfer[], account: string): readonly Transfer[] {
  return group
    .flatMap((transfer): readonly Transfer[] => {
      const { token, from, to, tokenId } = transfer
      const kind = kinds[token.type]
      const value = transfer.value ?? (kind === 'erc721' ? 1n : 0n)
      const isKnown = kind === 'erc20' ? token.decimals !== undefined : tokenId !== undefined
      if (!kind || !isKnown || value === 0n || ![from, to].includes(account)) return []
      const id = kind === 'erc20' ? '' : String(tokenId)
      const amount = value.toString()
      const direction = getDirection(transfer, account)
      return [{ kind, contract: token.contract, tokenId: id, amount, direction, from, to }]
    })
    .slice(0, maxTransfers)
}

function getDirection(
  { from, to }: Pick<Transfer, 'from' | 'to'>,
  account: string,
): AssetTransfer['direction'] {
  if (from === to) return 'self'
  return from === account ? 'out' : 'in'
}

/** Returns the tokens of transfers, by address. */
export function toTokens(transfers: readonly BlockscoutTransfer[]): ReadonlyMap<string, TokenDetails> {
  return new Map(
    transfers.map(({ token: { contract, name, symbol, decimals = 0, iconUrl } }) => [
      contract,
      { name, symbol, decimals, iconUrl },
    ]),
  )
}
