import type { AnswerParser } from './createAnswerParser.js'
import type { Node } from './openNode.js'
import type { Answer } from './parseAnswers.js'
import { maxAnswerBytes, NodeError, type PostOptions, postToNode } from './postToNode.js'
import { codes, createError } from './responses.js'

/** A call to a node. */
export type NodeCall = {
  readonly method: string
  /** JSON of the parameters. */
  readonly params: string | undefined
}

/** Options of one call to a node. */
export type CallOptions = PostOptions & { readonly parser: AnswerParser }

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
