import { WalletResponseError } from '@latchkit/core/errors'
import { isSolanaAddress } from '@latchkit/core/schema'
import type { WalletAccount } from './wallet/SolanaWallet.js'

const method = 'standard:connect'

/**
 * Parses the accounts of a wallet and leaves out accounts of other namespaces. Returns the wallet's objects, because
 * wallets may compare accounts by identity.
 *
 * @throws `WalletResponseError` if an entry is not an account, or has no Solana address
 */
export function parseAccounts(answer: unknown): readonly WalletAccount[] {
  if (!Array.isArray(answer)) throw malformed('it returned no list of accounts')
  return answer.map(parseAccount).filter((account) => isOnSolana(account) && checkAddress(account))
}

function parseAccount(value: unknown): WalletAccount {
  const account = value as WalletAccount | null
  const { address, chains = [], features } = account ?? {}
  if (!account || typeof address !== 'string' || !isStringArray(chains) || !isStringArray(features))
    throw malformed('it returned an invalid account')
  return account
}

/** A wallet with several namespaces returns the accounts of all of them. */
function isOnSolana({ chains }: WalletAccount): boolean {
  return !chains || chains.some((chain) => chain.startsWith('solana:'))
}

function checkAddress(account: WalletAccount): true {
  const address: unknown = account.address
  if (isSolanaAddress(address)) return true
  throw malformed(`${String(address).slice(0, 50)} is not an address`)
}

function isStringArray(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function malformed(reason: string): WalletResponseError {
  return new WalletResponseError({ method, reason })
}
