import type { BitcoinMessageProtocol } from '../../ports/BitcoinMethods.js'

/** An output of a transaction, in sats. */
export type BitcoinOutput = { readonly address: string; readonly value: bigint }

/** What only `bip122` needs. All of it on the home network, and by another library than the adapter's. */
export type BitcoinUnderTest = {
  /** Whether the wallet opens an ordinals address beside the payment address. */
  readonly hasOrdinals: boolean
  /** An address that belongs to nobody here. */
  readonly receiver: string
  /** An address of another network, and one whose checksum is wrong. */
  readonly wrongAddresses: readonly [foreign: string, mistyped: string]
  /** Checks a message's signature as that protocol says. */
  verifyMessage(parameters: {
    readonly address: string
    readonly message: string
    readonly signature: string
    readonly protocol: BitcoinMessageProtocol
  }): Promise<boolean>
  /**
   * A PSBT in base64, not yet signed: its first input spends from `from`, its second one from an address that belongs to
   * nobody here, and it pays `value` sats to the receiver.
   */
  psbt(parameters: { readonly from: string; readonly value: bigint }): Promise<string>
  /** As above, without the second input. */
  ownPsbt(parameters: { readonly from: string; readonly value: bigint }): Promise<string>
  /** The inputs of a PSBT that have a true signature of that address's key. */
  signedInputs(psbt: string, address: string): Promise<readonly number[]>
  /** What a PSBT's transaction pays, whether it is signed or not. */
  outputs(psbt: string): Promise<readonly BitcoinOutput[]>
  /** What the chain says was sent: what it spends from, what it pays, and its fee in sats. */
  transaction(txid: string): Promise<{
    readonly spent: readonly string[]
    readonly outputs: readonly BitcoinOutput[]
    readonly fee: bigint
  }>
  /** From now on the wallet signs another transaction than the one it is given, or another input. */
  cheat(how: 'transaction' | 'input' | 'nothing'): Promise<void>
}
