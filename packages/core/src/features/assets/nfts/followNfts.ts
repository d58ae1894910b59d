import type { PageActivity } from '../../../browser/pageActivity.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Fact } from '../../../engine/types.js'
import { balanceCacheMs, balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../balance/types.js'
import { isSameSubject } from '../paging/pages.js'

/** An account, its chain and its namespace. */
export type FollowedNfts = BalanceSubject & { readonly namespace: ChainNamespace }

/**
 * Reads the NFTs of the connected account now, when the account or its chain changes, when its native balance changes, when the
 * list is 30 s old, and 30 s after a failure. Waits while the page is hidden. Returns the cleanup.
 *
 * @param getAccount Returns the account to follow. Passed, because its modules load with the app.
 */
export function followNfts(
  { getState, internal }: Pick<Latchkit, 'getState' | 'internal'>,
  getAccount: () => FollowedNfts | undefined,
  page: PageActivity,
): () => void {
  const { clock, onFact, send } = internal
  let followed: FollowedNfts | undefined
  let nativeBalance: bigint | undefined
  let stopTimer: (() => void) | undefined

  function load(flags: { readonly force?: boolean; readonly restart?: boolean } = {}): void {
    if (!followed) return
    const { namespace, ...of } = followed
    send({ feature: 'nfts', namespace, event: { type: 'load', of, at: clock.now(), ...flags } })
  }

  function follow(): void {
    const next = getAccount()
    if (next && followed && isSameSubject(next, followed)) return
    followed = next
    nativeBalance = undefined
    // Nothing is scrolled yet, so an old list starts again: its later pages may have NFTs that the account owns no longer.
    if (!page.isHidden()) load({ restart: true })
    schedule()
  }

  /** A browser's timer may fire early, so the remaining time is computed again. */
  function schedule(): void {
    stopTimer?.()
    if (!followed) return
    const { namespace, ...of } = followed
    const state = getState().nfts?.[namespace]
    if (state?.status === 'loading') return
    if (!state || state.status === 'idle') {
      if (!page.isHidden()) load()
      return
    }
    const at = clock.now()
    const dueAt = state.status === 'failed' ? state.at + balanceRetryBlockMs : state.list.at + balanceCacheMs
    if (dueAt > at) {
      stopTimer = clock.setTimeout(schedule, dueAt - at)
      return
    }
    if (page.isHidden()) return
    // A failed later page is read again instead of the first one, which is shown.
    if (state.status === 'failed' && state.cursor !== undefined)
      send({ feature: 'nfts', namespace, event: { type: 'loadMore', of, at } })
    else load()
  }

  function onEvent(fact: Fact): void {
    if (fact.feature === 'connection' || fact.feature === 'network') follow()
    else if (!followed || !('namespace' in fact) || fact.namespace !== followed.namespace) return
    else if (fact.feature === 'nfts') schedule()
    else if (fact.feature === 'balance' && fact.type === 'loaded' && isSameSubject(fact.of, followed)) {
      // Something was sent to the account, or a transaction of it, which may have moved an NFT, is in a block now.
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
