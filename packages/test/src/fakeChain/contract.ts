import type { Address, Hex, Log } from 'viem'

/** A call of a contract. */
export type ContractCall = {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly value: bigint
  /** Calls that do not change the chain, such as `eth_call`. */
  readonly isStatic: boolean
}

/** An event of a contract. */
export type ContractLog = Pick<Log, 'address' | 'topics' | 'data'>

/** The output of a call, and the changes that a transaction applies. */
export type CallResult = {
  readonly output: Hex
  readonly logs: readonly ContractLog[]
  /** Applies the changes. Not called for `eth_call` and `eth_estimateGas`. */
  readonly commit: () => void
}

/**
 * Code at an address, in place of EVM bytecode.
 *
 * @throws Revert
 */
export type ContractCode = (call: ContractCall) => CallResult

/** Returns a result without changes. */
export function toResult(output: Hex): CallResult {
  return { output, logs: [], commit: () => {} }
}
