import type { PageActivity } from '../../../browser/pageActivity.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Fact } from '../../../engine/types.js'
import { balanceCacheMs, balanceRetryBlockMs } from '../../../foundation/limits.js'
import { isSameSubject } from './rules.js'
import type { AnyList, FollowedAccount, ListDefinition, LoadEvent } from './types.js'

/** How a list differs from others while it is watched. */
export type FollowOptions = {
  /** Whether the first read of an account does not wait until the page is visible. */
  readonly isReadWhileHidden?: boolean
  /** The age at which the list is read again, in ms. Default: 30 s. */
  readonly getMaxAge?: (followed: FollowedAccount) => number
  /** Called when another account is followed, before its list is read. */
  readonly onFollow?: (followed: FollowedAccount | undefined) => void
  /** Called with each fact. If it returns true, the next read is scheduled again. */
  readonly onFact?: (fact: Fact, followed: FollowedAccount | undefined) => boolean
}

/**
 * Reads the list of the connected account now, when the account or its chain changes, when its native balance changes, when the
 * list is 30 s old, and 30 s after a failure. Waits while the page is hidden. A list that the server does not have is not read again for
 * its age. Returns the cleanup.
 *
 * @param getAccount Returns the account to follow.
 */
export function followList(
  { getState, internal }: Pick<Latchkit, 'getState' | 'internal'>,
  { name, select }: Pick<ListDefinition<AnyList>, 'name' | 'select'>,
  getAccount: () => FollowedAccount | undefined,
  page: PageActivity,
  options: FollowOptions = {},
): () => void {
  const { clock, onFact, send } = internal
  const { isReadWhileHidden = false, getMaxAge = () => balanceCacheMs } = options
  let followed: FollowedAccount | undefined
  let nativeBalance: bigint | undefined
  let stopTimer: (() => void) | undefined

  function load(flags: Pick<LoadEvent, 'force' | 'restart'> = {}): void {
    if (!followed) return
    const { namespace, ...of } = followed
    send({ feature: name, namespace, event: { type: 'load', of, at: clock.now(), ...flags } })
  }

  function follow(): void {
    const next = getAccount()
    if (next && followed && isSameSubject(next, followed)) return
    followed = next
    nativeBalance = undefined
    options.onFollow?.(followed)
    // Nothing is scrolled yet, so an old list starts again: its later pages may have items that the account owns no longer.
    if (isReadWhileHidden || !page.isHidden()) load({ restart: true })
    schedule()
  }

  /** A browser's timer may fire early, so the remaining time is computed again. */
  function schedule(): void {
    stopTimer?.()
    if (!followed) return
    const { namespace, ...of } = followed
    const state = select(getState())?.[namespace]
    if (state?.status === 'loading' || (state?.status === 'ready' && state.list.unavailable !== undefined))
      return
    const at = clock.now()
    const maxAge = getMaxAge(followed)
    const dueAt =
      !state || state.status === 'idle'
        ? at
        : state.status === 'failed'
          ? state.at + balanceRetryBlockMs
          : state.list.at + maxAge
    if (dueAt > at) {
      stopTimer = clock.setTimeout(schedule, dueAt - at)
      return
    }
    if (page.isHidden()) return
    // A failed later page is read again instead of the first one, which is shown.
    if (state?.status === 'failed' && state.cursor !== undefined)
      send({ feature: name, namespace, event: { type: 'loadMore', of, at } })
    else load({ force: maxAge < balanceCacheMs })
  }

  function onEvent(fact: Fact): void {
    if (options.onFact?.(fact, followed)) schedule()
    if (fact.feature === 'connection' || fact.feature === 'network') follow()
    else if (!followed || !('namespace' in fact) || fact.namespace !== followed.namespace) return
    else if (fact.feature === name) schedule()
    else if (fact.feature === 'balance' && fact.type === 'loaded' && isSameSubject(fact.of, followed)) {
      // Something was sent to the account, or a transaction of it is in a block now.
      const isChanged = nativeBalance !== undefined && nativeBalance !== fact.value
      nativeBalance = fact.value
      if (isChanged && !page.isHidden()) load({ force: true, restart: true })
    }
  }

  const cleanups = [onFact(onEvent), page.watchReturn(schedule)]
  follow()
  return () => {
    for (const cleanup of cleanups) cleanup()
    stopTimer?.()
  }
}
