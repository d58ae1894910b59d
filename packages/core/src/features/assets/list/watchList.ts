import { readPageActivity } from '../../../browser/pageActivity.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { watchLazily } from '../../../engine/watchLazily.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { getListSubject } from './getListSubject.js'
import type { AnyList, FollowedAccount, ListDefinition } from './types.js'

/**
 * Keeps the list of a namespace's account up to date until it is stopped, and returns the cleanup.
 *
 * @param given Default: the active one, also when it changes.
 */
export function watchList<List extends AnyList, Page>(
  kit: Latchkit,
  definition: ListDefinition<List, Page>,
  given: ChainNamespace | undefined,
): () => void {
  function getAccount(): FollowedAccount | undefined {
    const state = kit.getState()
    const namespace = given ?? getActiveNamespace(state)
    const of = getListSubject(state, kit.config, namespace, definition.namespaces)
    return of === undefined || of === 'unsupported' ? undefined : { namespace, ...of }
  }

  const load = async () => {
    // Loaded here, because most users never open their account.
    const { createFeature, follow } = await definition.load()
    return () => {
      kit.internal.install(createFeature(definition))
      return follow(kit, definition, getAccount, readPageActivity())
    }
  }
  return watchLazily(kit, definition.title, load, { isNeeded: true })
}
