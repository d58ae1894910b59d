import type { Account, CaipNetworkId, Network } from '@latchkit/core'
import type { Session } from '@latchkit/core/ports'
import type { SolanaWallet, WalletAccount } from './SolanaWallet.js'
import { chooseNetwork } from './walletChain.js'

/** The wallet that is connected, and what of it is in use. Never without an account. */
export type SolanaSession = {
  readonly wallet: SolanaWallet
  /** As the wallet told them last, in its order. One address may be there more than once, for instance for each chain. */
  readonly accounts: readonly WalletAccount[]
  /** The address in use. */
  readonly active: string
  readonly chainId: CaipNetworkId
}

/**
 * The session after the wallet told its accounts; `undefined` where there is none to use.
 *
 * The address that the page chose stays the active one until the wallet puts another in front than before. The network
 * stays as long as the active address can be used there.
 */
export function nextSession(parameters: {
  readonly wallet: SolanaWallet
  readonly accounts: readonly WalletAccount[]
  readonly networks: readonly Network[]
  readonly wished: CaipNetworkId | undefined
  readonly previous?: SolanaSession | undefined
}): SolanaSession | undefined {
  const { wallet, accounts, networks, wished, previous } = parameters
  const [first] = accounts
  const stays = first?.address === previous?.accounts[0]?.address
  const { address: active } =
    (stays && accounts.find(({ address }) => address === previous?.active)) || first || {}
  if (active === undefined) return undefined
  const chainId = chooseNetwork(accountsAt(accounts, active), networks, wished)
  return chainId && { wallet, accounts, active, chainId }
}

/** All that a wallet says of one address. */
export function accountsAt(accounts: readonly WalletAccount[], address: string): readonly WalletAccount[] {
  return accounts.filter((account) => account.address === address)
}

/** The session as the kit knows it: each address once, the active one first. */
export function toSession({ wallet, accounts, active, chainId }: SolanaSession): Session {
  const others = new Set(accounts.map(({ address }) => address))
  others.delete(active)
  return {
    connectorId: wallet.name,
    accounts: [toAccount(active), ...[...others].map(toAccount)],
    chainId,
  }
}

function toAccount(address: string): Account {
  return { address, type: 'eoa' }
}
