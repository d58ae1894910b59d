import { NoAnswerError, type NodePool } from '../../chain/rpcProxy/createNodePool.js'
import type { Answer } from '../../chain/rpcProxy/parseAnswers.js'
import { SourceError } from './BalanceSource.js'

/** Reads from the nodes of one chain. */
export type NodeReader = {
  /**
   * Sends a call. An error of the chain, such as a reverted call, is an answer.
   *
   * @param params The parameters, as values of JSON.
   * @throws SourceError if no node answers in time, or the answers are too large.
   */
  readonly call: (method: string, params: readonly unknown[]) => Promise<Answer>
  /**
   * Sends a call, and returns the JSON of its result.
   *
   * @throws SourceError if no node answers, or the answer is an error.
   */
  readonly read: (method: string, params: readonly unknown[]) => Promise<string>
  /** Returns the number of calls so far. */
  readonly getCallCount: () => number
}

/** Maximum bytes of all answers to one reader. */
const maxBytes = 32 * 1024 * 1024

/** Creates a reader for one request, because it limits the size of all answers together. */
export function createNodeReader(pool: NodePool, signal: AbortSignal): NodeReader {
  const tooLarge = new AbortController()
  let bytes = 0
  let callCount = 0
  const options = {
    signal: AbortSignal.any([signal, tooLarge.signal]),
    onBytes(count: number) {
      bytes += count
      if (bytes > maxBytes) tooLarge.abort()
    },
  }
  async function call(method: string, params: readonly unknown[]): Promise<Answer> {
    callCount += 1
    try {
      return await pool.call({ method, params: JSON.stringify(params), kind: 'read' }, options)
    } catch (cause) {
      if (tooLarge.signal.aborted) throw new SourceError('the answers are too large', { cause })
      if (signal.aborted) throw new SourceError('the nodes do not answer in time', { cause })
      if (cause instanceof NoAnswerError) throw new SourceError('no node answers', { cause })
      throw cause
    }
  }
  return {
    call,
    getCallCount: () => callCount,
    async read(method, params) {
      const { kind, json } = await call(method, params)
      if (kind === 'error') throw new SourceError(`the node answers ${method} with an error`)
      return json
    },
  }
}
