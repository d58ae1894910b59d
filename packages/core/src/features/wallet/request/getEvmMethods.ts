import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import type { Adapter } from '../../../ports/Adapter.js'
import type { EvmMethods } from '../../../ports/EvmMethods.js'

/**
 * Returns the methods of an adapter for `eip155`.
 *
 * @throws `MethodNotSupportedError` if it has none.
 */
export function getEvmMethods({ evm, namespace }: Adapter): EvmMethods {
  if (!evm) throw new MethodNotSupportedError({ method: 'evm', namespace })
  return evm
}
