import { RpcRequestError } from '../../foundation/errors/rpc.js'
import type { Fetch } from '../../ports/Fetch.js'
import { toHttpFailure } from './classifyRpcFailure.js'
import { toComparable } from './collectAnswers.js'
import { RpcFailure } from './RpcFailure.js'
import type { TransportCall } from './TransportCall.js'

/** A request of a REST API, whose path is `method`. */
export type TextCall<Result> = Omit<TransportCall<Result>, 'ask' | 'isWrite'> & {
  /** Returns `undefined`, or throws, for a response that cannot be used. */
  readonly read: (text: string) => Result | undefined
  /** Sent with `POST`. */
  readonly body?: string | undefined
  /** The result if the server does not know the subject. */
  readonly missing?: Result | undefined
  /** Added to a failure after which the request may have been executed. */
  readonly doubt?: string | undefined
}

/** Sends a request of a REST API with a transport. */
export async function requestText<Result>(
  request: (call: TransportCall<Result>) => Promise<Result>,
  { read, body, missing, doubt, ...call }: TextCall<Result>,
  { fetch, now }: { readonly fetch: Fetch; readonly now: () => number },
): Promise<Result> {
  const isWrite = body !== undefined
  try {
    return await request({
      ...{ ...call, isWrite, toCompared },
      async ask(url, signal) {
        const init = isWrite ? { method: 'POST', body } : {}
        const response = await fetch(url.replace(/\/$/, '') + call.method, { ...init, signal })
        const text = await response.text()
        if (response.status === 404 && missing !== undefined) return missing
        const result = response.ok ? tryToRead(text, read) : undefined
        if (result !== undefined) return result
        const failure = toHttpFailure(response, text, now())
        throw failure.kind === 'unsupported' ? new RpcFailure('refused', failure.message) : failure
      },
    })
  } catch (error) {
    if (!doubt || !(error instanceof RpcRequestError) || error.reason === 'refused') throw error
    const { reason, details, cause } = error
    const { method, network } = call
    throw new RpcRequestError({ method, network: network.name, reason, details: `${details}${doubt}`, cause })
  }
}

/** Servers sort a list differently, and agree all the same. */
const toCompared = (result: unknown): unknown =>
  Array.isArray(result) ? result.map(toComparable).sort() : result

/** Returns `undefined` for a text that is not as expected, such as a page. */
function tryToRead<Result>(text: string, read: (text: string) => Result | undefined): Result | undefined {
  try {
    return read(text)
  } catch {
    return undefined
  }
}
