import { answerReads } from './answerReads.js'
import type { FinalResults } from './createFinalResults.js'
import { NoAnswerError, type NodePool } from './createNodePool.js'
import type { MethodKind } from './methods.js'
import type { Answer } from './parseAnswers.js'
import type { RpcCall } from './parseRpcBody.js'
import { codes, createError, quote } from './responses.js'

/** A chain that the proxy serves. */
export type ServedChain = {
  /** CAIP-2 id. */
  readonly id: string
  readonly methods: ReadonlyMap<string, MethodKind>
  /** Whether clients can subscribe, over WebSocket. */
  readonly hasSubscriptions: boolean
  /** Time after which a read is also sent to the next node. */
  readonly hedgeMs: number
  readonly pool: NodePool
  /** Returns the time in ms after which a node can be tried again; 0 if one can be tried now. */
  readonly getPauseMs: () => number
  /** Only of EVM chains. */
  readonly finalResults?: FinalResults | undefined
}

/** An answer, and how it came about. `method` is a label for metrics. */
export type CallOutcome = Answer & {
  /** `unavailable`: no node answered. `unknown`: a node may have sent the transaction. */
  readonly outcome: 'local' | 'cached' | 'result' | 'error' | 'refused' | 'unavailable' | 'unknown'
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
  call: RpcCall,
  options: { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void },
): Promise<CallOutcome> {
  const { method, params } = call
  const local = answerLocally(chain, call)
  if (local) return local
  const kind = chain.methods.get(method) ?? 'read'
  try {
    // A transaction is sent even if its client has gone: it cannot know whether a node has it already.
    const signal = kind === 'write' ? new AbortController().signal : options.signal
    const answer = await chain.pool.call({ method, params, kind }, { ...options, signal })
    return toAnswered(chain, call, answer)
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error
    return toUnanswered(chain, method, error)
  }
}

/**
 * Answers several reads of a client, those for nodes with one request if possible.
 *
 * @returns The answers in the order of the calls.
 * @throws The reason of `signal` if it is aborted.
 */
export async function answerReadsOf(
  chain: ServedChain,
  calls: readonly RpcCall[],
  options: { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void },
): Promise<readonly CallOutcome[]> {
  const local = calls.map((call) => answerLocally(chain, call))
  const remote = calls.filter((_call, index) => !local[index])
  const [only] = remote
  if (!only) return local.filter((answer) => answer !== undefined)
  const answers =
    remote.length === 1
      ? [await answerCall(chain, only, options)]
      : (await answerReads(chain.pool, remote, { ...options, hedgeMs: chain.hedgeMs })).map(
          (answer, index): CallOutcome => {
            const call = remote[index] ?? only
            if (answer instanceof NoAnswerError) return toUnanswered(chain, call.method, answer)
            return toAnswered(chain, call, answer)
          },
        )
  const queue = answers.values()
  return local.map(
    (answer) => answer ?? queue.next().value ?? toUnanswered(chain, '', new NoAnswerError(false)),
  )
}

/** Returns the answer to a call that needs no node: to a method that is not allowed, or whose result is known. */
function answerLocally(chain: ServedChain, call: RpcCall): CallOutcome | undefined {
  const { method } = call
  if (!chain.methods.has(method)) {
    const message = `The method must be one that this gateway allows for ${chain.id}, got ${quote(method)}`
    return { ...toErrorAnswer(codes.methodNotFound, message), outcome: 'refused', method: 'other' }
  }
  const known = getKnownResult(chain.id, method)
  if (known !== undefined) return { kind: 'result', json: known, outcome: 'local', method }
  const stored = chain.finalResults?.find(call)
  return stored === undefined ? undefined : { kind: 'result', json: stored, outcome: 'cached', method }
}

function toAnswered({ finalResults }: ServedChain, call: RpcCall, answer: Answer): CallOutcome {
  if (answer.kind === 'result') finalResults?.store(call, answer.json)
  return { ...answer, outcome: answer.kind, method: call.method }
}

function toUnanswered(chain: ServedChain, method: string, { mayBeSent }: NoAnswerError): CallOutcome {
  const answer = mayBeSent
    ? toErrorAnswer(codes.server, unknownMessage)
    : toErrorAnswer(codes.internal, getUnavailableMessage(chain))
  return { ...answer, outcome: mayBeSent ? 'unknown' : 'unavailable', method }
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

function toErrorAnswer(code: number, message: string): Answer {
  return { kind: 'error', json: createError(code, message) }
}
