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
  /**
   * The token's own fee in base units (Token-2022), which the receiver does not get: with another fee the transfer fails.
   * Default: any fee.
   */
  readonly tokenFee?: bigint | undefined
}

/**
 * Why a transfer would fail, or what it sends would be lost: the receiver is a program, or an account of a token and no wallet; it
 * only accepts transfers with a memo, or only confidential ones; the token account of one side is frozen; the token cannot be
 * transferred, is paused, or needs a program of its own for each transfer.
 */
export type SolanaTransferRefusal =
  | 'to-program'
  | 'to-token-account'
  | 'memo-required'
  | 'confidential-only'
  | 'frozen'
  | 'non-transferable'
  | 'paused'
  | 'transfer-hook'

/** Network's data about a transfer that is not sent yet. Amounts of SOL in lamports. */
export type SolanaTransferFacts = {
  /** The sender's SOL. */
  readonly balance: bigint
  /** The receiver's SOL. */
  readonly receiverBalance: bigint
  /** The least SOL of a wallet: a transfer that leaves one with less, but not 0, fails. */
  readonly leastBalance: bigint
  /** The network fee without priority. */
  readonly baseFee: bigint
  /** Micro-lamports for each compute unit. */
  readonly unitPrices: Readonly<Record<'slow' | 'normal' | 'fast', bigint>>
  /** The compute units that it uses according to a simulation; otherwise an estimate. */
  readonly units: number
  /** Whether the receiver is an account of a program, or an address without a key. */
  readonly isContract: boolean
  readonly token?:
    | {
        /** In base units, as `received`. */
        readonly balance: bigint
        /** Cost of a new token account of the receiver for the sender; 0 if there is one. */
        readonly accountRent: bigint
        /** Whether the token can take a fee. */
        readonly hasFee: boolean
        /** Amount that the receiver gets according to a simulation. Absent if the sender cannot pay. */
        readonly received?: bigint | undefined
      }
    | undefined
  readonly refusal?: SolanaTransferRefusal | undefined
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
 * Cluster's answer about a transaction. `unknown`: no trace of it. `expired`: no trace of it, and it can no longer be
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
      /**
       * Whether a wallet that can sign without sending is asked for that: what it signed is compared with the transaction, to which
       * it may add no fee, and then sent. Default: a wallet that can send does so itself.
       */
      readonly isChecked?: boolean | undefined
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
  /**
   * Reads what the network knows about a transfer, and simulates it. Absent if the adapter cannot build transfers. Rejects with
   * `SimulationRevertedError` if a program would reject it.
   */
  readTransfer?(parameters: {
    readonly from: string
    readonly network: Network
    readonly transfer: {
      readonly to: string
      readonly mint?: string | undefined
      /** `max`: the whole balance, less the fee for SOL. */
      readonly amount: bigint | 'max'
    }
    readonly signal: AbortSignal
  }): Promise<SolanaTransferFacts>
  /**
   * Sends a JSON-RPC request that only reads to the cluster's RPC server, and returns the result, not parsed. Most
   * numbers are bigints. Rejects with `RpcRequestError`, or `AbortedError`. Absent if the adapter cannot.
   */
  readonly requestNetwork?:
    | ((parameters: {
        readonly network: Network
        readonly method: string
        readonly params: readonly unknown[]
        readonly signal: AbortSignal
        /** Whether money depends on the result: see `EvmMethods.requestNetwork`. The slot of a result is not compared. */
        readonly needsMajority?: boolean | undefined
      }) => Promise<unknown>)
    | undefined
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
