import type { Network } from '../schema/network.js'

/** How a Bitcoin wallet signs a text: the old recoverable ECDSA form, or BIP-322. */
export type BitcoinMessageProtocol = 'ecdsa' | 'bip322'

/** An input of a PSBT that one of the session's addresses signs. */
export type PsbtInput = {
  /** Zero-based. */
  readonly index: number
  readonly address: string
  /** Allowed signature hash types. Default: the wallet's own (SIGHASH_ALL or DEFAULT). */
  readonly sighashTypes?: readonly number[] | undefined
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
      readonly message: string
      readonly protocol?: BitcoinMessageProtocol | undefined
    },
  ): Promise<string>
  /** `psbt` is base64 (BIP-174), in and out. `txid` where the wallet sent it. */
  signPsbt(
    parameters: BitcoinCaller & {
      readonly psbt: string
      readonly inputs: readonly PsbtInput[]
      /** Send it once it is signed. Default false. */
      readonly broadcast?: boolean | undefined
    },
  ): Promise<{ readonly psbt: string; readonly txid?: string | undefined }>
  /** `amount` in sats. Answers the transaction id. */
  sendTransfer(parameters: BitcoinCaller & { readonly to: string; readonly amount: bigint }): Promise<string>
}
