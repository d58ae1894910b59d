import { concatHex, type Hex, toHex } from 'viem'
import type { ParsedOperation } from './ParsedOperation.js'

/** State of accounts for one call, as nodes take it. */
export type StateOverrides = Readonly<
  Record<Hex, { readonly code?: Hex | undefined; readonly balance?: Hex | undefined }>
>

/** Returns the code of an account that delegates to a contract (EIP-7702). */
function toDelegation(contract: Hex): Hex {
  return concatHex(['0xef0100', contract])
}

/**
 * Returns the state in which an operation runs: the sender delegates already, because the authorization comes before the call in
 * its transaction.
 *
 * @param balance Balance of the sender. Default: its own.
 */
export function getOverrides(operation: ParsedOperation, balance?: bigint): StateOverrides {
  const { authorization, sender } = operation
  if (!authorization && balance === undefined) return {}
  return {
    [sender]: {
      ...(authorization && { code: toDelegation(authorization.address) }),
      ...(balance !== undefined && { balance: toHex(balance) }),
    },
  }
}
