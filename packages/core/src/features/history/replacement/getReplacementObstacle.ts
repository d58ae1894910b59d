import type { KitState } from '../../../engine/types.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { TrackedTransaction } from '../../wallet/transactions/types.js'
import type { ReplacementAction, ReplacementObstacle } from './types.js'

/** Returns why the connected account cannot replace a transaction; `undefined` if it can. */
export function getReplacementObstacle(
  state: Pick<KitState, 'connection'>,
  transaction: TrackedTransaction,
  action: ReplacementAction,
): ReplacementObstacle | undefined {
  const { namespace, status, from, chainId } = transaction
  if (status !== 'pending') return 'not-pending'
  if (namespace !== 'eip155') return namespace
  const session = sessionOf(state, 'eip155')
  const [account] = session?.accounts ?? []
  if (account?.address.toLowerCase() !== from.toLowerCase()) return 'other-account'
  // Its transactions are sent by a bundler (ERC-4337), with a nonce of another account.
  if (account.type !== 'eoa') return 'smart-account'
  if (session?.chainId !== chainId) return 'other-network'
  if (transaction.nonce === undefined) return 'nonce-unknown'
  return action === 'speed-up' && transaction.data === undefined ? 'long-data' : undefined
}
