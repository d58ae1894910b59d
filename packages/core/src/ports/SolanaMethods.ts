import type { Network } from '../schema/network.js'

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
  /** How often the node sends it on. Default: until its blockhash expires. */
  readonly maxRetries?: number | undefined
  /** The lowest slot at which the simulation may look. */
  readonly minContextSlot?: number | undefined
}

/** A transfer of SOL, or of an SPL token where `mint` is given. */
export type SolanaTransfer = {
  /** Base58 address of the receiver: the wallet, not its token account. */
  readonly to: string
  /** Lamports, or base units of the token. At most 2^64-1. */
  readonly amount: bigint
  /** Base58 address of the token's mint. Absent: SOL. */
  readonly mint?: string | undefined
  /**
   * Paid on top of the base fee, in micro-lamports for each compute unit; a wallet that signs another one is refused.
   * Default: none of ours, and the wallet may add one as it sees fit.
   */
  readonly priorityFeeMicroLamports?: bigint | undefined
  /**
   * The most compute units it may use, 1 to 1 400 000: the priority fee is paid for all of them. Default: what such a
   * transfer needs and some more, where there is a priority fee; else the cluster's own.
   */
  readonly computeUnitLimit?: number | undefined
}

/** A transaction that was sent, and until when it can still be taken into a block. */
export type SolanaSent = {
  /** Base58 signature: the transaction's id. */
  readonly signature: string
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
}

/** What became of a transaction. */
export type SolanaConfirmation = {
  readonly status: 'success' | 'failed'
  readonly slot: bigint
  /** The program's error as the node words it, where it failed. */
  readonly error?: string | undefined
}

/** What every call to a Solana wallet says of itself. */
export type SolanaCaller = {
  readonly connectorId: string
  readonly address: string
  readonly network: Network
}

/** What an adapter for `solana` can do beyond the common port. Transactions are in wire format, legacy or v0. */
export interface SolanaMethods {
  signTransaction(parameters: SolanaCaller & { readonly transaction: Uint8Array }): Promise<Uint8Array>
  signAllTransactions(
    parameters: SolanaCaller & { readonly transactions: readonly Uint8Array[] },
  ): Promise<readonly Uint8Array[]>
  /** Answers the base58 signature as soon as it was sent. */
  signAndSendTransaction(
    parameters: SolanaCaller & {
      readonly transaction: Uint8Array
      readonly options?: SolanaSendOptions | undefined
    },
  ): Promise<string>
  /** Builds the transfer, checks that what is to be signed is what was asked for, and sends it. */
  transfer(parameters: SolanaCaller & { readonly transfer: SolanaTransfer }): Promise<SolanaSent>
  /**
   * Builds the transfer and asks nobody: for a wallet that the adapter does not know, on another device. Absent where the
   * adapter cannot.
   */
  buildTransfer?(parameters: {
    readonly from: string
    readonly network: Network
    readonly transfer: SolanaTransfer
  }): Promise<Omit<SolanaSent, 'signature'> & { readonly transaction: Uint8Array }>
  /** Waits until it is confirmed. Fails with `BlockhashExpiredError` once it can no longer be. */
  waitForConfirmation(parameters: {
    readonly sent: SolanaSent
    readonly network: Network
    readonly signal: AbortSignal
  }): Promise<SolanaConfirmation>
}
