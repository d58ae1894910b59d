import type { Logger } from 'pino'
import { type NodeCall as Call, type CallOptions, callNode, callNodeTogether } from './callNode.js'
import { checkChain } from './checkChain.js'
import type { AnswerParser } from './createAnswerParser.js'
import { joinSignals } from './joinSignals.js'
import type { MethodKind } from './methods.js'
import {
  getPauseMs,
  type NodeHealth,
  newNode,
  rankNodes,
  recordFailure,
  recordOvertaken,
  recordStart,
  recordSuccess,
} from './nodeHealth.js'
import { openNode } from './openNode.js'
import type { Answer } from './parseAnswers.js'
import { NodeError } from './postToNode.js'
import type { RpcMetrics } from './RpcMetrics.js'

/** A call that may be sent to nodes. */
export type NodeCall = Call & { readonly kind: MethodKind }

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
  /**
   * Sends reads to the best node in one request, and to no other one.
   *
   * @returns The answers in the order of the calls.
   * @throws NodeError if the node does not answer all of them; it gets no batches for five minutes if it refuses them.
   * The reason of `signal` if it is aborted.
   */
  readonly callTogether: (
    calls: readonly Call[],
    options: { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void },
  ) => Promise<readonly Answer[]>
}

/** A pool that tells whether its nodes fail. */
export type WatchedNodePool = NodePool & {
  /** Returns the time in ms after which a node can be tried again; 0 if one can be tried now. It asks no node. */
  readonly getPauseMs: () => number
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
  readonly parser: AnswerParser
  readonly metrics: RpcMetrics
  readonly logger: Logger
  /** Returns the current time in ms. */
  readonly now: () => number
}

const overtakenReason = 'Another node has answered'
/** Time after which a node that has refused a batch gets one again. */
const noBatchesMs = 300_000

/** Creates the pool of one chain. It sends nothing before the first call. */
export function createNodePool(options: NodePoolOptions): WatchedNodePool {
  const { chainId, urls, timeoutMs, hedgeMs, parser, metrics, logger, now } = options
  const nodes = urls.map((url, index) => ({
    ...openNode(url, index + 1),
    health: newNode,
    isChecked: false,
    noBatchesUntil: 0,
  }))
  type PoolNode = (typeof nodes)[number]

  /** @param overtaken Aborted when another node has answered; absent if no other one is asked. */
  async function callOne<Result>(
    node: PoolNode,
    call: (options: CallOptions) => Promise<Result>,
    {
      signal,
      overtaken,
      onBytes,
    }: {
      readonly signal: AbortSignal
      readonly overtaken?: AbortSignal
      readonly onBytes: (bytes: number) => void
    },
  ): Promise<Result> {
    const startedAt = now()
    const labels = { chain: chainId, node: String(node.position) }
    const update = (next: (health: NodeHealth, at: number) => NodeHealth) => {
      node.health = next(node.health, now())
    }
    update(recordStart)
    const joined = overtaken ? joinSignals(signal, overtaken) : { signal, release: () => {} }
    const callOptions = { timeoutMs, signal: joined.signal, isRepeatable: true, onBytes, parser }
    try {
      if (!node.isChecked) await checkChain(node, chainId, callOptions)
      node.isChecked = true
      const sentAt = now()
      const answer = await call(callOptions)
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
      } else if (overtaken?.aborted && !signal.aborted)
        update((health, at) => recordOvertaken(health, at - startedAt, at))
      throw error
    } finally {
      joined.release()
    }
  }

  return {
    getPauseMs: () =>
      getPauseMs(
        nodes.map(({ health }) => health),
        now(),
      ),
    async callTogether(calls, { signal, onBytes }) {
      signal.throwIfAborted()
      const [index] = rankNodes(
        nodes.map(({ health }) => health),
        'read',
        now(),
      )
      const node = index === undefined ? undefined : nodes[index]
      if (!node || now() < node.noBatchesUntil)
        throw new NodeError('malformed', true, 'the node does not answer batches')
      const call = async (options: CallOptions): Promise<readonly Answer[] | NodeError> => {
        try {
          return await callNodeTogether(node, calls, options)
        } catch (error) {
          const isRefused =
            error instanceof NodeError &&
            (error.reason === 'malformed' || (error.reason === 'status' && error.isCertainlyRefused))
          if (!isRefused) throw error
          // The node may answer single calls: this says nothing about its health.
          node.noBatchesUntil = now() + noBatchesMs
          return error
        }
      }
      const answers = await callOne(node, call, { signal, onBytes })
      if (answers instanceof NodeError) throw answers
      return answers
    },
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
            if (call.kind === 'read' && nodes.length > 1) timer = setTimeout(startNext, hedgeMs)
            callOne(
              node,
              (options) => callNode(node, call, { ...options, isRepeatable: call.kind === 'read' }),
              {
                signal,
                onBytes,
                // The only node is not overtaken.
                ...(nodes.length > 1 && { overtaken: finished.signal }),
              },
            ).then(resolve, (error) => {
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
        // With a reason: the default one is an error with a stack, for every call.
        if (nodes.length > 1) finished.abort(overtakenReason)
      }
    },
  }
}
