import type { KitContext } from '../../../engine/types.js'
import { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Adapter } from '../../../ports/Adapter.js'

/**
 * Returns the adapter of a namespace.
 *
 * @throws `AdapterNotFoundError` if the namespace has none.
 */
export function getAdapter(kit: Pick<KitContext, 'adapterOf'>, namespace: ChainNamespace): Adapter {
  const adapter = kit.adapterOf(namespace)
  if (!adapter) throw new AdapterNotFoundError({ namespace })
  return adapter
}
