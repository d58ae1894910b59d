import type { Account, CaipNetworkId, Network } from '@latchkit/core'
import type { Session } from '@latchkit/core/ports'
import { chooseNetwork } from './getWalletChain.js'
import type { SolanaWallet, WalletAccount } from './wallet/SolanaWallet.js'

/** The connected wallet and its active account. Always has at least one account. */
export type SolanaSession = {
  readonly wallet: SolanaWallet
  /**
   * The accounts that the wallet reported last, in its order. An address may appear several times, for example once per
   * chain.
   */
  readonly accounts: readonly WalletAccount[]
  /** The active address. */
  readonly active: string
  readonly chainId: CaipNetworkId
}

/**
 * Returns the session after the wallet reported its accounts, or `undefined` if there are none.
 *
 * The active address is kept until the wallet moves another account to the front. The network is kept while the active
 * address supports it.
 */
export function getNextSession(parameters: {
  readonly wallet: SolanaWallet
  readonly accounts: readonly WalletAccount[]
  readonly networks: readonly Network[]
  readonly requested: CaipNetworkId | undefined
  readonly previous?: SolanaSession | undefined
}): SolanaSession | undefined {
  const { wallet, accounts, networks, requested, previous } = parameters
  const [first] = accounts
  const isKept = first?.address === previous?.accounts[0]?.address
  const { address: active } =
    (isKept && accounts.find(({ address }) => address === previous?.active)) || first || {}
  if (active === undefined) return undefined
  const chainId = chooseNetwork(findAccounts(accounts, active), networks, requested)
  return chainId && { wallet, accounts, active, chainId }
}

/** Returns all accounts with the given address. */
export function findAccounts(accounts: readonly WalletAccount[], address: string): readonly WalletAccount[] {
  return accounts.filter((account) => account.address === address)
}

/** Converts the session to the port's type: each address once, the active one first. */
export function toSession({ wallet, accounts, active, chainId }: SolanaSession): Session {
  const others = new Set(accounts.map(({ address }) => address))
  others.delete(active)
  return {
    connectorId: wallet.name,
    accounts: [toEoaAccount(active), ...[...others].map(toEoaAccount)],
    chainId,
  }
}

function toEoaAccount(address: string): Account {
  return { address, type: 'eoa' }
}
