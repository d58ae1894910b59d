import { MethodNotSupportedError } from '../errors/adapter.js'
import type { Adapter } from '../ports/Adapter.js'
import type { EvmMethods } from '../ports/EvmMethods.js'

/**
 * What an adapter can do on `eip155` only.
 *
 * @throws `MethodNotSupportedError` where it has none of it.
 */
export function evmIn({ evm, namespace }: Adapter): EvmMethods {
  if (!evm) throw new MethodNotSupportedError({ method: 'evm', namespace })
  return evm
}
