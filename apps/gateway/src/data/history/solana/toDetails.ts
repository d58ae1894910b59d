import type { AssetTransfer, HistoryEntry } from '../../sources/HistorySource.js'
import type { SolanaTransaction } from './solanaTransaction.js'

/** Its token accounts hold SOL: their lamports are counted, not their tokens. */
const wrappedSol = 'So11111111111111111111111111111111111111112'

/** Programs that only move assets, create the accounts for it, or set the price of a transaction. */
const transferPrograms: ReadonlySet<string> = new Set([
  '11111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'ComputeBudget111111111111111111111111111111',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
])

/** Details of a transaction from the view of its account. */
export type SolanaDetails = Pick<
  HistoryEntry,
  'sender' | 'recipient' | 'status' | 'operationType' | 'transfers'
>

/**
 * Converts a transaction to what an account sees. The fee is no transfer, and neither is the rent of token accounts that the account
 * owns: it gets back what it pays, and what others pay for them is nothing that it can spend.
 */
export function toDetails(transaction: SolanaTransaction, account: string): SolanaDetails {
  const { feePayer, isFailed, programs } = transaction
  const isSender = feePayer === account
  if (isFailed)
    return { sender: feePayer, recipient: '', status: 'failed', operationType: 'execute', transfers: [] }
  const transfers = getTransfers(transaction, account).map((transfer): AssetTransfer => {
    const other = getOther(transaction, transfer, account, transfer.direction === 'out' ? 1n : -1n)
    return { ...transfer, counterparties: other === '' ? [] : [other] }
  })
  const received = transfers.find(({ direction }) => direction === 'in')
  const sent = transfers.find(({ direction }) => direction === 'out')
  return {
    sender: received && !sent ? getOther(transaction, received, account, -1n) || feePayer : feePayer,
    recipient: received && !sent ? account : sent ? getOther(transaction, sent, account, 1n) : '',
    status: 'confirmed',
    operationType:
      received && sent
        ? 'trade'
        : received
          ? 'receive'
          : (sent || isSender) && programs.every((program) => transferPrograms.has(program))
            ? 'send'
            : 'execute',
    transfers,
  }
}

function getTransfers(
  { lamports, tokens, fee, feePayer }: SolanaTransaction,
  account: string,
): readonly AssetTransfer[] {
  const own = tokens.filter(({ owner }) => owner === account)
  const wrapped = own.flatMap(({ address, mint }) => (mint === wrappedSol ? address : []))
  const others = own.flatMap(({ address, mint }) => (mint === wrappedSol ? [] : address))
  const getChange = (addresses: ReadonlySet<string>) =>
    lamports.reduce(
      (sum, { address, before, after }) => sum + (addresses.has(address) ? after - before : 0n),
      0n,
    )
  const change = getChange(new Set([account, ...wrapped])) + (feePayer === account ? fee : 0n)
  const gained = withoutRent(change, getChange(new Set(others)))
  const byMint = new Map<string, bigint>()
  for (const { owner, mint, change } of tokens)
    if (owner === account && mint !== wrappedSol) byMint.set(mint, (byMint.get(mint) ?? 0n) + change)
  return [
    ...toTransfer('native', '', gained),
    ...[...byMint].flatMap(([mint, change]) => toTransfer('erc20', mint, change)),
  ]
}

/** Removes from a change the part that was paid as rent, or came from it. */
function withoutRent(change: bigint, rent: bigint): bigint {
  if (change < 0n && rent > 0n) return change + rent > 0n ? 0n : change + rent
  if (change > 0n && rent < 0n) return change + rent < 0n ? 0n : change + rent
  return change
}

function toTransfer(kind: 'native' | 'erc20', contract: string, change: bigint): readonly AssetTransfer[] {
  if (change === 0n) return []
  const direction = change > 0n ? 'in' : 'out'
  return [{ kind, contract, tokenId: '', amount: String(change > 0n ? change : -change), direction }]
}

/** Returns the account on the other side of a transfer: the one with the largest change of that sign; empty without one. */
function getOther(
  { lamports, tokens }: SolanaTransaction,
  { kind, contract }: AssetTransfer,
  account: string,
  sign: bigint,
): string {
  const changes =
    kind === 'native'
      ? lamports.map(({ address, before, after }) => ({ address, change: after - before }))
      : tokens.flatMap(({ owner, mint, change }) => (mint === contract ? { address: owner, change } : []))
  const others = changes.filter((one) => one.address !== account && one.change * sign > 0n)
  const [largest] = others.sort((a, b) => (a.change * sign < b.change * sign ? 1 : -1))
  return largest?.address ?? ''
}
