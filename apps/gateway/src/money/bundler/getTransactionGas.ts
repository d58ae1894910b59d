import { getTotalGas, type ParsedOperation } from './ParsedOperation.js'

/** Gas of the EntryPoint around the steps of an operation. */
const overhead = 60_000n

/**
 * Returns the gas limit of the transaction of an operation. An EntryPoint requires that all limits are available, and a
 * call passes at most 63/64 of the gas on.
 */
export function getTransactionGas(operation: ParsedOperation): bigint {
  return (getTotalGas(operation) * 64n) / 63n + overhead
}
