import type { ChainAccount } from '../../../chains/solana/chainAccount.js'
import { isSameBytes } from '../../../chains/solana/nodeBytes.js'
import { parseTokenAccount } from '../../../chains/solana/tokenAccount.js'
import { decodeBase58 } from '../../../foundation/encoding/base58.js'
import type { SwapTools } from './types.js'

const systemProgram = '11111111111111111111111111111111'
/** The mint of SOL in a token account, whose SOL is its amount. */
const solMint = 'So11111111111111111111111111111111111111112'

/** An account that a transaction writes to, before and after it. */
export type WrittenAccount = {
  readonly address: string
  readonly before: ChainAccount | undefined
  readonly after: ChainAccount | undefined
}

/** Changes that a transaction makes to an account. */
export type AccountChanges = {
  /** Lamports that its own new token accounts contain, beside their tokens. */
  readonly rent: bigint
  /** The change of its SOL in lamports, which includes the fee and the rent. */
  readonly sol: bigint
  /** The changes of its tokens in base units, by mint. */
  readonly tokens: ReadonlyMap<string, bigint>
}

/**
 * Compares all accounts that a transaction writes to, and returns what changes for `owner`. A transaction changes no other account.
 *
 * @throws `createMismatch` if it changes who may use what `owner` has: the program of its wallet; delegate, owner, state or
 * close authority of a token account; or any other account that names `owner`, such as a stake account or a position in a program
 */
export function compareAccounts(
  owner: string,
  accounts: readonly WrittenAccount[],
  { createMismatch }: Pick<SwapTools, 'createMismatch'>,
): AccountChanges {
  const check = (isUnchanged: boolean) => {
    if (!isUnchanged) throw createMismatch('method')
  }
  const key = decodeBase58(owner) ?? new Uint8Array()
  const tokens = new Map<string, bigint>()
  let rent = 0n
  let sol = 0n
  const add = (mint: string, amount: bigint) => tokens.set(mint, (tokens.get(mint) ?? 0n) + amount)
  for (const { address, before, after } of accounts) {
    if (address === owner) {
      check(isWallet(before) && isWallet(after))
      sol = (after?.lamports ?? 0n) - (before?.lamports ?? 0n)
      continue
    }
    const [was, is] = [parseTokenAccount(before), parseTokenAccount(after)]
    const lamports = (after?.lamports ?? 0n) - (before?.lamports ?? 0n)
    if (was?.owner === owner) {
      check(is !== undefined && is.owner === owner && is.mint === was.mint && is.rights === was.rights)
      // The SOL of a token account belongs to its owner too.
      check(was.mint === solMint || lamports >= 0n)
      add(was.mint, (is?.amount ?? 0n) - was.amount)
    } else if (is?.owner === owner) {
      check(!is.isRestricted)
      rent += is.mint === solMint ? lamports - is.amount : lamports
      add(is.mint, is.amount)
    } else if (before && includes(before.data, key)) {
      check(after !== undefined && after.program === before.program && lamports >= 0n)
      check(after !== undefined && isSameBytes(after.data, before.data))
    }
  }
  return { rent, sol, tokens }
}

/** Whether an account holds SOL alone. */
const isWallet = (account: ChainAccount | undefined): boolean =>
  account !== undefined && account.program === systemProgram && account.data.length === 0

function includes(data: Uint8Array, key: Uint8Array): boolean {
  const [first = 0] = key
  for (let at = data.indexOf(first); at >= 0; at = data.indexOf(first, at + 1)) {
    if (key.every((byte, index) => data[at + index] === byte)) return true
  }
  return false
}
