import type { BitcoinMessageProtocol } from '../../ports/BitcoinMethods.js'

/** A transaction output, in sats. */
export type BitcoinOutput = { readonly address: string; readonly value: bigint }

/**
 * Test helpers for `bip122`. All of them use the home network, and a library other than the
 * adapter's.
 */
export type BitcoinUnderTest = {
  /** Whether the wallet exposes an ordinals address next to the payment address. */
  readonly hasOrdinals: boolean
  /** An address that no wallet owns. */
  readonly receiver: string
  /** An address of another network, and one with an invalid checksum. */
  readonly wrongAddresses: readonly [foreign: string, mistyped: string]
  /** Verifies a message signature with the given protocol. */
  verifyMessage(parameters: {
    readonly address: string
    readonly message: string
    readonly signature: string
    readonly protocol: BitcoinMessageProtocol
  }): Promise<boolean>
  /**
   * Returns an unsigned PSBT in base64 that pays `value` sats to the receiver. Its first input
   * spends from `from`, its second one from an address that no wallet owns.
   */
  psbt(parameters: { readonly from: string; readonly value: bigint }): Promise<string>
  /** Returns the same PSBT without the second input. */
  ownPsbt(parameters: { readonly from: string; readonly value: bigint }): Promise<string>
  /** Returns the indexes of the PSBT inputs with a valid signature of this address's key. */
  signedInputs(psbt: string, address: string): Promise<readonly number[]>
  /** Returns the outputs of a PSBT, signed or unsigned. */
  outputs(psbt: string): Promise<readonly BitcoinOutput[]>
  /** Reads a sent transaction from the chain: inputs, outputs, and fee in sats. */
  transaction(txid: string): Promise<{
    readonly spent: readonly string[]
    readonly outputs: readonly BitcoinOutput[]
    readonly fee: bigint
  }>
  /** Makes the wallet sign a different transaction, or a different input, than requested. */
  cheat(how: 'transaction' | 'input' | 'nothing'): Promise<void>
}
