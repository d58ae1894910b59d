/** Bytes in hex, with the prefix `0x`. */
export type Hex = `0x${string}`

/** The call of a contract; without `to`, `data` is the code to run (`eth_call`). */
export type ChainCall = {
  /** The CAIP-2 id of the chain. */
  readonly chainId: string
  readonly to?: Hex
  readonly data: Hex
}

/**
 * Reads contracts of EVM chains, to verify signatures of contract accounts (EIP-1271, EIP-6492).
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
export type ChainReader = {
  /**
   * Returns the result of a call in the latest block. Rejects if the call reverted, or if the chain is not available;
   * `isRevert` distinguishes the two.
   */
  readonly call: (call: ChainCall) => Promise<Hex>
}
