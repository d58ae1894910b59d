import type { Hex } from '../../foundation/encoding/hex.js'
import type { EvmTransaction } from '../../ports/EvmMethods.js'

/** A transaction as `eth_sendTransaction` takes it. What was not given is absent, for the wallet to fill in. */
export type RpcTransaction = Readonly<Record<string, Hex>>

/**
 * Writes a transaction for the wallet: from whom and on which chain is pinned, and nothing is added to what was reviewed.
 *
 * @param parameters `address` is one of the session's own: `0x` and 40 hex digits.
 */
export function toRpcTransaction(parameters: {
  readonly address: string
  readonly chainId: number
  readonly transaction: EvmTransaction
}): RpcTransaction {
  const { address, chainId, transaction } = parameters
  const { to, data, value, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce } = transaction
  const quantities = { value, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce }
  const given = Object.entries(quantities).flatMap(([name, quantity]) =>
    quantity === undefined ? [] : [[name, toHex(quantity)] as const],
  )
  return {
    from: address as Hex,
    chainId: toHex(chainId),
    ...(to === undefined ? {} : { to }),
    ...(data === undefined ? {} : { data }),
    ...Object.fromEntries(given),
  }
}

function toHex(quantity: bigint | number): Hex {
  return `0x${quantity.toString(16)}`
}
