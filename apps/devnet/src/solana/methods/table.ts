import { ProviderRpcError } from '@latchkit/test/source/foundation/ProviderRpcError'
import { accountMethods } from './accounts.js'
import { historyMethods } from './history.js'
import type { NodeMethod } from './method.js'
import { slotMethods } from './slots.js'
import { transactionMethods } from './transactions.js'

const methods: Readonly<Record<string, NodeMethod>> = {
  ...accountMethods,
  ...historyMethods,
  ...slotMethods,
  ...transactionMethods,
}

/**
 * Returns the method with this name.
 *
 * @throws ProviderRpcError -32601
 */
export function getNodeMethod(name: string): NodeMethod {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!method) throw new ProviderRpcError(-32601, 'Method not found')
  return method
}
