import type { AnswerParser } from './createAnswerParser.js'
import type { Node } from './openNode.js'
import type { Answer } from './parseAnswers.js'
import { codes, createError } from './responses.js'

/** Why a node did not answer. */
export type FailureReason = 'network' | 'timeout' | 'rate_limit' | 'status' | 'malformed' | 'wrong_chain'

/** A node did not answer. Its message contains nothing that the node sent. */
export class NodeError extends Error {
  override readonly name = 'NodeError'

  /** @param isCertainlyRefused Whether the node certainly did not process the call. */
  constructor(
    readonly reason: FailureReason,
    readonly isCertainlyRefused: boolean,
    details: string,
  ) {
    super(details)
  }
}

/** A call to a node. */
export type NodeCall = {
  readonly method: string
  /** JSON of the parameters. */
  readonly params: string | undefined
}

/** Options of one call to a node. */
export type CallOptions = {
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Called with the size of each part of the answer. */
  readonly onBytes: (bytes: number) => void
  readonly parser: AnswerParser
}

/** Maximum size of an answer. */
const maxAnswerBytes = 10 * 1024 * 1024
/** Error codes at which no request was sent. */
const unsentCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Sends a call to a node. An error of the chain, such as a reverted call, is an answer.
 *
 * @throws NodeError if there is no valid answer in time. The reason of `signal` if it is aborted.
 */
export async function callNode(node: Node, call: NodeCall, options: CallOptions): Promise<Answer> {
  const chunks = await postToNode(node, toBody(call, 0), options)
  if (chunks === undefined)
    return {
      kind: 'error',
      json: createError(codes.server, `The answer is larger than ${maxAnswerBytes} bytes: request less`),
    }
  const answers = await options.parser.parseAnswers(chunks, undefined, options.signal)
  return checkAnswer(answers?.[0], node)
}

/**
 * Sends calls to a node in one request.
 *
 * @returns The answers in the order of the calls.
 * @throws NodeError if one of them is missing or invalid, or all together are too large. The reason of `signal` if it is
 * aborted.
 */
export async function callNodeTogether(
  node: Node,
  calls: readonly NodeCall[],
  options: CallOptions,
): Promise<readonly Answer[]> {
  const chunks = await postToNode(node, `[${calls.map(toBody).join(',')}]`, options)
  const answers = chunks && (await options.parser.parseAnswers(chunks, calls.length, options.signal))
  return calls.map((_call, index) => checkAnswer(answers?.[index], node))
}

/** Refuses a missing answer, and an error that contains a key of the node. */
function checkAnswer(answer: Answer | undefined, node: Node): Answer {
  if (!answer || (answer.kind === 'error' && node.containsSecret(answer.json)))
    throw new NodeError('malformed', false, 'the answer is no JSON-RPC response to the call')
  return answer
}

/** The gateway numbers its own calls, because clients can use any id. */
function toId(index: number): number {
  return index + 1
}

function toBody({ method, params }: NodeCall, index: number): string {
  return `{"jsonrpc":"2.0","id":${toId(index)},"method":${JSON.stringify(method)},"params":${params ?? '[]'}}`
}

/** Sends a body. Returns the bytes of the answer; `undefined` if it is too large. */
async function postToNode(
  node: Node,
  body: string,
  { timeoutMs, signal, onBytes }: CallOptions,
): Promise<readonly Uint8Array[] | undefined> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(node.url, {
      method: 'POST',
      headers: node.headers,
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, timeout]),
    })
    const { status } = response
    // Some nodes send errors of the chain with status 400.
    if (status !== 200 && status !== 400) {
      await response.body?.cancel()
      const isRefused = status >= 401 && status <= 499 && status !== 408
      throw new NodeError(status === 429 ? 'rate_limit' : 'status', isRefused, `HTTP ${status}`)
    }
    return await readBytes(response, onBytes)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof NodeError) throw error
    if (timeout.aborted) throw new NodeError('timeout', false, `no answer within ${timeoutMs} ms`)
    const code = getErrorCode(error)
    throw new NodeError('network', unsentCodes.has(code), String(code ?? 'unknown error'))
  }
}

/** Reads the body of a response. Returns `undefined` as soon as it is too large. */
async function readBytes(
  { body }: Response,
  onBytes: (bytes: number) => void,
): Promise<readonly Uint8Array[] | undefined> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of body ?? []) {
    total += chunk.length
    onBytes(chunk.length)
    // Leaving the loop cancels the body.
    if (total > maxAnswerBytes) return undefined
    chunks.push(chunk)
  }
  return chunks
}

function getErrorCode(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}
