import type { BitcoinDriver, SigningInput } from '@latchkit/core/bip122'
import type { BitcoinMessageProtocol } from '@latchkit/core/ports'
import type { BitcoinChainName } from '@latchkit/core/schema'

/** The driver of a wallet style. Rejects with the wallet's error, or with `TypeError` for a malformed response. */
export interface WalletStyle extends BitcoinDriver {
  /** Returns the signature. */
  signMessage(parameters: {
    readonly address: string
    readonly message: Uint8Array
    readonly protocol: BitcoinMessageProtocol
    readonly chain: BitcoinChainName
  }): Promise<Uint8Array>
  /** Signs the given inputs, without finalizing or sending. */
  signPsbt(parameters: {
    readonly psbt: Uint8Array
    readonly inputs: readonly SigningInput[]
    readonly chain: BitcoinChainName
  }): Promise<Uint8Array>
  /** Pays from the active payment address. Returns the transaction id. Absent if the style has no such call. */
  sendTransfer?(parameters: {
    /** The active address known to the app. */
    readonly from: string
    readonly to: string
    /** Sats; a `number` is exact for every possible amount. */
    readonly amount: number
    readonly chain: BitcoinChainName
  }): Promise<unknown>
  /** Asks the wallet to switch to a chain. */
  switchNetwork?(chain: BitcoinChainName): Promise<unknown>
}
