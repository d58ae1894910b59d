import type { Latchkit } from '../../../engine/latchkit.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { BalanceSubject } from '../balance/types.js'
import { getListSubject } from './getListSubject.js'
import type { AnyList, ListDefinition } from './types.js'

/**
 * Returns the connected account of a namespace and its chain.
 *
 * @throws `NotConnectedError`; the error of the definition if the account has no such list.
 */
export function findListAccount(
  kit: Latchkit,
  { namespaces, toError }: Pick<ListDefinition<AnyList>, 'namespaces' | 'toError'>,
  namespace: ChainNamespace,
): BalanceSubject {
  const state = kit.getState()
  const of = getListSubject(state, kit.config, namespace, namespaces)
  if (of === undefined) throw new NotConnectedError({ namespace })
  if (of === 'unsupported') throw toError({ network: sessionOf(state, namespace)?.chainId ?? namespace })
  return of
}
