import { postJson } from '../../../browser/postJson.js'
import { askNetwork, type NetworkRequest } from '../../../chains/evm/askNetwork.js'
import { field } from '../../../foundation/encoding/field.js'
import type { Clock } from '../../../ports/Clock.js'

const timeoutMs = 10_000

/**
 * Creates a function that sends JSON-RPC requests to a network's RPC server, not to the wallet. It does not retry, because
 * only the caller knows whether a request can be repeated.
 *
 * @throws `RpcRequestError`, also after a time-out of 10 s, or `AbortedError`
 */
export function createRpcSender(clock: Clock): NetworkRequest {
  return ({ network, method, params, signal }) =>
    askNetwork({ network, method, signal }, async () => {
      const ending = new AbortController()
      const abort = () => ending.abort()
      const stop = clock.setTimeout(
        () => ending.abort(new Error(`No response within ${timeoutMs} ms.`)),
        timeoutMs,
      )
      signal.addEventListener('abort', abort, { once: true })
      try {
        const [url = ''] = network.rpcUrls.default.http
        const answer = await postJson(url, { jsonrpc: '2.0', id: 1, method, params }, ending.signal)
        const error = field(answer, 'error')
        if (error) throw new Error(String(field(error, 'message')).slice(0, 200), { cause: error })
        return field(answer, 'result')
      } finally {
        stop()
        signal.removeEventListener('abort', abort)
      }
    })
}
