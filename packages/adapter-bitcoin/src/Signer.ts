import type { Account } from '@latchkit/core'
import type { BitcoinAddress, BitcoinChainName } from '@latchkit/core/schema'
import type { WalletStyle } from './wallets/WalletStyle.js'

/** An account of the session and the driver of its wallet. */
export type Signer = {
  readonly account: Account
  /** Whether the wallet pays from this account by default. */
  readonly isPayer: boolean
  /** The parsed address of the account. */
  readonly address: BitcoinAddress
  readonly style: WalletStyle
  readonly chain: BitcoinChainName
}
