import type { LedgerAccount } from './ledgerAccount.js'
import {
  parseMint,
  parseTokenAccount,
  type TokenAmount,
  token2022Program,
  tokenProgram,
  toTokenAmount,
} from './parseTokenData.js'

/** Balance of a token account in a transaction, in node format. */
export type TokenBalance = {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly uiTokenAmount: TokenAmount
}

/** Returns the balances of the token accounts among the given addresses. */
export function tokenBalances(
  addresses: readonly string[],
  account: (address: string) => LedgerAccount | undefined,
): readonly TokenBalance[] {
  return addresses.flatMap((address, accountIndex) => {
    const found = account(address)
    if (found?.owner !== tokenProgram && found?.owner !== token2022Program) return []
    const token = parseTokenAccount(found.data)
    const decimals = token && getDecimals(token.mint, account)
    if (!token || decimals === undefined) return []
    const uiTokenAmount = toTokenAmount(token.amount, decimals)
    return [{ accountIndex, mint: token.mint, owner: token.owner, programId: found.owner, uiTokenAmount }]
  })
}

/** Returns a token's decimals; `undefined` if the address is not a mint. */
export function getDecimals(
  mint: string,
  account: (address: string) => LedgerAccount | undefined,
): number | undefined {
  const found = account(mint)
  return found && parseMint(found.data)?.decimals
}
