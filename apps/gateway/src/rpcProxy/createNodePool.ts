import type { Logger } from 'pino'
import { type Answer, callNode, NodeError } from './callNode.js'
import { checkChain } from './checkChain.js'
import type { MethodKind } from './methods.js'
import {
  type NodeHealth,
  newNode,
  rankNodes,
  recordFailure,
  recordOvertaken,
  recordStart,
  recordSuccess,
} from './nodeHealth.js'
import { openNode } from './openNode.js'
import type { RpcMetrics } from './RpcMetrics.js'

/** A call that may be sent to nodes. */
export type NodeCall = {
  readonly method: string
  readonly params: string | undefined
  readonly kind: MethodKind
}

/** The nodes of one chain. */
export type NodePool = {
  /**
   * Sends a call to the best node, and to further ones if nodes fail.
   *
   * A read is also sent to the next node if there is no answer within `hedgeMs`; the first answer wins, and the other
   * calls are aborted. A write is sent to a second node only if the first one certainly refused it: after a
   * time-out the first node may have accepted the transaction, and a second one would then answer "nonce too low".
   *
   * @throws NoAnswerError if all nodes fail. The reason of `signal` if it is aborted.
   */
  readonly call: (
    call: NodeCall,
    options: { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void },
  ) => Promise<Answer>
}

/** No node answered. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'

  /** @param mayBeSent Whether a node may have accepted the transaction. */
  constructor(readonly mayBeSent: boolean) {
    super('No node answered')
  }
}

/** Options of a pool. */
export type NodePoolOptions = {
  /** CAIP-2 id. */
  readonly chainId: string
  readonly urls: readonly string[]
  readonly timeoutMs: number
  readonly hedgeMs: number
  readonly metrics: RpcMetrics
  readonly logger: Logger
  /** Returns the current time in ms. */
  readonly now: () => number
}

/** Creates the pool of one chain. It sends nothing before the first call. */
export function createNodePool(options: NodePoolOptions): NodePool {
  const { chainId, urls, timeoutMs, hedgeMs, metrics, logger, now } = options
  const nodes = urls.map((url, index) => ({ ...openNode(url, index + 1), health: newNode, isChecked: false }))
  type PoolNode = (typeof nodes)[number]

  /** @param overtaken Aborted when another node has answered. */
  async function callOne(
    node: PoolNode,
    call: NodeCall,
    {
      signal,
      overtaken,
      onBytes,
    }: {
      readonly signal: AbortSignal
      readonly overtaken: AbortSignal
      readonly onBytes: (bytes: number) => void
    },
  ): Promise<Answer> {
    const startedAt = now()
    const labels = { chain: chainId, node: String(node.position) }
    const update = (next: (health: NodeHealth, at: number) => NodeHealth) => {
      node.health = next(node.health, now())
    }
    update(recordStart)
    const callOptions = { timeoutMs, signal: AbortSignal.any([signal, overtaken]), onBytes }
    try {
      if (!node.isChecked) await checkChain(node, chainId, callOptions)
      node.isChecked = true
      const sentAt = now()
      const answer = await callNode(node, call, callOptions)
      update((health, at) => recordSuccess(health, at - sentAt, at))
      metrics.nodeSeconds.observe(labels, (now() - sentAt) / 1000)
      return answer
    } catch (error) {
      if (error instanceof NodeError) {
        if (node.health.failures === 0)
          logger.warn({ ...labels, reason: error.reason, details: error.message }, 'a node fails')
        node.isChecked = false
        update((health, at) => recordFailure(health, startedAt, at))
        metrics.nodeFailures.inc({ ...labels, reason: error.reason })
      } else if (overtaken.aborted && !signal.aborted)
        update((health, at) => recordOvertaken(health, at - startedAt, at))
      throw error
    }
  }

  return {
    async call(call, { signal, onBytes }) {
      signal.throwIfAborted()
      const waiting = rankNodes(
        nodes.map(({ health }) => health),
        call.kind,
        now(),
      ).values()
      const finished = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      try {
        return await new Promise<Answer>((resolve, reject) => {
          let pending = 0
          const startNext = () => {
            clearTimeout(timer)
            // A node can fail just after another one has answered.
            if (finished.signal.aborted) return
            const { value: index } = waiting.next()
            const node = index === undefined ? undefined : nodes[index]
            if (!node) {
              if (pending === 0) reject(new NoAnswerError(false))
              return
            }
            pending += 1
            if (call.kind === 'read') timer = setTimeout(startNext, hedgeMs)
            callOne(node, call, { signal, overtaken: finished.signal, onBytes }).then(resolve, (error) => {
              pending -= 1
              if (!(error instanceof NodeError)) reject(error)
              else if (call.kind === 'write' && !error.isCertainlyRefused) reject(new NoAnswerError(true))
              else startNext()
            })
          }
          startNext()
        })
      } finally {
        clearTimeout(timer)
        finished.abort()
      }
    },
  }
}
