import type { Hex } from '../foundation/encoding/hex.js'
import type { Network } from '../foundation/schema/network.js'

/**
 * EIP-712 typed data in the format of `eth_signTypedData_v4`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export type TypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** A transaction to sign and send. Amounts in wei. The fee rules are in apps/docs/src/content/docs/concepts/behavior/requests.md, "Requests and responses". */
export type EvmTransaction = {
  /** 20-byte address; EIP-55 checked when mixed case. Absent to create a contract. */
  readonly to?: Hex | undefined
  readonly data?: Hex | undefined
  readonly value?: bigint | undefined
  readonly gas?: bigint | undefined
  /** Legacy price; cannot be combined with the EIP-1559 fees. */
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly nonce?: number | undefined
}

/** The receipt of a mined transaction. */
export type EvmReceipt = {
  readonly hash: Hex
  readonly status: 'success' | 'reverted'
  readonly blockNumber: bigint
  readonly gasUsed: bigint
}

/** The methods of an adapter for `eip155`, in addition to the common port. */
export interface EvmMethods {
  /** Returns a verified signature. See `Adapter.signMessage` for `0x`. */
  signTypedData(parameters: {
    readonly connectorId: string
    readonly address: string
    readonly typedData: TypedData
    /** The session's network, if it is configured: contract accounts are verified there. */
    readonly network?: Network | undefined
  }): Promise<Hex>
  /** Returns the hash as soon as the wallet has sent the transaction. */
  sendTransaction(parameters: {
    readonly connectorId: string
    readonly address: string
    readonly network: Network
    readonly transaction: EvmTransaction
  }): Promise<Hex>
  /** Waits for one confirmation. Rejects with a `LatchkitError` of code `receipt-timeout` after `timeoutMs`. */
  waitForReceipt(parameters: {
    readonly hash: Hex
    readonly network: Network
    readonly timeoutMs: number
    readonly signal: AbortSignal
  }): Promise<EvmReceipt>
  /**
   * Sends a JSON-RPC request to the network's RPC server, never to a wallet, and returns the response, not parsed. Rejects
   * with `RpcRequestError`, or `AbortedError`.
   */
  requestNetwork(parameters: {
    readonly network: Network
    /** A method that only reads. */
    readonly method: string
    readonly params: readonly unknown[]
    readonly signal: AbortSignal
    /** Whether money depends on the result: several RPC servers are asked, and the majority decides. Default false. */
    readonly needsMajority?: boolean | undefined
  }): Promise<unknown>
  /** `eth_call` through the network's RPC, decoded by the ABI. */
  readContract(parameters: {
    readonly network: Network
    readonly address: Hex
    readonly abi: readonly unknown[]
    readonly functionName: string
    readonly args?: readonly unknown[] | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
  /**
   * Returns a name in its normal form (ENSIP-15), with the tables of the chain library. Rejects for a name that is invalid, or
   * that mixes letters that look alike. Absent if the library has no such tables.
   */
  normalizeName?(name: string): Promise<string>
  /** Returns the EIP-5792 capabilities by chain; `{}` when the call fails or the wallet has none. */
  getCapabilities(parameters: {
    readonly connectorId: string
    readonly address: string
  }): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>>
}
