import type { KitState } from '../../engine/types.js'
import type { BalanceSubject } from '../balance/types.js'
import { sessionOf } from '../connection/rules.js'

/** Returns the account that sends, and its chain; `undefined` while no wallet is connected on `eip155`. */
export function getSendSubject(state: Pick<KitState, 'connection'>): BalanceSubject | undefined {
  const session = sessionOf(state, 'eip155')
  return session && { address: session.accounts[0].address, chainId: session.chainId }
}
