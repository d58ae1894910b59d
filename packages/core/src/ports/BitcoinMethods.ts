import type { Network } from '../schema/network.js'

/** How a Bitcoin wallet signs a text: the old recoverable ECDSA form (BIP-137), or BIP-322. */
export type BitcoinMessageProtocol = 'ecdsa' | 'bip322'

/** An input of a PSBT that one of the session's addresses signs. */
export type PsbtInput = {
  /** Zero-based. */
  readonly index: number
  readonly address: string
  /** Allowed signature hash types. Default: SIGHASH_ALL or DEFAULT, which sign the whole transaction. */
  readonly sighashTypes?: readonly number[] | undefined
}

/** A PSBT as it came back. */
export type SignedPsbt = {
  /** Base64 (BIP-174): the same transaction, with the signatures of the inputs that were named. */
  readonly psbt: string
  /** Whether every input has all its signatures, and the transaction can be sent as it is. */
  readonly isFinal: boolean
  /** Where it was sent. */
  readonly txid?: string | undefined
}

/** What every call to a Bitcoin wallet says of itself. */
export type BitcoinCaller = {
  readonly connectorId: string
  readonly address: string
  readonly network: Network
}

/** What an adapter for `bip122` can do beyond the common port. */
export interface BitcoinMethods {
  /** Base64 signature. Default protocol: BIP-322 for segwit and taproot addresses, ECDSA for the others. */
  signMessage(
    parameters: BitcoinCaller & {
      readonly message: string | Uint8Array
      readonly protocol?: BitcoinMessageProtocol | undefined
    },
  ): Promise<string>
  /**
   * Signs a PSBT; `psbt` is base64 (BIP-174), in and out. What comes back is compared with what was asked for, before it is
   * sent or answered.
   *
   * Fails with `InvalidTransactionError` where it cannot be signed or sent as it is, without asking the wallet.
   */
  signPsbt(
    parameters: BitcoinCaller & {
      readonly psbt: string
      /** All that may be signed. */
      readonly inputs: readonly PsbtInput[]
      /** Finalise it once it is signed, and send it. Default false. */
      readonly broadcast?: boolean | undefined
    },
  ): Promise<SignedPsbt>
  /**
   * Pays from the payment address. `amount` in sats, 1 to 2_100_000_000_000_000. Answers the transaction id.
   *
   * Fails with `InvalidTransactionError` for an address of another network, dust, or more than there is.
   */
  sendTransfer(parameters: BitcoinCaller & { readonly to: string; readonly amount: bigint }): Promise<string>
}
