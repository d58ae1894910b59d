import type { Latchkit } from '../../../engine/latchkit.js'
import type { Fact, Settlement } from '../../../engine/types.js'
import { waitForFact } from '../../../engine/waitForFact.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { findListAccount } from './findListAccount.js'
import { isBlocked, isSameSubject } from './rules.js'
import type { AnyList, ListDefinition, LoadEvent, LoadMoreEvent } from './types.js'

/**
 * Reads the first page of a list whose feature is installed, or its next one (`isMore`), and returns the list.
 *
 * @throws `NotConnectedError`; the error of the definition; `AbortedError`.
 */
export async function sendRequest<List extends AnyList, Page>(
  kit: Latchkit,
  definition: ListDefinition<List, Page>,
  { namespace, isMore }: { readonly namespace: ChainNamespace; readonly isMore: boolean },
): Promise<List> {
  const { name, select, toFact } = definition
  const { clock, request } = kit.internal
  const of = findListAccount(kit, definition, namespace)
  const at = clock.now()
  const state = select(kit.getState())?.[namespace]
  if (state && isBlocked(state, of, at)) throw state.error

  function settle(fact: Fact): Settlement<List> {
    const own = toFact(fact)
    if (own?.namespace !== namespace || !isSameSubject(own.of, of)) return undefined
    if (own.type === 'loaded') return { value: own.list }
    return { error: own.type === 'failed' ? own.error : new AbortedError() }
  }
  const send = (event: LoadEvent | LoadMoreEvent) =>
    request<List>({ feature: name, namespace, event }, settle)

  if (!isMore) return send({ type: 'load', of, at, force: true, restart: true })
  if (!state || state.status === 'idle' || !isSameSubject(state.of, of)) return send({ type: 'load', of, at })
  if (state.status === 'loading') return waitForFact(kit, settle)
  if (!state.list) return send({ type: 'load', of, at })
  return state.list.cursor === undefined ? state.list : send({ type: 'loadMore', of, at })
}
