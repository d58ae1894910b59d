import type { Network } from '../foundation/schema/network.js'

/** Solana commitment levels. Current nodes accept the first three; the others are their deprecated names. */
export const preflightCommitments = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const

/** The commitment level that a transaction is simulated at before it is sent. */
export type PreflightCommitment = (typeof preflightCommitments)[number]

/** Options of `solana_signAndSendTransaction`. */
export type SolanaSendOptions = {
  /** Send without simulating first. Default false. */
  readonly skipPreflight?: boolean | undefined
  /** Default: the node's own. */
  readonly preflightCommitment?: PreflightCommitment | undefined
  /** How often the node retries sending. Default: until the blockhash expires. */
  readonly maxRetries?: number | undefined
  /** The lowest slot at which the simulation may run. */
  readonly minContextSlot?: number | undefined
}

/** A transfer of SOL, or of an SPL token if `mint` is set. */
export type SolanaTransfer = {
  /** Base58 address of the receiver: the wallet, not its token account. */
  readonly to: string
  /** Lamports, or base units of the token. At most 2^64-1. */
  readonly amount: bigint
  /** Base58 address of the token's mint. Absent: SOL. */
  readonly mint?: string | undefined
  /**
   * Paid on top of the base fee, in micro-lamports per compute unit; another fee set by the wallet is rejected.
   * Default: none, and the wallet may add one.
   */
  readonly priorityFeeMicroLamports?: bigint | undefined
  /**
   * The maximum of compute units, 1 to 1 400 000: the priority fee is paid for all of them. Default: an estimate with a
   * margin if there is a priority fee; otherwise the cluster's default.
   */
  readonly computeUnitLimit?: number | undefined
}

/** A transaction that was sent, and the last block height at which it can be included. */
export type SolanaSent = {
  /** Base58 signature: the transaction's id. */
  readonly signature: string
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
}

/** The result of a transaction. */
export type SolanaConfirmation = {
  readonly status: 'success' | 'failed'
  readonly slot: bigint
  /** The program's error in the node's words, if it failed. */
  readonly error?: string | undefined
}

/**
 * What the cluster knows of a transaction. `unknown`: no trace of it. `expired`: no trace of it, and it can no longer be
 * included.
 */
export type SolanaTransactionStatus =
  | { readonly status: 'confirmed' | 'failed'; readonly slot: bigint; readonly error?: string | undefined }
  | { readonly status: 'pending' | 'unknown' | 'expired' }

/** Parameters of every call to a Solana wallet. */
export type SolanaCaller = {
  readonly connectorId: string
  readonly address: string
  readonly network: Network
}

/** The methods of an adapter for `solana`, besides the common port. Transactions are in wire format, legacy or v0. */
export interface SolanaMethods {
  signTransaction(parameters: SolanaCaller & { readonly transaction: Uint8Array }): Promise<Uint8Array>
  signAllTransactions(
    parameters: SolanaCaller & { readonly transactions: readonly Uint8Array[] },
  ): Promise<readonly Uint8Array[]>
  /** Returns the base58 signature as soon as the transaction was sent. */
  signAndSendTransaction(
    parameters: SolanaCaller & {
      readonly transaction: Uint8Array
      readonly options?: SolanaSendOptions | undefined
    },
  ): Promise<string>
  /** Builds the transfer, compares what the wallet signed with the request, and sends it. */
  transfer(parameters: SolanaCaller & { readonly transfer: SolanaTransfer }): Promise<SolanaSent>
  /**
   * Builds the transfer without asking a wallet, for remote wallets, which the adapter does not know. Absent if the
   * adapter cannot build it.
   */
  buildTransfer?(parameters: {
    readonly from: string
    readonly network: Network
    readonly transfer: SolanaTransfer
  }): Promise<Omit<SolanaSent, 'signature'> & { readonly transaction: Uint8Array }>
  /** Waits for confirmation. Rejects with `BlockhashExpiredError` once the transaction can no longer be included. */
  waitForConfirmation(parameters: {
    readonly sent: SolanaSent
    readonly network: Network
    readonly signal: AbortSignal
  }): Promise<SolanaConfirmation>
  /** Looks for a transaction once, without waiting. Rejects with `RpcRequestError`, or `AbortedError`. */
  getTransactionStatus(parameters: {
    readonly signature: string
    /** Absent: not known, so that the transaction never counts as expired. */
    readonly lastValidBlockHeight?: bigint | undefined
    readonly network: Network
    readonly signal: AbortSignal
  }): Promise<SolanaTransactionStatus>
}
