import type { Hex } from '../../foundation/encoding/hex.js'
import type { EvmTransaction } from '../../ports/EvmMethods.js'

/**
 * A transaction in the format of `eth_sendTransaction`. Absent fields are filled in by the wallet.
 */
export type RpcTransaction = Readonly<Record<string, Hex>>

/**
 * Encodes a transaction for the wallet, with sender and chain set explicitly. Adds no other field
 * to the reviewed transaction.
 *
 * @param parameters `address` is an account of the session: `0x` and 40 hex digits.
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
    quantity === undefined ? [] : [[name, toHexQuantity(quantity)] as const],
  )
  return {
    from: address as Hex,
    chainId: toHexQuantity(chainId),
    ...(to === undefined ? {} : { to }),
    ...(data === undefined ? {} : { data }),
    ...Object.fromEntries(given),
  }
}

function toHexQuantity(quantity: bigint | number): Hex {
  return `0x${quantity.toString(16)}`
}
