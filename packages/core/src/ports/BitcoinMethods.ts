import type { Network } from '../foundation/schema/network.js'

/**
 * How a Bitcoin wallet signs text: the older recoverable ECDSA format (BIP-137), or BIP-322.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki
 */
export type BitcoinMessageProtocol = 'ecdsa' | 'bip322'

/** An input of a PSBT that one of the session's addresses signs. */
export type PsbtInput = {
  /** Zero-based. */
  readonly index: number
  /** The address whose key signs: the input spends from it, or from a script that names the key or its hash. */
  readonly address: string
  /**
   * Allowed signature hash types, which must exist for the form of the input. Default: SIGHASH_ALL or DEFAULT, which sign
   * the whole transaction.
   */
  readonly sighashTypes?: readonly number[] | undefined
}

/** A PSBT that a wallet returned. */
export type SignedPsbt = {
  /** Base64 (BIP-174): the same transaction, with the signatures of the requested inputs. */
  readonly psbt: string
  /** Whether every input has all its signatures, so that the transaction can be sent. */
  readonly isFinal: boolean
  /** The transaction id, if it was sent. */
  readonly txid?: string | undefined
}

/** An output of a transaction, which an input spends. */
export type BitcoinOutpoint = { readonly txid: string; readonly vout: number }

/** Network's answer about a transaction. `unknown`: no trace of it, nor of another one that spends its inputs. */
export type BitcoinTransactionStatus =
  | { readonly status: 'confirmed' | 'unknown' }
  /** In the mempool. `inputs`: the outputs that it spends. */
  | { readonly status: 'pending'; readonly inputs: readonly BitcoinOutpoint[] }
  /** Another transaction spends one of its inputs. */
  | { readonly status: 'replaced'; readonly txid: string }

/** An unspent output of the payment address. */
export type BitcoinCoin = {
  /** The id of the transaction, and the zero-based index of the output. */
  readonly txid: string
  readonly vout: number
  /** Sats. */
  readonly value: bigint
}

/** Network's data about transfers from an address. */
export type BitcoinTransferFacts = {
  readonly coins: readonly (BitcoinCoin & { readonly confirmed: boolean })[]
  /** Sats per virtual byte, for a block within about 10 minutes (`fast`), an hour, and a day. */
  readonly feeRates: Readonly<Record<'slow' | 'normal' | 'fast', number>>
  /** Whether the wallet signs the transaction that the app builds; otherwise it selects coins and fee itself. */
  readonly isFeeExact: boolean
}

/** Parameters of every call to a Bitcoin wallet. */
export type BitcoinCaller = {
  readonly connectorId: string
  readonly address: string
  readonly network: Network
}

/** The methods of an adapter for `bip122`, in addition to the common port. */
export interface BitcoinMethods {
  /** Base64 signature. Default protocol: BIP-322 for segwit and taproot addresses, ECDSA for the others. */
  signMessage(
    parameters: BitcoinCaller & {
      readonly message: string | Uint8Array
      readonly protocol?: BitcoinMessageProtocol | undefined
    },
  ): Promise<string>
  /**
   * Signs a PSBT; `psbt` is base64 (BIP-174) in both directions. The result is compared with the request before it is
   * sent or returned.
   *
   * Rejects with `InvalidTransactionError` if it cannot be signed or sent as it is, without asking the wallet.
   */
  signPsbt(
    parameters: BitcoinCaller & {
      readonly psbt: string
      /** The inputs to sign. No others may be signed. */
      readonly inputs: readonly PsbtInput[]
      /** Whether to finalize and send it after signing. Default false. */
      readonly broadcast?: boolean | undefined
    },
  ): Promise<SignedPsbt>
  /**
   * Pays from the payment address. `amount` in sats, 1 to 2_100_000_000_000_000. Returns the transaction id.
   *
   * Rejects with `InvalidTransactionError` for an address of another network, dust, or an insufficient balance.
   */
  sendTransfer(
    parameters: BitcoinCaller & {
      readonly to: string
      readonly amount: bigint
      /** The outputs to spend and the fee in sats: the rest returns to the address. Default: the wallet selects them. */
      readonly exact?: { readonly coins: readonly BitcoinCoin[]; readonly fee: bigint } | undefined
    },
  ): Promise<string>
  /** Reads what the network knows about transfers from an address. Absent if the adapter cannot build transactions. */
  readTransfer?(parameters: BitcoinCaller & { readonly signal: AbortSignal }): Promise<BitcoinTransferFacts>
  /**
   * Looks for a transaction once. Reads from the network's server, never from the wallet. Rejects with `RpcRequestError`,
   * or `AbortedError`.
   */
  getTransactionStatus(parameters: {
    readonly txid: string
    /** The outputs that it spends, if they are known; without them it never counts as replaced. */
    readonly inputs?: readonly BitcoinOutpoint[] | undefined
    readonly network: Network
    readonly signal: AbortSignal
  }): Promise<BitcoinTransactionStatus>
}
