import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { SourceError } from '../../sources/BalanceSource.js'
import type { ChainIndexer } from './createChainIndexer.js'
import type { IndexStore } from './createIndexStore.js'

/** Indexers that run. */
export type RunningIndexers = {
  /** Completes the writes that have begun, and lets other processes take over. */
  readonly stop: () => Promise<void>
  /** Returns the seconds after which it is worth another try; `undefined` if the index of a chain continues, and is not far behind. */
  readonly getRetrySeconds: (chainId: string) => number | undefined
}

/** Time after which the nodes are asked for new blocks again. */
const pollMs = 1_000
const maxDelayMs = 60_000
/** An index that is behind for longer lacks transactions that users expect. */
const maxBehindMs = 60_000
/** Time after which an index that has not asked its nodes yet is worth another try. */
const startSeconds = 5

/** Runs the indexer of each chain until it is stopped. After a failure it waits, up to a minute after several in a row. */
export function startIndexers(
  chains: readonly {
    /** CAIP-2 id. */
    readonly id: string
    readonly indexer: ChainIndexer
    readonly store: Pick<IndexStore, 'release'>
  }[],
  logger: Logger,
  now: () => number,
): RunningIndexers {
  const stopping = new AbortController()
  const { signal } = stopping
  const states = new Map<string, { readonly retryAt?: number; readonly behindSince?: number }>()

  async function follow({ id, indexer, store }: (typeof chains)[number]): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      let delayMs = pollMs
      try {
        const isBehind = (await indexer.sync(signal)) === 'behind'
        if (isBehind) delayMs = 0
        states.set(id, isBehind ? { behindSince: states.get(id)?.behindSince ?? now() } : {})
        if (failures > 0) logger.info({ chain: id }, 'the index continues')
        failures = 0
      } catch (error) {
        if (signal.aborted) break
        failures += 1
        delayMs = Math.min(maxDelayMs, pollMs * 2 ** failures)
        states.set(id, { ...states.get(id), retryAt: now() + delayMs })
        const details = error instanceof SourceError ? { reason: error.message } : { err: error }
        // Once per outage, because a node can be down for days.
        if (failures === 1) logger.warn({ chain: id, ...details }, 'the index does not continue')
      }
      await setTimeout(delayMs, undefined, { signal }).catch(() => {})
    }
    await store
      .release()
      .catch((error: unknown) => logger.error({ chain: id, err: error }, 'the index is not released'))
  }

  const running = Promise.all(chains.map(follow))
  return {
    getRetrySeconds(chainId) {
      const state = states.get(chainId)
      if (!state) return startSeconds
      const { retryAt, behindSince } = state
      if (retryAt !== undefined) return Math.max(1, (retryAt - now()) / 1_000)
      return behindSince !== undefined && now() - behindSince > maxBehindMs ? maxBehindMs / 1_000 : undefined
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
