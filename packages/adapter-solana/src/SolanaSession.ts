import type { Account, CaipNetworkId, Network } from '@latchkit/core'
import type { Session } from '@latchkit/core/ports'
import type { SolanaWallet, WalletAccount } from './SolanaWallet.js'
import { chooseNetwork } from './walletChain.js'

/** The wallet that is connected, and what of it is in use. Never without an account. */
export type SolanaSession = {
  readonly wallet: SolanaWallet
  /** As the wallet told them last, in its order. */
  readonly accounts: readonly WalletAccount[]
  readonly active: WalletAccount
  readonly chainId: CaipNetworkId
}

/**
 * The session after the wallet told its accounts; `undefined` where there is none to use.
 *
 * The account that the page chose stays the active one until the wallet puts another in front than before. The network
 * stays as long as the active account can be used there.
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
  const active = (stays && accounts.find(({ address }) => address === previous?.active.address)) || first
  const chainId = active && chooseNetwork(active, networks, wished)
  return chainId && { wallet, accounts, active, chainId }
}

/** The session as the kit knows it: the active account first. */
export function toSession({ wallet, accounts, active, chainId }: SolanaSession): Session {
  const others = accounts.filter((account) => account !== active)
  return {
    connectorId: wallet.name,
    accounts: [toAccount(active), ...others.map(toAccount)],
    chainId,
  }
}

/** Whether two sessions say the same. */
export function saysSame(one: Session, other: Session): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function toAccount({ address }: WalletAccount): Account {
  return { address, type: 'eoa' }
}
