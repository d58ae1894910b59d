import { WalletResponseError } from '@latchkit/core'
import type { EvmTransaction, Hex } from '@latchkit/core/ports'
import { numberToHex } from 'viem'

/** A transaction as `eth_sendTransaction` takes it. What was not given is absent, for the wallet to fill in. */
export type RpcTransaction = Readonly<Record<string, Hex>>

/**
 * Writes a transaction for the wallet: from whom and on which chain is pinned, and nothing is added to what was reviewed.
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
    quantity === undefined ? [] : [[name, numberToHex(quantity)] as const],
  )
  return {
    // An address of our own session: 0x and 40 hex digits.
    from: address as Hex,
    chainId: numberToHex(chainId),
    ...(to === undefined ? {} : { to }),
    ...(data === undefined ? {} : { data }),
    ...Object.fromEntries(given),
  }
}

/**
 * Reads a signature: `0x` and at least 62 hex digits (spec §5).
 *
 * @throws `WalletResponseError`
 */
export function toSignature(method: string, answer: unknown): Hex {
  return hex(method, answer, /^0x[0-9a-f]{62,}$/i, 'it is not a signature')
}

/**
 * Reads a transaction hash: `0x` and 64 hex digits (spec §5).
 *
 * @throws `WalletResponseError`
 */
export function toHash(method: string, answer: unknown): Hex {
  return hex(method, answer, /^0x[0-9a-f]{64}$/i, 'it is not a transaction hash')
}

function hex(method: string, answer: unknown, pattern: RegExp, reason: string): Hex {
  if (typeof answer !== 'string' || !pattern.test(answer)) throw new WalletResponseError({ method, reason })
  return answer as Hex
}

/** Reads EIP-5792 capabilities; `{}` where they are not what the standard says (spec §8). */
export function toCapabilities(answer: unknown): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  if (typeof answer !== 'object' || answer === null) return {}
  const chains = Object.entries(answer).filter(
    ([chainId, capabilities]) =>
      /^0x[0-9a-f]+$/i.test(chainId) && typeof capabilities === 'object' && capabilities !== null,
  )
  return Object.fromEntries(chains)
}
