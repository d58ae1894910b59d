import type { KitState, Settlement } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { type ConnectedAccount, sessionOf, toConnectedAccount } from '../../wallet/connection/rules.js'

/** A fact of any login. Those about an attempt have its id, and `failed` has the error. */
type AttemptFact = {
  readonly type: string
  readonly id?: string | undefined
  readonly error?: LatchkitError | undefined
}

/** Settles the action that has started a login with a fact about its attempt. */
export function toLoginSettlement(
  state: KitState,
  fact: AttemptFact,
  { id, namespace }: { readonly id: string; readonly namespace: ChainNamespace },
): Settlement<ConnectedAccount> {
  if (fact.id !== id) return undefined
  if (fact.type === 'cancelled') return { error: new AbortedError() }
  if (fact.error) return { error: fact.error }
  if (fact.type !== 'loggedIn') return undefined
  const session = sessionOf(state, namespace)
  // It can have ended right after it was made.
  return session
    ? { value: toConnectedAccount(namespace, session) }
    : { error: new AbortedError({ rpc: false }) }
}
