import { AdapterNotFoundError } from '../errors/adapter.js'
import type { KitContext } from '../kit/types.js'
import type { Adapter } from '../ports/Adapter.js'
import type { ChainNamespace } from '../schema/caip.js'

/**
 * Returns the adapter of a namespace.
 *
 * @throws `AdapterNotFoundError` if the namespace has none.
 */
export function adapterIn(kit: Pick<KitContext, 'adapterOf'>, namespace: ChainNamespace): Adapter {
  const adapter = kit.adapterOf(namespace)
  if (!adapter) throw new AdapterNotFoundError({ namespace })
  return adapter
}
