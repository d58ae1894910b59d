import type { Account } from '@latchkit/core'
import type { BitcoinAddress, BitcoinChainName } from '@latchkit/core/schema'
import type { WalletStyle } from './wallets/WalletStyle.js'

/** An account of the session and the driver of its wallet. */
export type Signer = {
  /** Whether the wallet pays from this account by default. */
  readonly isPayer: boolean
  /** The account with its parsed address. */
  readonly address: Account & BitcoinAddress
  readonly style: WalletStyle
  readonly chain: BitcoinChainName
}
