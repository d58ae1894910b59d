import type { PageActivity } from '../../browser/pageActivity.js'
import type { Latchkit } from '../../engine/latchkit.js'
import type { Fact } from '../../engine/types.js'
import { balanceCacheMs, balanceRetryBlockMs } from '../../foundation/limits.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import { isSameSubject } from '../balance/rules.js'
import type { BalanceSubject } from '../balance/types.js'
import { getActiveNamespace } from '../connection/getActiveNamespace.js'
import { sessionOf } from '../connection/rules.js'

type Subject = BalanceSubject & { readonly namespace: ChainNamespace }

/**
 * Reads the tokens of the connected account now, when the account or its chain changes, when its native balance changes,
 * when the list is 30 s old, and 30 s after a failure. Waits with the last two while the page is hidden. Returns the
 * cleanup.
 */
export function followAccount(
  { getState, config, internal }: Pick<Latchkit, 'getState' | 'config' | 'internal'>,
  given: ChainNamespace | undefined,
  page: PageActivity,
): () => void {
  const { clock, onFact, send } = internal
  let followed: Subject | undefined
  let nativeBalance: bigint | undefined
  let stopTimer: (() => void) | undefined

  function getSubject(): Subject | undefined {
    const namespace = given ?? getActiveNamespace(getState())
    const session = sessionOf(getState(), namespace)
    // A network that is not configured has no name to show and no balance.
    if (!session || !config.networkOf(session.chainId)) return undefined
    return { namespace, address: session.accounts[0].address, chainId: session.chainId }
  }

  function load(force = false): void {
    if (!followed) return
    const { namespace, ...of } = followed
    send({ feature: 'portfolio', namespace, event: { type: 'load', of, at: clock.now(), force } })
  }

  function follow(): void {
    const next = getSubject()
    if (next && followed && isSameSubject(next, followed)) return
    followed = next
    nativeBalance = undefined
    stopTimer?.()
    load()
    schedule()
  }

  /** A browser's timer may fire early, so the remaining time is computed again. */
  function schedule(): void {
    stopTimer?.()
    const state = followed && getState().portfolio?.[followed.namespace]
    if (state?.status !== 'ready' && state?.status !== 'failed') return
    const dueAt = state.status === 'ready' ? state.list.at + balanceCacheMs : state.at + balanceRetryBlockMs
    const remainingMs = dueAt - clock.now()
    if (remainingMs > 0) stopTimer = clock.setTimeout(schedule, remainingMs)
    else if (!page.isHidden()) load()
  }

  function onEvent(fact: Fact): void {
    if (fact.feature === 'connection' || fact.feature === 'network') follow()
    else if (!followed || !('namespace' in fact) || fact.namespace !== followed.namespace) return
    else if (fact.feature === 'portfolio') schedule()
    else if (fact.feature === 'balance' && fact.type === 'loaded' && isSameSubject(fact.of, followed)) {
      // A wallet responds before its transaction is in a block; the new native balance shows that it is.
      const isChanged = nativeBalance !== undefined && nativeBalance !== fact.value
      nativeBalance = fact.value
      if (isChanged && !page.isHidden()) load(true)
    }
  }

  const cleanups = [onFact(onEvent), page.watchReturn(schedule)]
  follow()
  return () => {
    for (const cleanup of cleanups) cleanup()
    stopTimer?.()
  }
}
