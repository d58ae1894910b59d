import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import type { AnyList, ListDefinition } from './types.js'

/**
 * Reads the first page of the list of a namespace's account (default: the active one), and returns the list. It bypasses the
 * cache, but not the block of 30 s after a failure.
 *
 * @throws `NotConnectedError`; the error of the definition; `AbortedError`.
 */
export function refreshList<List extends AnyList, Page>(
  kit: Latchkit,
  definition: ListDefinition<List, Page>,
  namespace: ChainNamespace | undefined,
): Promise<List> {
  // A pending read is started again: its result could be older than this call.
  return requestList(kit, definition, namespace, false)
}

/** Reads the next page, or the first one, and returns the list. Waits for a page that is being read instead. */
export function loadMoreList<List extends AnyList, Page>(
  kit: Latchkit,
  definition: ListDefinition<List, Page>,
  namespace: ChainNamespace | undefined,
): Promise<List> {
  return requestList(kit, definition, namespace, true)
}

async function requestList<List extends AnyList, Page>(
  kit: Latchkit,
  definition: ListDefinition<List, Page>,
  given: ChainNamespace | undefined,
  isMore: boolean,
): Promise<List> {
  const namespace = given ?? getActiveNamespace(kit.getState())
  // Loaded here, because most users never open their account.
  const { createFeature, request } = await definition.load()
  kit.internal.install(createFeature(definition))
  return request(kit, definition, { namespace, isMore })
}
