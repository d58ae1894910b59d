import type { Config } from '../../../config/config.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import { toRefusalAlerts } from '../../assets/list/toRefusalAlerts.js'
import type { CleanName } from '../../assets/list/types.js'
import type { CallsFact } from '../../wallet/calls/types.js'
import type { Write } from '../../wallet/request/machine.js'
import { toTrackedTransaction } from '../../wallet/transactions/toTrackedTransaction.js'
import type { TrackedTransaction } from '../../wallet/transactions/types.js'
import { isReplacedOrDropped } from './rules.js'
import { toActivityItem, toPendingTransaction } from './toActivityItem.js'

/**
 * Creates the policy, which clears the transactions with their session or account, and adds those that the app sends as pending
 * ones. If the list is shown, it is read again then, and when one of them is no longer pending.
 */
export function createPolicy(cleanName: CleanName): Policy {
  function addSent(
    { namespace, write, result }: SentWrite,
    { activity }: KitState,
    config: Config,
    at: number,
  ): readonly Command[] {
    const tracked = toTrackedTransaction(write, result, at)
    if (!tracked) return []
    const item = toActivityItem(toPendingTransaction(tracked, config), config, cleanName)
    const list = activity?.[namespace]
    const sent: Command = { feature: 'activity', namespace, event: { type: 'sent', item } }
    if (!list || list.status === 'idle') return [sent]
    return [sent, { feature: 'activity', namespace, event: { type: 'load', of: list.of, at, force: true } }]
  }
  return {
    activity: { failed: ({ error }) => toRefusalAlerts(error) },
    connection: {
      connected: ({ namespace, session }, state) => clearOthers(namespace, session, state),
      sessionChanged: ({ namespace, session }, state) => clearOthers(namespace, session, state),
      disconnected: ({ namespace }, state) => clearOthers(namespace, undefined, state),
    },
    request: { done: addSent, lateResponse: addSent },
    calls: { sent: addSent },
    transactions: {
      settled: ({ transaction }, state, _config, at) => settleTransaction(transaction, state, at),
    },
  }
}

/** Reads the list again, and removes what will never be in it. */
function settleTransaction(
  transaction: TrackedTransaction,
  { activity }: KitState,
  at: number,
): readonly Command[] {
  const { namespace, chainId, hash } = transaction
  const list = activity?.[namespace]
  if (!list) return []
  const gone: readonly Command[] = isReplacedOrDropped(transaction)
    ? [{ feature: 'activity', namespace, event: { type: 'gone', chainId, hash } }]
    : []
  if (list.status === 'idle' || list.of.chainId !== chainId) return gone
  return [...gone, { feature: 'activity', namespace, event: { type: 'load', of: list.of, at, force: true } }]
}

type SentWrite =
  | Extract<CallsFact, { type: 'sent' }>
  | { readonly namespace: ChainNamespace; readonly write: Write; readonly result?: unknown }

/** Clears what is not of the session. Pending transactions of its account stay, also of other chains. */
function clearOthers(
  namespace: ChainNamespace,
  session: Session | undefined,
  { activity }: KitState,
): readonly Command[] {
  const current = activity?.[namespace]
  if (!current) return []
  const address = session?.accounts[0].address
  const isOwn =
    current.status === 'idle' || (current.of.address === address && current.of.chainId === session?.chainId)
  if (isOwn && current.pending.every(({ from }) => from === address)) return []
  return [{ feature: 'activity', namespace, event: { type: 'reset', address } }]
}
