import type { KitState, Settlement } from '../../../engine/types.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { type ConnectedAccount, sessionOf, toConnectedAccount } from '../../wallet/connection/rules.js'
import type { PasskeyFact } from '../passkey/types.js'
import type { SocialFact } from '../social/types.js'
import type { LoginFact } from './types.js'

/** Settles the action that has started a login with a fact about its attempt. */
export function toLoginSettlement(
  state: KitState,
  fact: LoginFact | PasskeyFact | SocialFact,
  { id, namespace }: { readonly id: string; readonly namespace: ChainNamespace },
): Settlement<ConnectedAccount> {
  if (!('id' in fact) || fact.id !== id) return undefined
  if (fact.type === 'cancelled') return { error: new AbortedError() }
  if (fact.type === 'failed') return { error: fact.error }
  if (fact.type !== 'loggedIn') return undefined
  const session = sessionOf(state, namespace)
  // It can have ended right after it was made.
  return session
    ? { value: toConnectedAccount(namespace, session) }
    : { error: new AbortedError({ rpc: false }) }
}
