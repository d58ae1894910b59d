import type { Hex } from 'viem'
import { NoAnswerError, type NodePool } from '../../chain/rpcProxy/createNodePool.js'
import { SourceError } from '../../data/sources/BalanceSource.js'
import { createNodeReader } from '../../data/sources/createNodeReader.js'

/** An error that a node returns, such as a revert. */
export class NodeCallError extends Error {
  override readonly name = 'NodeCallError'

  /** @param data The bytes of a revert; `undefined` without any. */
  constructor(
    readonly code: number,
    message: string,
    readonly data: Hex | undefined,
  ) {
    super(message)
  }
}

/** No node answers. */
export class NodesDownError extends Error {
  override readonly name = 'NodesDownError'
}

/** Calls the nodes of one chain. */
export type ChainClient = {
  /**
   * Sends a read.
   *
   * @throws NodeCallError for an error of the chain. NodesDownError if no node answers in time.
   */
  readonly call: <Result>(method: string, params: readonly unknown[]) => Promise<Result>
  /** Sends a signed transaction. @throws NodeCallError if a node refuses it. NodesDownError if no node answers. */
  readonly send: (raw: Hex) => Promise<void>
}

/**
 * Creates a client over the nodes of a chain. Their answers are trusted, because the operator has chosen them.
 *
 * @param deadlineMs Time in which the nodes must answer one call.
 */
export function createChainClient(pool: NodePool, deadlineMs: number): ChainClient {
  return {
    async call(method, params) {
      const reader = createNodeReader(pool, AbortSignal.timeout(deadlineMs))
      try {
        return toResult(await reader.call(method, params))
      } catch (cause) {
        if (cause instanceof SourceError) throw new NodesDownError('No node of the chain answers', { cause })
        throw cause
      }
    },
    async send(raw) {
      const options = { signal: AbortSignal.timeout(deadlineMs), onBytes: () => {} }
      try {
        const call = {
          method: 'eth_sendRawTransaction',
          params: JSON.stringify([raw]),
          kind: 'write',
        } as const
        toResult(await pool.call(call, options))
      } catch (cause) {
        if (cause instanceof NodeCallError) throw cause
        if (cause instanceof NoAnswerError || options.signal.aborted)
          throw new NodesDownError('No node of the chain answers', { cause })
        throw cause
      }
    },
  }
}

function toResult({ kind, json }: { readonly kind: 'result' | 'error'; readonly json: string }) {
  const value = JSON.parse(json)
  if (kind === 'result') return value
  const { code, message, data } = value
  throw new NodeCallError(Number(code), String(message), findBytes(data))
}

/** Nodes return the bytes of a revert as `data`, or in an object there. */
function findBytes(data: unknown): Hex | undefined {
  if (typeof data === 'string') {
    const found = /0x(?:[\da-fA-F]{2})*/.exec(data)?.[0]
    return found?.startsWith('0x') ? (found as Hex) : undefined
  }
  if (typeof data === 'object' && data !== null && 'data' in data) return findBytes(data.data)
  return undefined
}
