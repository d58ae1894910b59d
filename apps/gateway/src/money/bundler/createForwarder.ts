import { bundlerRpcResponseSchema } from '@latchkit/blockchain-api/contract'
import { codes, quote } from '../../chain/rpcProxy/responses.js'
import { HttpError } from '../../server/http/HttpError.js'
import { BundlerError } from './BundlerError.js'
import type { ExternalBundlerSettings } from './BundlerSettings.js'

/**
 * Sends a call to another bundler.
 *
 * @throws HttpError if the operator has not listed it. BundlerError with its error.
 */
export type ForwardCall = (call: {
  readonly bundler: string
  readonly chainId: string
  readonly method: string
  readonly params: readonly unknown[]
}) => Promise<unknown>

const maxAnswerBytes = 1024 * 1024
/** One call for each request, so that its id can be the same. */
const callId = 1
const maxMessageLength = 500

/**
 * Creates the function that sends calls to other bundlers. A request selects one by its id, never by a URL, so it cannot
 * make the gateway call an address of the request's choice.
 */
export function createForwarder(
  external: readonly ExternalBundlerSettings[],
  timeoutMs: number,
): ForwardCall {
  return async ({ bundler, chainId, method, params }) => {
    const found = external.find(({ id }) => id === bundler)
    if (!found)
      throw new HttpError(
        400,
        'bundler',
        `"bundler" must be the id of a bundler of this server, got ${quote(bundler)}`,
      )
    const url = Object.hasOwn(found.urls, chainId) ? found.urls[chainId] : undefined
    if (url === undefined)
      throw new HttpError(400, 'chainId', `"chainId" must be a chain of the bundler, got ${quote(chainId)}`)
    const body = await post(url, JSON.stringify({ jsonrpc: '2.0', id: callId, method, params }), timeoutMs)
    if (body.error) {
      const { code, message, data } = body.error
      throw new BundlerError(code, message.slice(0, maxMessageLength), data)
    }
    return body.result
  }
}

async function post(url: string, body: string, timeoutMs: number) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = bundlerRpcResponseSchema.parse(JSON.parse(await readText(response)))
    if (answer.id !== callId) throw new Error('The answer is for another call')
    if ((answer.error === undefined) === (answer.result === undefined))
      throw new Error('The answer must have either a result or an error')
    return answer
  } catch (cause) {
    const message = 'The other bundler does not answer: try again later'
    throw new BundlerError(codes.internal, message, undefined, 503, { cause })
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  if (body)
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > maxAnswerBytes) throw new Error('The answer is too large')
      chunks.push(chunk)
    }
  return Buffer.concat(chunks).toString()
}
