import type { parseTransaction } from '@latchkit/core/solana'

type Transaction = ReturnType<typeof parseTransaction>

const computeBudget = 'ComputeBudget111111111111111111111111111111'
const associatedTokens = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
/** SPL Token, and Token-2022. */
const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** A transfer of tokens on Solana, in base units. */
export type TokenTransfer = {
  readonly amount: bigint
  readonly decimals: number
  readonly mint: string
  /** The account that owns the token account. */
  readonly to: string
  /** The token account of `to`, which the transaction creates if there is none. */
  readonly account: string
}

/**
 * Returns the transfer of a transaction that sends tokens of its payer, and does nothing else. The first instruction creates the token
 * account of the recipient if there is none, and fails if the account has another owner or another mint, so that its bytes prove to whom
 * the tokens go. The second one fails if the mint has other decimals.
 *
 * @see https://spl.solana.com/associated-token-account
 */
export function readTokenTransfer({ contents, signers }: Transaction): TokenTransfer | undefined {
  const [create, transfer, ...others] = (contents?.instructions ?? []).filter(
    ({ program }) => program !== computeBudget,
  )
  if (!create || !transfer || others.length > 0 || signers.length !== 1) return undefined
  // CreateIdempotent.
  if (create.program !== associatedTokens || create.data !== '1' || create.accounts.length !== 6)
    return undefined
  const [payer, account = '', to = '', mint = '', , program = ''] = create.accounts.map(toAddress)
  const [, movedMint, destination, owner] = transfer.accounts.map(toAddress)
  if (transfer.program !== program || !tokenPrograms.includes(program)) return undefined
  if (transfer.accounts.length !== 4 || movedMint !== mint || destination !== account) return undefined
  if (payer !== signers[0] || owner !== payer) return undefined
  // An account of a lookup table has the address of the table and an index.
  if ([account, to, mint].some((address) => address === '' || address.includes(' '))) return undefined
  const data = Uint8Array.from(transfer.data === '' ? [] : transfer.data.split(',').map(Number))
  // TransferChecked.
  const [kind, decimals] = [data[0], data[9]]
  if (kind !== 12 || data.length !== 10 || decimals === undefined) return undefined
  const amount = new DataView(data.buffer).getBigUint64(1, true)
  return { amount, decimals, mint, to, account }
}

/** Removes the suffix of writable accounts. */
const toAddress = (account = ''): string => account.replace(/ w$/, '')
