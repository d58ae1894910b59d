import type { WalletDoor } from '@latchkit/core/bip122'
import type { BitcoinMessageProtocol, PsbtInput } from '@latchkit/core/ports'
import type { BitcoinChainName } from '@latchkit/core/schema'

/** A style of wallet: how one is spoken to. Rejects with whatever the wallet rejects with; `TypeError` for nonsense. */
export interface WalletStyle extends WalletDoor {
  /** Answers the signature. */
  signMessage(parameters: {
    readonly address: string
    readonly message: Uint8Array
    readonly protocol: BitcoinMessageProtocol
    readonly chain: BitcoinChainName
  }): Promise<Uint8Array>
  /** Signs those inputs, finalises nothing, sends nothing. */
  signPsbt(parameters: {
    readonly psbt: Uint8Array
    readonly inputs: readonly PsbtInput[]
    readonly chain: BitcoinChainName
  }): Promise<Uint8Array>
  /** Pays from the active payment address. Answers the id of the transaction. Absent where the style has no such call. */
  sendTransfer?(parameters: {
    /** That active address, as far as the page knows. */
    readonly from: string
    readonly to: string
    /** Sats; a `number` holds every amount there can be. */
    readonly amount: number
    readonly chain: BitcoinChainName
  }): Promise<unknown>
  /** Asks the wallet to go to a chain. */
  switchNetwork?(chain: BitcoinChainName): Promise<unknown>
}
