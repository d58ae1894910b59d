import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import { sessionOf } from '../../wallet/connection/rules.js'

/** Returns the account that sends, and its chain; `undefined` while no wallet is connected in the namespace. */
export function getSendSubject(
  state: Pick<KitState, 'connection'>,
  namespace: ChainNamespace,
): BalanceSubject | undefined {
  const session = sessionOf(state, namespace)
  return session && { address: session.accounts[0].address, chainId: session.chainId }
}
