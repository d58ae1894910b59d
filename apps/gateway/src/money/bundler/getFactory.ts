import type { ChainBundler } from './ChainBundler.js'
import type { StoredOperation } from './createOperationStore.js'
import { isTrusted } from './isTrusted.js'
import { eip7702Factory } from './ParsedOperation.js'

/** Returns the factory of an operation that is responsible for its failures; null if there is none, or the operator trusts it. */
export function getFactory(
  { factory }: Pick<StoredOperation, 'factory'>,
  { settings }: Pick<ChainBundler, 'settings'>,
): string | null {
  return factory === null || factory === eip7702Factory || isTrusted(factory, settings) ? null : factory
}
