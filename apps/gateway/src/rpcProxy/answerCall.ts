import type { Answer } from './callNode.js'
import { NoAnswerError, type NodePool } from './createNodePool.js'
import type { MethodKind } from './methods.js'
import type { RpcCall } from './parseRpcBody.js'
import { codes, createError, quote } from './responses.js'

/** A chain that the proxy serves. */
export type ServedChain = {
  /** CAIP-2 id. */
  readonly id: string
  readonly methods: ReadonlyMap<string, MethodKind>
  /** Whether clients can subscribe, over WebSocket. */
  readonly hasSubscriptions: boolean
  readonly pool: NodePool
}

/** An answer, and how it came about. `method` is a label for metrics. */
export type CallOutcome = Answer & {
  /** `unavailable`: no node answered. `unknown`: a node may have sent the transaction. */
  readonly outcome: 'local' | 'result' | 'error' | 'refused' | 'unavailable' | 'unknown'
  readonly method: string
}

const unknownMessage =
  'The node did not answer, and may have sent the transaction: look it up by its hash before you send another one'

/**
 * Answers one call of a client. Methods that are not allowed, and failures of all nodes, are errors of JSON-RPC.
 *
 * @throws The reason of `signal` if it is aborted.
 */
export async function answerCall(
  chain: ServedChain,
  { method, params }: RpcCall,
  options: { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void },
): Promise<CallOutcome> {
  const kind = chain.methods.get(method)
  if (!kind) {
    const message = `The method must be one that this gateway allows for ${chain.id}, got ${quote(method)}`
    return { ...toError(codes.methodNotFound, message), outcome: 'refused', method: 'other' }
  }
  const known = getKnownResult(chain.id, method)
  if (known !== undefined) return { kind: 'result', json: known, outcome: 'local', method }
  try {
    // A transaction is sent even if its client has gone: it cannot know whether a node has it already.
    const signal = kind === 'write' ? new AbortController().signal : options.signal
    const answer = await chain.pool.call({ method, params, kind }, { ...options, signal })
    return { ...answer, outcome: answer.kind, method }
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error
    const answer = error.mayBeSent
      ? toError(codes.server, unknownMessage)
      : toError(codes.internal, getUnavailableMessage(chain))
    return { ...answer, outcome: error.mayBeSent ? 'unknown' : 'unavailable', method }
  }
}

/** Describes that all nodes of a chain have failed. */
export function getUnavailableMessage({ id }: ServedChain): string {
  return `No node of ${id} answers: try again later`
}

/** Returns the JSON of results that never change. */
export function getKnownResult(chainId: string, method: string): string | undefined {
  const [namespace, reference = ''] = chainId.split(':')
  if (namespace !== 'eip155') return undefined
  if (method === 'eth_chainId') return JSON.stringify(`0x${BigInt(reference).toString(16)}`)
  if (method === 'net_version') return JSON.stringify(reference)
  return method === 'net_listening' ? 'true' : undefined
}

function toError(code: number, message: string): Answer {
  return { kind: 'error', json: createError(code, message) }
}
