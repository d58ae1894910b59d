import { type PageActivity, readPageActivity } from '../../../browser/pageActivity.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Fact } from '../../../engine/types.js'
import { balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { isTransaction } from '../../wallet/request/isTransaction.js'

/** Interval of reading the balance of a connected account while the app is visible: about one block. */
const pollMs: Readonly<Partial<Record<ChainNamespace, number>>> = {
  eip155: 4_000,
  solana: 5_000,
  bip122: 30_000,
}

/** The account view is painted before its balance is read: a request costs several ms on a phone. */
const openingDelayMs = 100

/**
 * Reads the balances of the connected accounts again: after a transaction of the app, when the account view opens, when
 * the user returns to the app, about once per block while the app is visible, and when the block after a failure ends.
 * Returns the cleanup.
 */
export function watchBalances(
  { getState, config, internal }: Pick<Latchkit, 'getState' | 'config' | 'internal'>,
  page: PageActivity = readPageActivity(),
): () => void {
  const { clock, namespaces, onFact, send } = internal
  const timers = new Map<ChainNamespace, () => void>()
  const retries = new Map<ChainNamespace, () => void>()

  function refresh(namespace: ChainNamespace): void {
    const session = sessionOf(getState(), namespace)
    if (!session || !config.networkOf(session.chainId)) return
    const of = { address: session.accounts[0].address, chainId: session.chainId }
    send({ feature: 'balance', namespace, event: { type: 'load', of, at: clock.now(), force: true } })
  }

  function stop(all: Map<ChainNamespace, () => void>, namespace: ChainNamespace): void {
    all.get(namespace)?.()
    all.delete(namespace)
  }

  /** Polling the block number instead would cost one more request per new block, and never save one. */
  function poll(namespace: ChainNamespace, delayMs = pollMs[namespace]): void {
    stop(timers, namespace)
    if (delayMs === undefined || page.isHidden() || !sessionOf(getState(), namespace)) return
    const tick = () => {
      // A slow server receives the next request only after it has responded.
      if (!page.isHidden() && getState().balance[namespace]?.status !== 'loading') refresh(namespace)
      poll(namespace)
    }
    timers.set(namespace, clock.setTimeout(tick, delayMs))
  }

  /** Waits until the block after a failure has ended; a browser's timer may fire early. */
  function retry(namespace: ChainNamespace): void {
    stop(retries, namespace)
    const balance = getState().balance[namespace]
    if (pollMs[namespace] === undefined || balance?.status !== 'failed') return
    const remainingMs = balance.at + balanceRetryBlockMs - clock.now()
    if (remainingMs <= 0) {
      if (!page.isHidden()) refresh(namespace)
    } else
      retries.set(
        namespace,
        clock.setTimeout(() => retry(namespace), remainingMs),
      )
  }

  function onEvent(fact: Fact): void {
    if (fact.feature === 'connection') {
      if (fact.type === 'connected' || fact.type === 'disconnected') poll(fact.namespace)
    } else if (fact.feature === 'balance') {
      if (fact.type === 'failed') retry(fact.namespace)
    } else if (fact.feature === 'request') {
      const isAnswered = fact.type === 'done' || (fact.type === 'lateResponse' && fact.result !== undefined)
      if (isAnswered && isTransaction(fact.write.intent)) refresh(fact.namespace)
    } else if (fact.feature === 'modal' && fact.type === 'navigated' && fact.route.view === 'account') {
      poll(fact.route.namespace, openingDelayMs)
    }
  }

  const cleanups = [
    onFact(onEvent),
    page.watchReturn(() => {
      for (const namespace of namespaces) {
        refresh(namespace)
        poll(namespace)
      }
    }),
  ]
  for (const namespace of namespaces) {
    poll(namespace)
    retry(namespace)
  }
  return () => {
    for (const cleanup of cleanups) cleanup()
    for (const cancel of [...timers.values(), ...retries.values()]) cancel()
  }
}
