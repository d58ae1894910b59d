import type { Latchkit } from '../../../engine/latchkit.js'
import type { Fact, KitState, Settlement } from '../../../engine/types.js'
import { waitForFact } from '../../../engine/waitForFact.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { TransactionsUnavailableError } from '../../../foundation/errors/history.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import { isBlocked, isSameSubject } from '../../assets/paging/pages.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { getActivitySubject } from './getActivitySubject.js'
import { startModules } from './startModules.js'
import type { ActivityEvent, ActivityList } from './types.js'

/** The transactions of one namespace. */
type Activity = NonNullable<KitState['activity']>[ChainNamespace]

/** Returns an event to send, the list that already is the result, or `undefined` to wait for the pending read. */
type Decide = (activity: Activity, of: BalanceSubject, at: number) => ActivityEvent | ActivityList | undefined

/** Reads transactions of the connected account of a namespace (default: the active one), and returns the list. */
export async function requestActivity(
  kit: Latchkit,
  given: ChainNamespace | undefined,
  decide: Decide,
): Promise<ActivityList> {
  const { install, dataApi, clock, request } = kit.internal
  if (!dataApi) throw new ConfigError({ path: 'dataApi', reason: 'must be set to read the transactions' })
  const namespace = given ?? getActiveNamespace(kit.getState())
  // Loaded here, because most users never open their account.
  const { createActivityFeature } = await import('./feature.js')
  install(createActivityFeature(startModules))
  const state = kit.getState()
  const of = getActivitySubject(state, kit.config, namespace)
  if (of === undefined) throw new NotConnectedError({ namespace })
  if (of === 'unsupported') throw new TransactionsUnavailableError({ network: namespace })
  const subject = of
  const at = clock.now()
  const activity = state.activity?.[namespace]
  if (activity && isBlocked(activity, of, at)) throw activity.error

  function settle(fact: Fact): Settlement<ActivityList> {
    if (fact.feature !== 'activity' || fact.namespace !== namespace) return undefined
    if (!isSameSubject(fact.of, subject)) return undefined
    if (fact.type === 'loaded') return { value: fact.list }
    return { error: fact.type === 'failed' ? fact.error : new AbortedError() }
  }

  const decision = decide(activity, of, at)
  if (decision && 'items' in decision && !('type' in decision)) return decision
  if (decision) return request({ feature: 'activity', namespace, event: decision }, settle)
  return waitForFact(kit, settle)
}
