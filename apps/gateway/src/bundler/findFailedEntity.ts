import type { StoredOperation } from './createOperationStore.js'

/**
 * Returns the entity that is responsible for the failure of an operation after it was accepted.
 *
 * @param reason Of the EntryPoint: begins with a code such as `AA23`.
 */
export function findFailedEntity(
  { sender, factory, paymaster }: Pick<StoredOperation, 'sender' | 'factory' | 'paymaster'>,
  reason: string,
): string {
  // AA10: the account exists already. Everyone can deploy it, and a factory is that of many users.
  if (/^AA1(?!0)/.test(reason)) return factory ?? sender
  if (/^AA3/.test(reason)) return paymaster ?? sender
  return sender
}
